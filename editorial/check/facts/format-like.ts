import { amountInWords, formatAmount } from '../../../src/formats/amounts.ts';
import { longDate, longMonth, shortMonth, weekday } from '../../../src/formats/dates.ts';
import type { FactValue } from '../../../src/facts/register.ts';
import type { Figure } from 'copy-review/figures';

/** Formats the value of a fact like a figure in the text: 2026-08-07 becomes `7 Aug 2026` for `1 Jul 2027`. */
export function formatLike(figure: Figure, { value, shown }: FactValue): string {
  const { kind, text } = figure;
  if (kind === 'date') return asDate(figure, value);
  if (kind === 'amount') return asAmount(text, BigInt(value));
  if (kind === 'weekday') return text.replace(/[a-z]+day/i, shown);
  if (kind === 'percent' && text.includes('/')) return `${value}/${value}`;
  if (kind === 'percent') return value + (/\s*(?:%|per\s?cent)$/i.exec(text)?.[0] ?? ' %');
  if (kind === 'duration' && /[-‑][a-z]+$/i.test(text))
    return value.replace(' ', '-').replace(/s$/, '');
  return shown;
}

/** The same parts of the date as in the text, in the same order. */
function asDate({ text, value = '', weekday: typedDay }: Figure, date: string): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const separator = /^\d{4}([-/.])\d+\1/.exec(text)?.[1];
  if (separator !== undefined) return [year, month, day].join(separator);
  // Which of two numbers is the month is not the same everywhere.
  if (/^\d+[-/.]\d+[-/.]/.test(text)) return longDate(date);
  if (/^\d{4}$/.test(value)) return year;
  const isShort = !/[a-z]{5}|may|june|july/i.test(text.replace(/\w+day/i, ''));
  const name = isShort ? shortMonth(date) : longMonth(date);
  const number = String(Number(day));
  if (/^\d{4}-\d\d$/.test(value)) return `${name} ${year}`;
  if (/^--\d\d$/.test(value)) return name;
  const isAmerican = /^[a-z]+\.?\s+\d/i.test(text.replace(/^\w+day,?\s+(?:the\s+)?/i, ''));
  const tail = value.startsWith('--') ? '' : `${isAmerican ? ',' : ''} ${year}`;
  const start = typedDay === undefined ? '' : `${weekday(date)}${isAmerican ? ',' : ''} `;
  return start + (isAmerican ? `${name} ${number}` : `${number} ${name}`) + tail;
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
