import type { BlockChange, Words } from '../report.ts';

/**
 * What could hide, reorder or break a text: control and bidirectional characters, halves of
 * characters, unseen ones. Tabs stay; they hold cells apart.
 */
const HIDDEN =
  /(?!\t)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}\u00AD\u180E\u200B\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}\u{E0020}-\u{E007F}]/gu;

/** Joiners within emoji and within scripts whose letters join belong there; elsewhere they hide. */
const JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|[[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]])[\u200C\u200D]/gv;

/** How a hidden character is shown: ⟨U+202E⟩. */
export const SIGN = /⟨U\+[0-9A-F]{4,6}⟩/g;

/** A text of the site as reports show it: hidden characters by their code points, cells with a line between. */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, codePoint).replaceAll(JOINERS, codePoint).replaceAll('\t', ' │ ');
}

const codePoint = (sign: string) =>
  `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/**
 * The words of a block as reports show them: the gap at the edge of a change is not marked, and one
 * that came or went alone is a sign.
 */
export function visibleWords({ words }: BlockChange): Words[] {
  return words.flatMap(({ op, text }): Words[] => {
    if (op === '=') return [{ op, text: visible(text) }];
    const core = text.replaceAll(/^ +| +$/g, '');
    if (core === '') return [{ op, text: '␣' }];
    const gap = (has: boolean): Words[] => (has ? [{ op: '=', text: ' ' }] : []);
    return [...gap(text.startsWith(' ')), { op, text: visible(core) }, ...gap(text.endsWith(' '))];
  });
}

/** Whether nothing of a text stayed: it is shown as two, the old and the new. */
export const isReplaced = ({ words }: BlockChange): boolean =>
  words.length === 2 && words[0]?.op === '-' && words[1]?.op === '+';

/** Whether the words in a text have changed, not only its place. */
export const isEdited = ({ words }: BlockChange): boolean => words.some(({ op }) => op !== '=');
