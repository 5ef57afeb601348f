import { hasChildren, isText, type AnyNode } from 'domhandler';
import { normalizeText } from '../extract/html.ts';
import { findFigures, type Figure } from '../figures/find.ts';
import { readDuration } from '../figures/numbers.ts';
import type { Block } from '../../shared/page-text.ts';

/** A year, a month or a day, possibly with a time. */
const DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d\S*)?)?)?$/;
const DURATION = /^P(?<isTime>T?)(?<count>\d+)(?<letter>[YMWDH])$/;

/** A date or duration for machines: the `datetime` attribute of an element. */
export interface MachineDate {
  readonly figure: Figure;
  /** The same date in the visible text, perhaps less exact; undefined if the text lacks it. */
  readonly inWords: Figure | undefined;
  /** The part of the value that the visible text leaves out, such as the year. */
  readonly unsaid: string;
}

/**
 * Reads the date for machines that a block states.
 *
 * @param isFact whether to consider a figure found in the visible text
 * @returns undefined if the block states none, or one in another format. The block is then read
 * like other texts.
 */
export function readMachineDate(
  block: Block,
  isFact: (figure: Figure) => boolean,
): MachineDate | undefined {
  const figure = figureIn(block);
  if (!figure) return undefined;
  const { start, end, kind, value = '' } = figure;
  // `block.of` is the element that the block describes. Its text is visible.
  for (const found of block.of ? findFigures(normalizeText(textOf(block.of))) : []) {
    const unsaid = found.kind === kind && isFact(found) ? unsaidIn(value, found.value) : undefined;
    if (unsaid !== undefined) return { figure, inWords: { ...found, start, end }, unsaid };
  }
  return { figure, inWords: undefined, unsaid: value };
}

/**
 * The date or duration for machines of a block, as a figure. The text of the block ends with it.
 * Source: https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value
 */
function figureIn({ text, machineDate = '' }: Block): Figure | undefined {
  const place = { text: machineDate, start: text.length - machineDate.length, end: text.length };
  if (DATE.test(machineDate)) return { kind: 'date', ...place, value: machineDate };
  const { isTime, count, letter } = DURATION.exec(machineDate)?.groups ?? {};
  if (count === undefined || letter === undefined) return undefined;
  const unit = letter === 'M' ? (isTime === '' ? 'months' : 'minutes') : letter;
  return { kind: 'duration', ...place, value: readDuration({ high: count, unit }) };
}

/** What a value says beyond a less exact one; undefined if they contradict each other. */
function unsaidIn(value: string, shown = ''): string | undefined {
  // Without a year: `--08-07`
  const [year, rest] = shown.startsWith('--') ? [value.slice(0, 4), value.slice(4)] : ['', value];
  const said = shown.replace('--', '-');
  const isSaid = said !== '' && rest.startsWith(said) && !/^\d/.test(rest.slice(said.length));
  return isSaid ? year + rest.slice(said.length) : undefined;
}

const textOf = (node: AnyNode): string =>
  isText(node) ? node.data : hasChildren(node) ? node.children.map(textOf).join('') : '';
