import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentDiagnostics } from '../../../../editorial/dev/diagnostics.ts';
import { copyOfContent, sourceOf } from '../fixture-content.ts';

const NAME = 'faq/03-meme-wars.mdx';

describe('The diagnostics for the browser', () => {
  it('are those of the folder on disk, each with its source line', () => {
    const directory = copyOfContent();
    expect(currentDiagnostics(directory)).toEqual([]);
    writeFileSync(join(directory, NAME), sourceOf(NAME).replace('question:', 'qestion:'));
    const [first, ...others] = currentDiagnostics(directory);
    expect(first).toMatchObject({
      name: NAME,
      file: join(directory, NAME),
      place: { start: { line: 2, column: 1 } },
    });
    expect(first?.text).toMatch(/^qestion: \S.*\S$/);
    expect(others).toEqual([]);
  });

  it('have an empty source line for an empty file', () => {
    const directory = copyOfContent();
    writeFileSync(join(directory, NAME), '');
    expect(currentDiagnostics(directory)).toMatchObject([{ name: NAME, text: '' }]);
  });

  it('are a single one if there is no folder', () => {
    expect(currentDiagnostics('/nowhere')).toMatchObject([
      { name: '/nowhere', fatal: true, text: '', reason: 'There is no folder “/nowhere”.' },
    ]);
  });
});
