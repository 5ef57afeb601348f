import { describe, expect, it } from 'vitest';
import { noCode } from '../../../../../editorial/check/rules/no-code.ts';
import { answer, reports } from '../../small-files.ts';

describe('Prose holds no code', () => {
  it.each([
    [
      'In {2027}.',
      '5:4 The character “{” starts code here. | Write \\{2027}, or 2027 without braces.',
    ],
    ['In {2027.', '5:4 The character “{” starts code here. | Write \\{'],
    [
      'import duties',
      '5:1 A line that starts with “import” is read as code. | Write “Import” with a capital letter, or start the line with another word.',
    ],
    [
      'export is up',
      '5:1 A line that starts with “export” is read as code. | Write “Export” with a capital letter, or start the line with another word.',
    ],
    ['`{` and {x', '5:9 The character “{” starts code here. | Write \\{'],
    ['```\n{\n```\n\n{x', '9:1 The character “{” starts code here. | Write \\{'],
  ])('reports %s', (line, said) => {
    expect(reports(noCode, answer(line))).toEqual([said]);
  });
});
