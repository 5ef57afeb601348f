import { expect, it } from 'vitest';
import { keepVersion, settingsOf } from '../../../../editorial/adopt/adopt-command.ts';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { faultsOfAdoptedTexts } from '../../../../integrations/finish/adopted-texts.ts';
import { ADOPTED_RECORD } from '../../editorial/small-files.ts';
import { folderWith } from '../../../../packages/copy-review/tests/repository.ts';

const page = (text: string) => `<main data-review="prose"><p>${text}</p><p>It ends.</p></main>`;

/** A build, and a content folder with this version, in which version 1.0 of Legal was adopted with this text. */
function folders(adopted: string, built: string, version = '1.0') {
  const settings = `version: "${version}"\n`;
  const content = folderWith({ 'legal.yaml': settings, 'pledge.yaml': settings });
  const build = folderWith({ 'legal.html': page(built), 'trust-pledge.html': page(built) });
  const record = readContentFile('legal.yaml', ADOPTED_RECORD);
  keepVersion(settingsOf('legal', '1.0', [record]), page(adopted), content);
  return [build, content] as const;
}

const NO_NEW = '. It has no new paragraph: one is gone, moved or repeated.';

it.each([
  ['another paragraph', 'You may gain it.', ': “You may gain it.”'],
  ['a paragraph that is gone', '', NO_NEW],
  ['a paragraph that is repeated', 'You may lose it.</p><p>You may lose it.', NO_NEW],
  ['paragraphs in another order', 'It ends.</p><p>You may lose it.', NO_NEW],
])('differing from the adopted version is a fault: %s', (_, built, difference) => {
  expect(faultsOfAdoptedTexts(...folders('You may lose it.', built))).toEqual([
    `The Legal page reads differently from version 1.0, which was adopted${difference} Give the change an entry in “changes” of legal.yaml, and run npm run adopt with that version.`,
  ]);
});

it('the adopted text is no fault, and neither is any text of a version that is not adopted yet', () => {
  expect(faultsOfAdoptedTexts(...folders('You may lose it.', 'You may lose it.'))).toEqual([]);
  expect(faultsOfAdoptedTexts(...folders('You may lose it.', 'You may gain it.', '1.1'))).toEqual(
    [],
  );
});
