import { matchesIn } from '../../content/passages.ts';
import { report, type Rule } from '../shared/rule.ts';

/** Notes to oneself, in capitals, and filler text. */
const DRAFT = /\b(?:TODO|FIXME|XXX|TBC|TBD)\b|\b[Ll]orem ipsum\b/g;

/** No note of an author and no filler text is left for visitors to read. */
export const noDrafts: Rule = {
  name: 'no-drafts',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nTODO: say why.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nThat is the one thing to do.\n' },
  checkFile: (file) =>
    matchesIn(file, DRAFT).map(({ words, range }) =>
      report(file, range, {
        reason: `“${words}” is left from a draft.`,
        note: 'A visitor would read a note that was not meant for visitors.',
        fix: 'Write the text that belongs here, or remove the line.',
      }),
    ),
};
