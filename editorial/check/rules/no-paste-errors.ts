import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { readProse } from '../../content/prose.ts';
import type { Range } from '../../content/places.ts';
import { isParsed, type ContentFile } from '../../content/read.ts';
import { sentencesIn } from 'copy-review/figures';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { reportMatches } from '../shared/report-matches.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

interface Slip {
  readonly pattern: RegExp;
  readonly severity?: 'error' | 'warning';
  readonly reason: (typed: string) => string;
  /** The text to type instead; undefined if more than these characters must change. */
  readonly right: (typed: string) => string | undefined;
  /** `Write “…”` by default. */
  readonly fix?: string;
}

/**
 * A word that is typed twice in a row, with the space after it. The second one is in lower case, so that
 * names such as Walla Walla do not match.
 *
 * @param word pattern of the word
 */
const repeated = (word: string): Omit<Slip, 'severity'> => ({
  pattern: new RegExp(
    String.raw`(?<=(?<![\p{L}\p{M}\p{N}’'-])(${word})\s+)(?-i:(?=\p{Ll}))\1(?![\p{L}\p{M}\p{N}’'-]) ?`,
    'giu',
  ),
  reason: (typed) => `“${typed.trim()}” is repeated.`,
  // Without a space after the word, removing it would leave the space before it.
  right: (typed) => (typed.endsWith(' ') ? '' : undefined),
  fix: 'Write it once.',
});

/** Never right twice: “the the” is a slip, while “he went in in May” is not. */
const NEVER_TWICE = '(?:the|an?|of|and|or|to|with|our|we|its)';

const SLIPS: readonly Slip[] = [
  { ...repeated(NEVER_TWICE), severity: 'error' },
  // “She said that that was so”, “he had had enough”
  repeated(String.raw`(?!(?:that|had|${NEVER_TWICE})\b)\p{L}[\p{L}\p{M}’']*`),
  {
    pattern: /(?<![.…\d])\.\.(?![.\w/])|(?<=\w),,|[;:]{2}(?=\s|$)|!!+|\?\?+/g,
    reason: (typed) => `“${typed}” has one character too many.`,
    right: (typed) => typed.charAt(0),
  },
  {
    pattern:
      /(?<=[\p{L}\d”’)])[ \u00A0]+(?:[,;.!?](?=\s|$)|,(?=\p{L}))|(?<=\p{L}[^()]*)[ \u00A0]+\)/gu,
    reason: (typed) => `There is a space before “${typed.trim()}”.`,
    right: (typed) => typed.trim(),
  },
  {
    pattern:
      /(?<=\p{Ll}{2,}[.!?] )(?<!\b(?:approx|incl|excl|dept|etc|vs|no|cf|ca|al)\. )\p{Ll}(?=\p{Ll}* )/gu,
    reason: (typed) => `A sentence starts with “${typed}” here.`,
    right: (typed) => typed.toUpperCase(),
  },
  {
    // Two sentences without a space between them. “Pump.fun” and “index.html” continue in lower
    // case.
    pattern: /(?<=(?<![\p{L}.])\p{L}?\p{Ll}{2,})[.!?,;](?=\p{Lu}\p{Ll}+(?![\w(]|\.\w))/gu,
    reason: (typed) => `There is no space after “${typed}”.`,
    right: (typed) => `${typed} `,
  },
];

/**
 * No slips are left where a text was pasted or a part of it was cut: words and sentences that are there
 * twice, stray spaces, open quotation marks.
 */
export const noPasteErrors: Rule = {
  name: 'no-paste-errors',
  fails: answer('We looked for it..'),
  passes: answer('We looked … for it, on Pump.fun (and “elsewhere”).'),
  checkFile: (file) => [
    ...slips(file),
    ...passagesOf(file).flatMap((passage) => unclosed(file, passage)),
    ...tabs(file),
    ...entities(file),
    ...doubles(file),
  ],
};

/** The code between two characters of a passage. It is not in the text, so an apparent slip there may be none. */
const codeBetween = (file: ContentFile, { offsets }: Passage, start: number, end: number) =>
  readProse(file).code.filter(
    ({ offset }) => Number(offsets[start]) < offset && offset < Number(offsets[end]),
  );

const READ_AGAIN = 'A visitor stumbles over it and trusts the page less.';

const warn = (file: ContentFile, range: Range, wording: Omit<Wording, 'note'>) =>
  report(file, range, { severity: 'warning', note: READ_AGAIN, ...wording });

const slips = (file: ContentFile): Diagnostic[] =>
  SLIPS.flatMap(({ pattern, severity = 'warning', reason, right, fix }) =>
    reportMatches(file, pattern, (typed, { passage, index }) => {
      const before = passage.text.slice(0, index).search(/\S*\s*$/);
      const expected = right(typed);
      return codeBetween(file, passage, before, index + typed.length - 1).length > 0
        ? undefined
        : {
            severity,
            reason: reason(typed),
            note: READ_AGAIN,
            fix: fix ?? `Write “${expected ?? ''}”`,
            expected,
          };
    }),
  );

const PAIRS = [
  ['“', '”'],
  ['(', ')'],
] as const;

/** The number of an item in a list, before its bracket: “a) boots, b) water”. */
const ITEM = /(?<![\p{L}\d])(?:\p{L}|\d{1,3}|[ivx]{1,4})$/iu;

/** Opening characters without closing ones, and closing characters without opening ones. */
function unclosed(file: ContentFile, passage: Passage): Diagnostic[] {
  const code = codeBetween(file, passage, 0, passage.text.length - 1);
  if (code.some(({ text }) => /[“”()]/.test(text))) return [];
  const text = passage.text.replaceAll(/[:;]-?[()]/g, (found) => ' '.repeat(found.length));
  return PAIRS.flatMap(([open, close]) => {
    const at = [...text.matchAll(/[“”()]/g)].reduce<number[]>((all, { 0: character, index }) => {
      if (character === open) return [...all, index];
      if (character !== close) return all;
      if ((all.at(-1) ?? -1) >= 0) return all.slice(0, -1);
      return character === ')' && ITEM.test(text.slice(0, index)) ? all : [...all, -1 - index];
    }, []);
    const [first] = at;
    if (first === undefined) return [];
    const [index, missing] = first < 0 ? [-1 - first, open] : [first, close];
    return warn(file, rangeIn(passage, index, 1), {
      reason: `“${text[index] ?? ''}” has no “${missing}” that goes with it.`,
      fix: `Type the missing ${missing}, or remove this one.`,
    });
  });
}

/** “&nbsp;”; in the prose “&lt;” is a way to write a character that would begin code. */
const ENTITY = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/gi;
const NEEDED_IN_PROSE = /^&(?:lt|gt|amp|quot|#123|#125);$/i;

const entities = (file: ContentFile): Diagnostic[] =>
  [...file.source.matchAll(ENTITY)].flatMap(({ 0: typed, index }) =>
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

/** Cells pasted from a spreadsheet. */
const tabs = (file: ContentFile): Diagnostic[] =>
  [...file.body.matchAll(/^[^\t\n]*\S\t[^\n]*$/gm)].flatMap(({ 0: line, index }) => {
    const start = file.bodyStart + index;
    return warn(file, [start, start + line.length], {
      reason: 'This line has tabs, as if it came from a table.',
      fix: `Write the cells between upright lines: | ${line.trim().split(/\t+/).join(' | ')} | and below the first line | --- | --- |`,
    });
  });

/** In characters. Shorter sentences may be repeated on purpose. */
const SHORTEST = 12;

/** Sentences of the prose that occur twice, one right after the other or in two paragraphs. */
function doubles(file: ContentFile): Diagnostic[] {
  const seen = new Set<string>();
  return passagesOf(file)
    .filter(({ from, text }) => from === 'prose' && !text.includes('|'))
    .flatMap((passage) =>
      sentencesIn(passage.text).flatMap(({ text, index }) => {
        const normalized = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
        const isNew = !seen.has(normalized);
        seen.add(normalized);
        if (isNew || normalized.length < SHORTEST || !normalized.includes(' ')) return [];
        return warn(file, rangeIn(passage, index, text.trimEnd().length), {
          reason: 'This sentence is here twice.',
          fix: `Remove it: “${text.trim().slice(0, 60)}” is already above.`,
        });
      }),
    );
}
