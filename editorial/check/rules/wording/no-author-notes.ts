import { anyOf } from '../../../../src/formats/patterns.ts';
import { isInDictionary } from '../../../content/dictionary.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';

/** What authors write for themselves or for each other: “TODO”, “(tbc)”, “(check this with Thandi)”. */
const NOTE = new RegExp(
  [
    String.raw`\b(?:TODO|FIXME|XXX+|TBC|TBD|TBA|TK|WIP)\b`,
    String.raw`\((?:tb[acd]|to be (?:confirmed|added|decided|written)|\?+|x{2,})\)`,
    String.raw`\((?:[Cc]heck|[Aa]sk|[Cc]onfirm|[Vv]erify) (?:this|that|it|if|whether|with|before)\b[^()\n]*\)`,
    String.raw`\b[Nn]ote to (?:self|editors?|me)\b|\b[Ss]ee attach(?:ed|ment)\b`,
    String.raw`\b(?:before|until|once) (?:we|this|it) (?:publish(?:es)?|go(?:es)? live)\b`,
    // A question to a colleague: “(Thandi: is this right?)”
    String.raw`\((?-i:[A-Z])[a-z]+: [^()\n]*\?\)`,
  ].join('|'),
  'g',
);

const REVIEWING = anyOf([
  ...['confirm', 'check', 'verify', 'approve', 'decide', 'review', 'rewrite', 'update'],
]);
/** “(Sipho to confirm)”, which may also be said to visitors: “(you will confirm it by email)”. */
const PERHAPS_NOTE = new RegExp(
  String.raw`\([^()\n]{0,40}\b(?:to|please|will|must) ${REVIEWING}\b[^()\n]*\)`,
  'g',
);

/** What somebody has still to do: “(Thandi to find a better one)”. */
const TASK = /\((?<name>\p{Lu}\p{Ll}+) to \p{Ll}[^()\n]*\)/gu;

/** The texts contain no notes of an author, such as “TODO”. */
export const noAuthorNotes: Rule = {
  name: 'no-author-notes',
  checkFile: (file) => [
    ...reportMatches(file, NOTE, note),
    ...reportMatches(file, PERHAPS_NOTE, (words) => ({ ...note(words), severity: 'warning' })),
    ...reportMatches(file, TASK, (words, { groups: { name = '' } }) =>
      isInDictionary(name.toLowerCase()) ? undefined : { ...note(words), severity: 'warning' },
    ),
  ],
};

const note = (words: string): Wording => ({
  reason: `“${words}” is a note of the author.`,
  note: 'A visitor would read a note that was not meant for visitors.',
  fix: 'Write the text that belongs here, or remove the note.',
});
