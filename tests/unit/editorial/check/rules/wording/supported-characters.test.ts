import { expect, it } from 'vitest';
import { supportedCharacters } from '../../../../../../editorial/check/rules/wording/supported-characters.ts';
import { answer, runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';

it.each([
  ['⅓', 'Write 1/3, or leave it if nothing else will do.', ['1/3']],
  ['🦶', 'Write it in other letters, or leave it if nothing else will do.', []],
])('The advice for “%s” is “%s”', (character, fix, expected) => {
  const files = Object.entries(answer(`It is ${character}.`)).map(([name, source]) =>
    readContentFile(name, source),
  );
  expect(runRule(supportedCharacters, files)).toMatchObject([{ fix, expected }]);
});
