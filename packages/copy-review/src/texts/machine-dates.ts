import { hasChildren, isText, type AnyNode } from 'domhandler';
import { normalizeText } from '../extract/html.ts';
import { findFigures, type Figure } from '../figures/find.ts';
import { readDuration } from '../figures/numbers.ts';
import type { Block } from '../shared/page-text.ts';

/** A year, a month or a day, possibly with a time. */
const DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d\S*)?)?)?$/;
const DURATION = /^P(?<isTime>T?)(?<count>\d+)(?<letter>[YMWDH])$/;

/** A date for machines: the `datetime` of an element. */
export interface MachineDate {
  readonly figure: Figure;
  /** The same as the words of the element write it; undefined if they do not say it. */
  readonly inWords: Figure | undefined;
  /** What only the date for machines says, such as the year. */
  readonly unsaid: string;
}

/**
 * Reads the date for machines that a block states.
 *
 * @param isFact whether a figure of the words counts
 * @returns undefined if there is none, or if it is read like other texts
 */
export function readMachineDate(
  block: Block,
  isFact: (figure: Figure) => boolean,
): MachineDate | undefined {
  const figure = figureIn(block);
  if (!figure) return undefined;
  const { start, end, kind, value = '' } = figure;
  for (const found of block.of ? findFigures(normalizeText(textOf(block.of))) : []) {
    const unsaid = found.kind === kind && isFact(found) ? unsaidIn(value, found.value) : undefined;
    if (unsaid !== undefined) return { figure, inWords: { ...found, start, end }, unsaid };
  }
  return { figure, inWords: undefined, unsaid: value };
}

/** Source: https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value */
function figureIn({ text: whole, machineDate: text = '' }: Block): Figure | undefined {
  const place = { text, start: whole.length - text.length, end: whole.length };
  if (DATE.test(text)) return { kind: 'date', ...place, value: text };
  const { isTime, count, letter } = DURATION.exec(text)?.groups ?? {};
  if (count === undefined || letter === undefined) return undefined;
  const unit = letter === 'M' ? (isTime === '' ? 'months' : 'minutes') : letter;
  return { kind: 'duration', ...place, value: readDuration({ high: count, unit }) };
}

/** What a value says beyond a less exact one; undefined if they contradict each other. */
function unsaidIn(value: string, words = ''): string | undefined {
  // Without a year: `--08-07`
  const [year, rest] = words.startsWith('--') ? [value.slice(0, 4), value.slice(4)] : ['', value];
  const said = words.replace('--', '-');
  const isSaid = said !== '' && rest.startsWith(said) && !/^\d/.test(rest.slice(said.length));
  return isSaid ? year + rest.slice(said.length) : undefined;
}

const textOf = (node: AnyNode): string =>
  isText(node) ? node.data : hasChildren(node) ? node.children.map(textOf).join('') : '';
