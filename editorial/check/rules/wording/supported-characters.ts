import { missingCharacters } from '../../../../src/styles/typefaces.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** Every visible character is in the site’s typefaces; browsers show others in a fallback font. */
export const supportedCharacters: Rule = {
  name: 'supported-characters',
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      missingCharacters(passage.text).flatMap((character) => {
        const range = rangeIn(passage, passage.text.indexOf(character), character.length);
        const plain = character.normalize('NFKD').replaceAll('⁄', '/');
        const isPlain = missingCharacters(plain).length === 0;
        return report(file, range, {
          severity: 'warning',
          reason: `The site’s typefaces do not have “${character}”.`,
          note: 'A visitor sees it in another typeface, or as an empty box.',
          fix: `Write ${isPlain ? plain : 'it in other letters'}, or leave it if nothing else will do.`,
          expected: isPlain ? plain : undefined,
          replaces: character,
        });
      }),
    ),
};
