import { placeAt } from '../../content/places.ts';
import { isInCode, offsetAt, passagesOf } from '../../content/passages.ts';
import type { Finding, Rule } from '../shared/rule.ts';

/** Notes of an author to herself, in capitals, and the text that fills a layout. */
const DRAFT = /\b(?:TODO|FIXME|XXX|TBC|TBD)\b|\b[Ll]orem ipsum\b/g;

/** No note of an author and no filler text is left for visitors to read. */
export const noDraftIsLeft: Rule = {
  name: 'no-draft-is-left',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nTODO: say why.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nThat is the one thing to do.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap(({ text, at }) =>
      [...text.matchAll(DRAFT)].flatMap(({ 0: words, index }): Finding[] => {
        const offset = offsetAt(at, index);
        const before = file.source.slice(file.source.lastIndexOf('\n', offset) + 1, offset);
        // The schema refuses a supplied value that is none.
        if (isInCode(file, offset) || /\bvalue:\s*["']?$/.test(before)) return [];
        return [
          {
            file: file.path,
            ...placeAt(file, offset),
            severity: 'error',
            what: `“${words}” is left from a draft.`,
            why: 'A visitor would read a note that was not meant for visitors.',
            fix: 'Write the text that belongs here, or take the line out.',
          },
        ];
      }),
    ),
};
