/** How texts of a site are shown in reports: nothing in them invisible, and long ones truncated. */
import { codePoint } from '../shared/code-point.ts';
import type { BlockChange, Words } from '../shared/report.ts';

/** Control and bidirectional characters, lone surrogates and invisible characters such as U+200B, except tabs. */
const INVISIBLE = new RegExp(
  [
    String.raw`(?!\t)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}`,
    String.raw`\u00AD\u180E\u200B\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}\u{E0020}-\u{E007F}]`,
  ].join(''),
  'gu',
);

const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`;
/** Letters of scripts that need joiners, such as Arabic. */
const JOINED = String.raw`[[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]]`;
/** Zero-width joiners and non-joiners, except in emoji and after such letters. */
const JOINERS = new RegExp(String.raw`(?<!${EMOJI}|${JOINED})[\u200C\u200D]`, 'gv');

/** A variation selector, except after a character that it may turn into an emoji: elsewhere it shows nothing. */
const VARIATION = /(?<![\p{Extended_Pictographic}#*\d])[\uFE00-\uFE0F]/gu;

const LETTERS = String.raw`[\p{L}\p{N}]*`;
const LOOK_ALIKE = String.raw`[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}]`;
/** Words with Latin letters and others that may look like these: “bаnk” with a Cyrillic а. */
const MIXED = new RegExp(
  String.raw`(?=${LETTERS}\p{sc=Latin})${LETTERS}${LOOK_ALIKE}${LETTERS}`,
  'gu',
);

const withLookAlikes = (word: string) => word.replaceAll(/[^\p{sc=Latin}\p{N}]/gu, codePoint);

/** The block of letterlike symbols, such as the sign for kelvin, which looks like a K. */
const LETTERLIKE = /[\u2100-\u214F]/gu;

/**
 * Prepares a text of the site for display in a report. Characters that could hide or reorder text
 * become code points, and so do letters that only look like Latin ones. Tabs between cells become a
 * vertical line.
 */
export function visible(text: string): string {
  return text
    .replaceAll(INVISIBLE, codePoint)
    .replaceAll(JOINERS, codePoint)
    .replaceAll(VARIATION, codePoint)
    .replaceAll(MIXED, withLookAlikes)
    .replaceAll(LETTERLIKE, (character) =>
      character === character.normalize('NFC') ? character : codePoint(character),
    )
    .replaceAll('\t', ' │ ');
}

/**
 * The words of a comparison for display: spaces at the edges of a change are not marked, and a change of spaces alone
 * is shown as “␣”.
 */
export function visibleWords({ words }: Pick<BlockChange, 'words'>): Words[] {
  return words.flatMap(({ op, text }): Words[] => {
    if (op === '=') return [{ op, text: visible(text) }];
    const trimmed = text.replaceAll(/^ +| +$/g, '');
    if (trimmed === '') return [{ op, text: '␣' }];
    const space = (isThere: boolean): Words[] => (isThere ? [{ op: '=', text: ' ' }] : []);
    return [
      ...space(text.startsWith(' ')),
      { op, text: visible(trimmed) },
      ...space(text.endsWith(' ')),
    ];
  });
}

/** Whether a text was replaced as a whole: reports then show the old text and the new one. */
export const isReplaced = ({ words }: BlockChange): boolean =>
  words.length === 2 && words[0]?.op === '-' && words[1]?.op === '+';

/** Whether words changed, not only the place or the visibility. */
export const isEdited = ({ words }: Pick<BlockChange, 'words'>): boolean =>
  words.some(({ op }) => op !== '=');

/** The length of the unchanged text that is kept on each side of a change, in characters. */
const CONTEXT = 80;
/** Unchanged text is truncated only if that omits more characters than this. */
const MIN_OMITTED = 40;

/** Truncates long unchanged texts to the context of the changes. */
export function truncateUnchanged(words: readonly Words[]): Words[] {
  if (!isEdited({ words })) return [...words];
  return words.map(({ op, text }, index) => {
    if (op !== '=') return { op, text };
    const head = index === 0 ? 0 : CONTEXT;
    const tail = index === words.length - 1 ? 0 : CONTEXT;
    return { op, text: truncateMiddle(text, head, tail) };
  });
}

/** The first words of a text, with “…” if it is longer. */
export const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${headOf(text, maxLength)}…`;

/** Keeps `head` characters at the start and `tail` at the end of a text, as whole words. */
function truncateMiddle(text: string, head: number, tail: number): string {
  if (text.length <= head + tail + MIN_OMITTED) return text;
  const start = head === 0 ? '' : `${headOf(text, head)} `;
  return `${start}…${tail === 0 ? '' : ` ${tailOf(text, tail)}`}`;
}

/** The start of a text: whole words, if there are any; never half of a surrogate pair. */
function headOf(text: string, maxLength: number): string {
  const head = text.slice(0, maxLength);
  const end = head.lastIndexOf(' ');
  return end > 0 ? head.slice(0, end) : head.replace(/[\uD800-\uDBFF]$/, '');
}

/** The end of a text, in the same way. */
function tailOf(text: string, maxLength: number): string {
  const tail = text.slice(-maxLength);
  const start = tail.indexOf(' ');
  return start >= 0 && start < maxLength - 1
    ? tail.slice(start + 1)
    : tail.replace(/^[\uDC00-\uDFFF]/, '');
}
