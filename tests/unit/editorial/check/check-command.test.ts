import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCommand } from '../../../../editorial/check/check-command.ts';
import { copyOfContent, sourceOf } from '../fixture-content.ts';

beforeEach(() => {
  vi.stubEnv('NO_COLOR', '1');
});

describe('npm run check:content', () => {
  it('reports the place, the reason and the fix, and exits with 1 on an error', () => {
    const directory = copyOfContent();
    const path = join(directory, 'pages/legal.mdx');
    writeFileSync(path, sourceOf('pages/legal.mdx').replace(/^sheet: .*$/m, 'sheet: six'));
    const { exitCode, output } = checkCommand([], directory);
    expect(exitCode).toBe(1);
    expect(output.replaceAll(directory, 'CONTENT').replace(/of \d+ files/, 'of all files')).toBe(
      [
        'CONTENT/pages/legal.mdx',
        '',
        '  5:8  error    “six” does not fit.',
        '                sheet: six',
        '                       ^^^',
        '       why      The number of the map sheet, shown in the footer.',
        '       fix      Write one figure between quotes, such as "3".',
        '',
        'Content: 1 error in 1 of all files.',
      ].join('\n'),
    );
    expect(JSON.parse(checkCommand(['--format=json'], directory).output)).toMatchObject([
      {
        file: path,
        place: { start: { line: 5, column: 8 } },
        fatal: true,
      },
    ]);
  });

  it('passes content without faults', () => {
    const { exitCode, output } = checkCommand([], copyOfContent());
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Content: \d+ files, nothing wrong\.$/);
  });

  it('reports a missing content folder', () => {
    expect(checkCommand([], '/nowhere')).toEqual({
      exitCode: 1,
      output: 'There is no folder “/nowhere”.',
    });
  });
});
