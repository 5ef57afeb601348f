import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';

/**
 * A Markdown delimiter that stayed in the text as a character, because its counterpart is missing or it is
 * not valid there. Only the text that is left after parsing is searched, without what Markdown understood.
 */
interface Delimiter {
  readonly pattern: RegExp;
  readonly severity?: 'warning';
  readonly reason: (delimiter: string) => string;
  readonly note?: string;
  readonly fix: string;
  /** The replacement for the delimiter, if it is enough to replace the delimiter. */
  readonly expected?: (delimiter: string) => string;
}

/** A list marker of another program: “§”, “(a)”, “ii)”, “b.”. */
const FOREIGN_MARK = String.raw`(?:[–—o§Øø✓➢»→]|\(?(?:[ivx]+|[a-z]|\d+)\)|(?:[ivx]+|[a-z])\.)`;

/** A mark of Markdown with another sign, with a space that does not break, or without a space. */
const NO_MARK = [
  // “• Words”
  String.raw`[•·‣▪◦●](?=\s*\S)`,
  // “- Words” with a no-break space
  String.raw`(?:[-+*]|\d+[.)]|#{1,6})(?=[\u00A0\u2007\u202F]+\S)`,
  // “-Words”, “1.Words”
  String.raw`(?:[-+]|\d+[.)])(?=\p{L})`,
  // “##Words”
  String.raw`#{2,6}(?=[^\s#])`,
];

/** The first line with vertical bars at both ends, “| a | b |”. */
const TABLE_ROW = /(?<!\|[ \t]*\r?\n)^\|.+\|[ \t]*$/;
/** The same without bars at both ends: “a | b”. */
const BARE_TABLE_ROW = /^[^|\n]+\|[^|\n]+(?=\n *[^|\n]+\|[^|\n]+$)/;

/** Marks of GitHub and of other programs. */
const ELSEWHERE = [
  // “> [!NOTE]”
  String.raw`^\[!\w+\]`,
  // “:rocket:”, “:100:”
  String.raw`(?<![\p{L}\d:]):[a-z\d+-][\w+-]*:(?![\p{L}\d/])`,
  // “[x] Words”
  String.raw`(?<!\])\[[xX]?\](?![([])`,
  // “==words==”, “[[words]]”
  String.raw`={2,}|\[\[|\]\]`,
];

const unpaired = (delimiter: string) => `The “${delimiter}” has no counterpart.`;

const DELIMITERS: readonly Delimiter[] = [
  {
    // “**words”
    pattern: /\*{2,3}|_{2,3}|~~/g,
    reason: unpaired,
    fix: 'Write it on both sides of the words, without a space between: **words**',
  },
  {
    // “`words”; “it`s” has a wrong apostrophe, which `no-paste-errors` reports.
    pattern: /(?<!\p{L})`+|`+(?!\p{L})/gu,
    reason: unpaired,
    fix: 'Remove it.',
    expected: () => '',
  },
  {
    // “*words”, “words*”, “_words”
    pattern: /(?<![*\w])\*(?=[\p{L}\d])|(?<=[\p{L}\d])\*(?!\*)|(?<![_\p{L}\d])_(?=[\p{L}\d])/gu,
    severity: 'warning',
    reason: unpaired,
    fix: 'Write it on both sides: *words*.',
  },
  {
    // “[words] (/legal)”, “[words][legal]”
    pattern: /\](?=\s?\(|\[)/g,
    reason: () => 'This looks like a link, but is not one.',
    fix: 'Put the address between round brackets, with no space before it and none in it: [words](/legal)',
  },
  {
    // “[words(/legal)”, “words (/legal)”
    pattern: /(?<!\]\s?)\((?:\/[\w/-]*|\/?#[\w-]+|\/[\w-]+#[\w-]+|mailto:[^\s)]+)\)/g,
    reason: (typed) => `The address “${typed.slice(1, -1)}” is not part of a link.`,
    note: 'A visitor would read the address, with nothing to click.',
    fix: 'Put the words of the link between square brackets, directly before it: [words](/legal)',
  },
  {
    // “(words)[/legal]”
    pattern: /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\s]*\]/g,
    reason: (typed) => `The brackets of “${typed}” are swapped.`,
    note: 'A visitor would read the address, with nothing to click.',
    fix: 'Put the words between square brackets, and the address between round ones: [words](/legal)',
  },
  {
    pattern: new RegExp(String.raw`^(?:${NO_MARK.join('|')})[^\S\n]*`, 'gmu'),
    reason: (typed) =>
      `“${typed.trim()}” is ${typed.startsWith('#') ? 'no heading' : 'not a list marker'} here.`,
    fix: 'Begin the line with one of these marks and an ordinary space: - Words, 1. Words or ### Words',
    expected: (typed) => `${typed.trim().replace(/^[•·‣▪◦●]/, '-')} `,
  },
  {
    // “(a) Words” above “(b) Words”: a single mark may be a part of the text.
    pattern: new RegExp(
      String.raw`(?<=^|\n)${FOREIGN_MARK}[^\S\n]+(?=\S.*\r?\n${FOREIGN_MARK}[^\S\n])`,
      'g',
    ),
    reason: (typed) => `“${typed.trim()}” is not a list marker here.`,
    fix: 'Begin this line and those below it with a hyphen and a space, or a number and a full stop: - Words or 1. Words',
  },
  {
    // “| One | Two |” above “| 1 | 2 |”
    pattern: new RegExp(`${TABLE_ROW.source}|${BARE_TABLE_ROW.source}`, 'gm'),
    reason: () => 'This is not a table here, because its second row is missing or wrong.',
    fix: 'Put this line below the first row, with one part for each column: | --- | --- |',
  },
  {
    // “\•”: Markdown has taken away each that has a meaning.
    pattern: /\\+/g,
    severity: 'warning',
    reason: (typed) => `The “${typed}” has no meaning here, and is shown.`,
    fix: 'Remove it.',
  },
  {
    pattern: new RegExp(ELSEWHERE.join('|'), 'gmu'),
    reason: (typed) => `“${typed}” has a meaning on GitHub or in other programs alone.`,
    note: 'A visitor would read it as it is here.',
    fix: 'Remove it.',
    expected: () => '',
  },
];

/** What a backslash makes an ordinary character (CommonMark 0.31.2, section 2.4), besides another backslash. */
const ESCAPABLE = /^[!-/:-@[\]-`{-~]/;

/** How to write a delimiter that is meant as an ordinary character. */
const escaped = (typed: string) =>
  ESCAPABLE.test(typed) ? ` If that is meant, write \\${typed.trim()}` : '';

/** Why it matters, unless the delimiter says it otherwise. */
const DEFAULT_NOTE = 'A visitor would see the character itself.';

/** No delimiter of Markdown, such as `**`, is left in the text without its counterpart. */
export const noStrayMarkdown: Rule = {
  name: 'no-stray-markdown',
  checkFile: (file) =>
    DELIMITERS.flatMap(({ pattern, reason, expected, note = DEFAULT_NOTE, ...wording }) =>
      reportMatches(file, pattern, (delimiter, { start, passage }) => {
        if (file.source.charAt(start - 1) === '\\') return undefined;
        return {
          ...wording,
          note: `${note}${passage.from === 'prose' ? escaped(delimiter) : ''}`,
          reason: reason(delimiter),
          expected: expected?.(delimiter),
        };
      }),
    ),
};
