import { withoutFace } from '../../../facts/typefaces.ts';
import { placeAt } from '../../content/places.ts';
import { isInCode, offsetAt, passagesOf } from '../../content/passages.ts';
import { ODD_SIGNS } from '../shared/invisible-characters.ts';
import type { Finding, Rule } from '../shared/rule.ts';

/** Every character that a visitor reads is in the site’s typefaces; another one is shown in whatever the device has. */
export const charactersAreInTheTypeface: Rule = {
  name: 'characters-are-in-the-typeface',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nA third is ⅓.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nZoë paid £5, or 1/3 of €18.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap(({ text, at }) =>
      withoutFace(text.replaceAll(ODD_SIGNS, '')).flatMap((character): Finding[] => {
        const offset = offsetAt(at, text.indexOf(character));
        if (isInCode(file, offset)) return [];
        const plain = character.normalize('NFKD').replaceAll('⁄', '/');
        return [
          {
            file: file.path,
            ...placeAt(file, offset),
            severity: 'warning',
            what: `The typefaces of the site do not hold “${character}”.`,
            why: 'A visitor sees it in another typeface, or as an empty box.',
            fix:
              withoutFace(plain).length === 0
                ? `Write ${plain}, or leave it if nothing else will do.`
                : 'Write it in other letters, or leave it if nothing else will do.',
          },
        ];
      }),
    ),
};
