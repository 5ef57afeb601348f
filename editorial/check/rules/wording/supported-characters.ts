import { missingCharacters } from '../../../../src/styles/typefaces.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** What a reader takes for one character, such as a letter with its accent, or the persons of a family. */
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isSupported = (text: string) => missingCharacters(text).length === 0;

/** Every visible character is in the site’s typefaces; browsers show others in a fallback font. */
export const supportedCharacters: Rule = {
  name: 'supported-characters',
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      missingIn(passage.text).flatMap((character) => {
        const range = rangeIn(passage, passage.text.indexOf(character), character.length);
        const plain = [
          character.normalize(),
          character.normalize('NFKD').replaceAll('⁄', '/').replaceAll('‐', '-'),
        ].find(isSupported);
        return report(file, range, {
          severity: 'warning',
          reason: `The site’s typefaces do not have “${character}”.`,
          note: 'A visitor sees it in another typeface, or as an empty box.',
          fix: `Write ${plain ?? 'it in other letters'}, or leave it if nothing else will do.`,
          expected: plain,
          replaces: character,
        });
      }),
    ),
};

/** The characters of a text that the typefaces lack, each once. */
const missingIn = (text: string): string[] => {
  if (isSupported(text)) return [];
  const characters = [...CHARACTERS.segment(text)].map(({ segment }) => segment);
  return [...new Set(characters)].filter((character) => !isSupported(character));
};
