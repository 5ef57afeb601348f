import type { FactValue } from '../../../src/facts/register.ts';
import type { Figure } from 'copy-review/figures';

/**
 * The value of a fact as a sentence would write it. Where the figure is a part of a phrase (“every
 * Thursday”, “a 6-month lock”), the rest of the phrase stays.
 */
export function formatLike({ kind, text }: Figure, { value, shown }: FactValue): string {
  if (kind === 'weekday') return text.replace(/[a-z]+day/i, shown);
  if (kind === 'duration' && /[-‑][a-z]+$/i.test(text))
    return value.replace(' ', '-').replace(/s$/, '');
  return shown;
}
