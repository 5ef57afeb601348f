import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCommand } from '../../../../editorial/check/check-command.ts';
import { copyOfContent, sourceOf } from '../fixture-content.ts';

describe('npm run check:content', () => {
  it('reports the place, the reason and the fix, also as JSON, and exits with 1 on an error', () => {
    const directory = copyOfContent();
    const path = join(directory, 'faq/01-right-address.mdx');
    const source = sourceOf('faq/01-right-address.mdx');
    writeFileSync(path, source.replace(/^question: .*$/m, 'question: Why'));
    const { exitCode, output } = checkCommand([], directory);
    expect(exitCode).toBe(1);
    expect(output.replaceAll(directory, 'CONTENT').replace(/of \d+ files/, 'of all files')).toBe(
      [
        'CONTENT/faq/01-right-address.mdx',
        '',
        '  2:11  error    “Why” does not fit.',
        '                 question: Why',
        '                           ^^^',
        '        why      The question, as a visitor would ask it.',
        '        fix      End the question with a question mark.',
        '',
        'Content: 1 error in 1 of all files. What sentences mean is for the review.',
      ].join('\n'),
    );
    const fatal = { file: path, place: { start: { line: 2, column: 11 } }, fatal: true };
    expect(JSON.parse(checkCommand(['--format=json'], directory).output)).toMatchObject([fatal]);
  });

  it('reports a missing content folder', () => {
    expect(checkCommand([], '/nowhere')).toEqual({
      exitCode: 1,
      output: 'There is no folder “/nowhere”.',
    });
  });
});
