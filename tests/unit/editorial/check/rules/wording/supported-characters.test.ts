import { expect, it } from 'vitest';
import { supportedCharacters } from '../../../../../../editorial/check/rules/wording/supported-characters.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { answer } from '../../../small-files.ts';

it.each([
  ['⅓', 'Write 1/3, or leave it if nothing else will do.', ['1/3']],
  // The hyphen of word processors at which no line ends.
  ['\u2011', 'Write -, or leave it if nothing else will do.', ['-']],
  ['🦶', 'Write it in other letters, or leave it if nothing else will do.', []],
])('The advice for “%s” is “%s”', (character, fix, expected) => {
  expect(runRule(supportedCharacters, [answer(`It is ${character}.`)])).toMatchObject([
    { fix, expected },
  ]);
});
