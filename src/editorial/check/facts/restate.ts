import { amountInWords, formatAmount } from '../../../facts/amounts.ts';
import { longDate, shortDate, weekday } from '../../../facts/dates.ts';
import type { FactValue } from '../../../facts/register.ts';
import type { Figure } from '../../review/figures.ts';

/** A fact's value in the style of a figure that was typed: `1 Jul 2027` and 2026-08-07 give `7 Aug 2026`. */
export function restate(figure: Figure, { value, shown }: FactValue): string {
  const { kind, text } = figure;
  if (kind === 'date') return asDate(text, value, figure.weekday !== undefined);
  if (kind === 'amount') return asAmount(text, BigInt(value));
  if (kind === 'percent') return value + (/\s*(?:%|per\s?cent)$/i.exec(text)?.[0] ?? ' %');
  if (kind === 'duration' && /[-‑][a-z]+$/i.test(text))
    return value.replace(' ', '-').replace(/s$/, '');
  return shown;
}

function asDate(text: string, date: string, hasWeekday: boolean): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const sign = /^\d+([-/.])\d+\1/.exec(text)?.[1];
  if (sign !== undefined)
    return (/^\d{4}/.test(text) ? [year, month, day] : [day, month, year]).join(sign);
  const name = hasWeekday ? `${weekday(date)} ` : '';
  const [number, ...rest] = longDate(date).split(' ');
  if (/^(?:[a-z]+day,?\s+)?[a-z]/i.test(text) && !/^[a-z]+day,?\s+(?:the\s+)?\d/i.test(text))
    return `${hasWeekday ? `${weekday(date)}, ` : ''}${rest[0] ?? ''} ${number ?? ''}, ${year}`;
  return (
    name +
    (/[a-z]{5}|may|june|july/i.test(text.replace(/\w+day/i, '')) ? longDate(date) : shortDate(date))
  );
}

function asAmount(text: string, amount: bigint): string {
  if (/[a-z]/i.test(text)) {
    const words = amountInWords(amount);
    return /[A-Z][a-z]+$/.test(text)
      ? words.replace(/[a-z]/, (letter) => letter.toUpperCase())
      : words;
  }
  const space = /\s/.exec(text)?.[0];
  if (space !== undefined) return formatAmount(amount).replaceAll(',', space);
  return /^\d+$/.test(text) ? amount.toString() : formatAmount(amount);
}
