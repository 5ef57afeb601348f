import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tellOf } from '../../../../src/editorial/dev/diagnostics.ts';
import { copyOfContent, sourceOf } from '../fixture-content.ts';

const NAME = 'faq/03-meme-wars.mdx';

describe('The messages for the browser', () => {
  it('are those about the folder as it lies on the disk, each with its line', () => {
    const directory = copyOfContent();
    expect(tellOf(directory)).toEqual([]);
    writeFileSync(join(directory, NAME), sourceOf(NAME).replace('question:', 'qestion:'));
    const [told, ...others] = tellOf(directory);
    expect(told).toMatchObject({ name: NAME, file: join(directory, NAME), line: 2, column: 1 });
    expect(told?.text).toMatch(/^qestion: \S.*\S$/);
    expect(others).toEqual([]);
  });

  it('show the end of no file by an empty line', () => {
    const directory = copyOfContent();
    writeFileSync(join(directory, NAME), '');
    expect(tellOf(directory)).toMatchObject([{ name: NAME, text: '' }]);
  });

  it('are one message where there is no folder', () => {
    expect(tellOf('/nowhere')).toMatchObject([
      { name: '/nowhere', line: 1, text: '', what: 'There is no folder “/nowhere”.' },
    ]);
  });
});
