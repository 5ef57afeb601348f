import { describe, expect, it } from 'vitest';
import { proseHoldsNoCode } from '../../../../../src/editorial/check/rules/prose-holds-no-code.ts';
import { readProse } from '../../../../../src/editorial/content/prose.ts';
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
  ])('refuses %s', (line, said) => {
    expect(reports(proseHoldsNoCode, answer(line))).toEqual([said]);
  });
});

// No text is known that the parser refuses without a sign of code; another version of it may find one.
describe('A text that the parser refuses', () => {
  const refused = (body: string, thrown: unknown) => {
    const file = { ...answer(body) };
    readProse(file, () => {
      throw thrown;
    });
    return reports(proseHoldsNoCode, file);
  };

  it.each([
    ['an error without a place', new Error('Strange.')],
    ['an error of a place where nothing stands', new Error('5:1: Strange.')],
    ['something else', 'Strange.'],
  ])('with %s is told of where it begins', (_, thrown) => {
    expect(refused('\n  Because.', thrown)).toEqual([
      '6:3 The text below the settings cannot be read. | Compare this file with the one beside it, and take out what only this one has.',
    ]);
  });

  it('is told of by the signs of code in it, where there are any', () => {
    expect(refused('Because {it} is.', new Error('Strange.'))).toEqual([
      expect.stringMatching(/^5:9 The “\{” sign starts code here\./),
    ]);
  });
});
