import { expect, it } from 'vitest';
import { supportedCharacters } from '../../../../../editorial/check/rules/supported-characters.ts';
import { answer, reports } from '../../small-files.ts';

it('Finds characters that the typefaces lack, and the plain ones for them', () => {
  expect(reports(supportedCharacters, answer('A third is ⅓, or 山.'))).toEqual([
    '5:12 The site’s typefaces do not have “⅓”. | Write 1/3, or leave it if nothing else will do.',
    '5:18 The site’s typefaces do not have “山”. | Write it in other letters, or leave it if nothing else will do.',
  ]);
});

it('Accepts letters of South Africa’s languages and currencies', () => {
  expect(reports(supportedCharacters, answer('Zoë paid R5, £5 or €5.'))).toEqual([]);
});
