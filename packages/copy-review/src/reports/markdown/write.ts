import type { Words } from '../../report.ts';
import { shortened, withoutLongStretches } from '../cut.ts';
import { inMarkdown, marked } from './escape.ts';

/** Longer texts say in a table what they are by their beginning. */
const LONGEST_CELL = 200;

export const cell = (text: string): string => inMarkdown(shortened(text, LONGEST_CELL));
export const code = (text: string): string => `<code>${cell(text)}</code>`;

/** Words of a text with what changed in them; what stayed far from a change is left out. */
export const redlined = (words: readonly Words[]): string =>
  withoutLongStretches(words)
    .map(({ op, text }, place, all) => {
      const safe = inMarkdown(text, place === 0);
      if (op === '=') return safe;
      const isBesideGone = op === '+' && all[place - 1]?.op === '-';
      return `${isBesideGone ? ' ' : ''}${marked(op === '-' ? '~~' : '**', safe)}`;
    })
    .join('');
