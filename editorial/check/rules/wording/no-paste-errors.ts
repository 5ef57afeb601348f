import { excerpt } from 'copy-review/excerpt';
import { anyOf } from '../../../../src/formats/patterns.ts';
import { passagesOf, rangeIn, type Passage } from '../../../content/passages.ts';
import { readProse } from '../../../content/prose.ts';
import type { Range } from '../../../content/places.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import { sentencesIn } from 'copy-review/figures';
import type { Diagnostic, Severity, Wording } from '../../../output/diagnostic.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** A kind of typing error. `typed` is the text that its pattern matches. */
interface TypingError {
  readonly pattern: RegExp;
  /** A warning by default. */
  readonly severity?: Severity;
  readonly reason: (typed: string) => string;
  /** What to replace `typed` with; undefined if more than these characters must change. */
  readonly replacement: (typed: string) => string | undefined;
  /** What the editor is told to do: by default, to write the replacement. */
  readonly fix?: string;
}

/**
 * A word that is typed twice in a row. The pattern matches the second one, with the space after it,
 * and only in lower case, so that names such as Walla Walla do not match.
 *
 * @param word a regular expression for the word
 */
const repeated = (word: string): Omit<TypingError, 'severity'> => ({
  pattern: new RegExp(
    String.raw`(?<=(?<![\p{L}\p{M}\p{N}’'-])(${word})\s+)(?-i:(?=\p{Ll}))\1(?![\p{L}\p{M}\p{N}’'-]) ?`,
    'giu',
  ),
  reason: (typed) => `“${typed.trim()}” is repeated.`,
  // Without a space after the word, removing it would leave the space before it.
  replacement: (typed) => (typed.endsWith(' ') ? '' : undefined),
  fix: 'Write it once.',
});

/** Words that are never repeated in correct English. Others can be: “he went in in May”. */
const NEVER_TWICE = '(?:the|an?|of|and|or|to|with|our|we|its)';

/** Abbreviations after whose full stop a sentence goes on. */
const WITH_FULL_STOP = [
  ...['approx', 'incl', 'excl', 'dept', 'etc', 'vs', 'no', 'cf', 'ca', 'al', 'Inc', 'Ltd', 'Co'],
  ...['Corp', 'Pty', 'Bros', 'Prof', 'Mrs?', 'Dr', 'St'],
];

const TYPING_ERRORS: readonly TypingError[] = [
  { ...repeated(NEVER_TWICE), severity: 'error' },
  // “That that” and “had had” can be correct: “he had had enough”.
  repeated(String.raw`(?!(?:that|had|${NEVER_TWICE})\b)\p{L}[\p{L}\p{M}’']*`),
  {
    // “so..”, “so,, it”, “so::”, “so!!”
    pattern: /(?<![.…\d])\.\.(?![.\w/])|(?<=\w),,|[;:]{2}(?=\s|$)|!!+|\?\?+/g,
    reason: (typed) => `“${typed}” has one character too many.`,
    replacement: (typed) => typed.charAt(0),
  },
  {
    // “So , it is”, “so ,it is”, “(so )”
    pattern:
      /(?<=[\p{L}\d”’)])[ \u00A0]+(?:[,;.!?](?=\s|$)|,(?=\p{L}))|(?<=\p{L}[^()]*)[ \u00A0]+\)/gu,
    reason: (typed) => `There is a space before “${typed.trim()}”.`,
    replacement: (typed) => typed.trim(),
  },
  {
    // “it´s”, “it‘s”, “it`s”
    pattern: /(?<=\p{L})[´‘`](?=\p{L})/gu,
    reason: (typed) => `“${typed}” is not an apostrophe.`,
    replacement: () => '’',
  },
  {
    // “so -- it is”, “so--it is”, as other programs make a dash of it
    pattern: /(?<=\p{L})-{2,3}(?=\p{L})|(?<=[^\s-] )-{2,3}(?= )/gu,
    reason: (typed) => `“${typed}” is not a dash.`,
    replacement: () => '–',
  },
  {
    // “2,5”, but not “5,000”, and not the items of a list such as “1,2,3”.
    pattern: /(?<=(?<![\d.,])\d+),(?=\d{1,2}(?!\d|[.,]\d))|(?<=(?<![\d.,])0),(?=\d+(?!\d|[.,]\d))/g,
    reason: () => 'A comma is in this number, where the others have a point.',
    severity: 'hint',
    replacement: () => '.',
  },
  {
    // “It is. so is that.”
    pattern: new RegExp(
      String.raw`(?<=\p{Ll}{2,}[.!?] )(?<!\b${anyOf(WITH_FULL_STOP)}\. )\p{Ll}(?=\p{Ll}* )`,
      'gu',
    ),
    reason: (typed) => `A sentence starts with “${typed}” here.`,
    replacement: (typed) => typed.toUpperCase(),
  },
  {
    // Two sentences without a space between them. “Pump.fun” and “index.html” continue in lower
    // case.
    pattern: /(?<=(?<![\p{L}.])\p{L}?\p{Ll}{2,})[.!?,;](?=\p{Lu}\p{Ll}+(?![\w(]|\.\w))/gu,
    reason: (typed) => `There is no space after “${typed}”.`,
    replacement: (typed) => `${typed} `,
  },
];

/**
 * The content has none of the errors that cutting and pasting leave: repeated words and sentences,
 * stray spaces, quotation marks and brackets without a counterpart, tabs, character references.
 */
export const noPasteErrors: Rule = {
  name: 'no-paste-errors',
  checkFile: (file) => [
    // The texts lack their code, so that what is beside it can look like an error.
    ...(readProse(file).code.length > 0
      ? []
      : [...typingErrors(file), ...passagesOf(file).flatMap((passage) => unpaired(file, passage))]),
    ...tabs(file),
    ...characterReferences(file),
    ...repeatedSentences(file),
  ],
};

const NOTE = 'A visitor stumbles over it and trusts the page less.';

/** Creates a warning about a part of a file. */
const warn = (file: ContentFile, range: Range, wording: Omit<Wording, 'note'>) =>
  report(file, range, { severity: 'warning', note: NOTE, ...wording });

const typingErrors = (file: ContentFile): Diagnostic[] =>
  TYPING_ERRORS.flatMap(({ pattern, severity = 'warning', reason: reasonOf, replacement, fix }) =>
    reportMatches(file, pattern, (typed) => {
      const expected = replacement(typed);
      const reason = reasonOf(typed);
      return { severity, reason, note: NOTE, fix: fix ?? `Write “${expected ?? ''}”`, expected };
    }),
  );

const PAIRS = [
  ['“', '”'],
  ['(', ')'],
] as const;

/** A list marker without its closing bracket, as “a” in “a) boots, b) water”. */
const LIST_MARKER = /(?<![\p{L}\d])(?:\p{L}|\d{1,3}|[ivx]{1,4})$/iu;

/** A quotation mark or bracket without its counterpart. */
interface Unpaired {
  readonly index: number;
  /** The counterpart. */
  readonly missing: string;
}

/** Reports the first unpaired quotation mark and the first unpaired bracket of a passage. */
function unpaired(file: ContentFile, passage: Passage): Diagnostic[] {
  // Without emoticons such as “:-)”. Spaces take their place, so that indexes stay the same.
  const text = passage.text.replaceAll(/[:;]-?[()]/g, (emoticon) => ' '.repeat(emoticon.length));
  return PAIRS.flatMap(([open, close]) => {
    const marks = [...text.matchAll(/[“”()]/g)];
    const [first] = marks.reduce<Unpaired[]>((unclosed, { 0: character, index }) => {
      if (character === open) return [...unclosed, { index, missing: close }];
      if (character !== close) return unclosed;
      if (unclosed.at(-1)?.missing === close) return unclosed.slice(0, -1);
      const isListMarker = character === ')' && LIST_MARKER.test(text.slice(0, index));
      return isListMarker ? unclosed : [...unclosed, { index, missing: open }];
    }, []);
    if (first === undefined) return [];
    const { index, missing } = first;
    return warn(file, rangeIn(passage, index, 1), {
      reason: `“${text[index] ?? ''}” has no “${missing}” that goes with it.`,
      fix: `Type the missing ${missing}, or remove this one.`,
    });
  });
}

/** An HTML character reference, such as “&nbsp;”. */
const CHARACTER_REFERENCE = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/gi;
/** References to characters that have a meaning in MDX, such as “&lt;”. In prose they are allowed. */
const NEEDED_IN_PROSE = /^&(?:lt|gt|amp|quot|#123|#125);$/i;

const characterReferences = (file: ContentFile): Diagnostic[] =>
  [...file.source.matchAll(CHARACTER_REFERENCE)].flatMap(({ 0: typed, index }) =>
    !isParsed(file) || (index >= file.bodyStart && NEEDED_IN_PROSE.test(typed))
      ? []
      : report(file, [index, index + typed.length], {
          reason: `“${typed}” is web page code for a character.`,
          note: 'In the settings visitors would see the code itself, and nobody who reviews a text can read it.',
          fix: /^&(?:nbsp|e[nm]sp|thinsp|#160|#xa0);$/i.test(typed)
            ? 'Write a plain space.'
            : 'Type the character itself.',
        }),
  );

/** Reports lines with tabs between words, as pasted from a spreadsheet. */
const tabs = (file: ContentFile): Diagnostic[] =>
  [...file.body.matchAll(/^[^\t\n]*\S\t[^\n]*$/gm)].flatMap(({ 0: line, index }) => {
    const start = file.bodyStart + index;
    return warn(file, [start, start + line.length], {
      reason: 'This line has tabs, as if it came from a table.',
      fix: 'Write it as sentences, or as a list with a hyphen and a space before each item.',
    });
  });

/** The length from which a repeated sentence is reported. Shorter ones may be repeated on purpose. */
const MIN_LENGTH = 12;

/** Reports each sentence of the prose that is the same as an earlier one. Tables are skipped. */
function repeatedSentences(file: ContentFile): Diagnostic[] {
  const seen = new Set<string>();
  return passagesOf(file)
    .filter(({ from, text }) => from === 'prose' && !text.includes('|'))
    .flatMap((passage) =>
      sentencesIn(passage.text).flatMap(({ text, index }) => {
        const normalized = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
        const isNew = !seen.has(normalized);
        seen.add(normalized);
        if (isNew || normalized.length < MIN_LENGTH || !normalized.includes(' ')) return [];
        return warn(file, rangeIn(passage, index, text.trimEnd().length), {
          reason: 'This sentence is here twice.',
          fix: `Remove it: “${excerpt(text)}” is already above.`,
        });
      }),
    );
}
