import type { Words } from '../report.ts';

/** So many characters of what stayed are shown beside a change. */
const BESIDE = 80;
/** What stayed is cut only where that leaves out more than this. */
const WORTH = 40;

/** Leaves out of a text what stayed, but for what stands beside a change. */
export function withoutLongStretches(words: readonly Words[]): Words[] {
  if (!words.some(({ op }) => op !== '=')) return [...words];
  return words.map(({ op, text }, place) => {
    if (op !== '=') return { op, text };
    const head = place === 0 ? 0 : BESIDE;
    const tail = place === words.length - 1 ? 0 : BESIDE;
    return { op, text: cut(text, head, tail) };
  });
}

/** The beginning of a text, whole words of it, with “…” where something is left out. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${headOf(text, most)}…`;

function cut(text: string, head: number, tail: number): string {
  if (text.length <= head + tail + WORTH) return text;
  const before = head === 0 ? '' : `${headOf(text, head)} `;
  return `${before}…${tail === 0 ? '' : ` ${tailOf(text, tail)}`}`;
}

/** Ends with a whole word, unless there is none; never in the middle of a character. */
function headOf(text: string, most: number): string {
  const head = text.slice(0, most);
  const end = head.lastIndexOf(' ');
  return end > 0 ? head.slice(0, end) : head.replace(/[\uD800-\uDBFF]$/, '');
}

function tailOf(text: string, most: number): string {
  const tail = text.slice(-most);
  const start = tail.indexOf(' ');
  return start >= 0 && start < most - 1
    ? tail.slice(start + 1)
    : tail.replace(/^[\uDC00-\uDFFF]/, '');
}
