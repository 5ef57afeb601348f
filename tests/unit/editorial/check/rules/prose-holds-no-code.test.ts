import { describe, expect, it } from 'vitest';
import { proseHoldsNoCode } from '../../../../../editorial/check/rules/prose-holds-no-code.ts';
import { readProse } from '../../../../../editorial/content/prose.ts';
import { answer, reports } from '../../small-files.ts';

describe('Prose holds no code', () => {
  it.each([
    ['In {2027}.', '5:4 The “{” sign starts code here. | Write \\{2027}, or 2027 without braces.'],
    ['In {2027.', '5:4 The “{” sign starts code here. | Write \\{'],
    [
      'import duties',
      '5:1 A line that starts with “import” is read as code. | Write “Import” with a capital letter, or start the line with another word.',
    ],
    [
      'export is up',
      '5:1 A line that starts with “export” is read as code. | Write “Export” with a capital letter, or start the line with another word.',
    ],
  ])('reports %s', (line, said) => {
    expect(reports(proseHoldsNoCode, answer(line))).toEqual([said]);
  });
});

// The parser stub throws, because no text is known that satteri rejects without code in it.
describe('A text that the parser rejects', () => {
  const refused = (body: string, thrown: unknown) => {
    const file = { ...answer(body) };
    readProse(file, () => {
      throw thrown;
    });
    return reports(proseHoldsNoCode, file);
  };

  it.each([
    ['an error without a place', new Error('Strange.')],
    ['an error at an empty place', new Error('5:1: Strange.')],
    ['something else', 'Strange.'],
  ])('with %s is reported where it begins', (_, thrown) => {
    expect(refused('\n  Because.', thrown)).toEqual([
      '6:3 The text below the settings cannot be read. | Compare this file with the one beside it, and take out what only this one has.',
    ]);
  });

  it('is reported at the code in it, if there is any', () => {
    expect(refused('Because {it} is.', new Error('Strange.'))).toEqual([
      expect.stringMatching(/^5:9 The “\{” sign starts code here\./),
    ]);
  });
});
