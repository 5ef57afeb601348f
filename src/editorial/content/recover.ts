import { isAlias, visit, type Document } from 'yaml';
import { comment, shapesOf, staysOpen, type Shape } from './shapes.ts';

/** One place where the settings cannot be read. */
export interface Fault extends Omit<Shape, 'stand'> {
  /** Where it stands in the settings, in characters. */
  readonly offset: number;
  /** The line of the settings, from 0. */
  readonly line: number;
}

export interface Recovered {
  /** The settings with every fault replaced by something harmless of equal length. */
  readonly document: Document.Parsed;
  readonly faults: readonly Fault[];
  /** Whether all the rest could be read. */
  readonly isWhole: boolean;
}

type Parse = (text: string) => Document.Parsed;
interface Stumble {
  readonly at: number;
  readonly code: string;
}
interface Repair {
  readonly fault: Fault;
  readonly text: string;
}

/** A file with more than this is no settings at all. */
const MOST = 30;
/** So often a file is read anew at most: a file that is no settings must not keep an editor waiting. */
const READINGS = 200;
/** So many errors at once come from no slip of the pen. */
const GARBAGE = 300;
/** How far above the place where the reading stops a quotation mark or a bracket may have been left open. */
const FARTHEST = 40;

/** Reads settings; where that fails, repairs the spot and reads on, so that every fault is found and none that follows from it. */
export function recover(source: string, read: Parse): Recovered {
  const faults: Fault[] = [];
  let text = source;
  let readings = 0;
  const parse = (one: string) => {
    readings += 1;
    return read(one);
  };
  for (;;) {
    const document = parse(text);
    const stumble = firstStumble(document);
    if (!stumble) return { document, faults, isWhole: true };
    const isHopeless =
      faults.length >= MOST || readings > READINGS || document.errors.length > GARBAGE;
    const repair = isHopeless ? undefined : findRepair(text, stumble, parse);
    if (!repair) return { document, faults: [...faults, unknown(text, stumble)], isWhole: false };
    faults.push(repair.fault);
    text = repair.text;
  }
}

/** Where the reading goes wrong first. A reference to a name that is nowhere counts too. */
function firstStumble(document: Document.Parsed): Stumble | undefined {
  const stumbles = [...document.errors, ...document.warnings].map(({ pos, code }): Stumble => ({
    at: pos[0],
    code,
  }));
  visit(document, {
    Node: (_, node) => {
      const isLost = isAlias(node) && node.resolve(document) === undefined;
      if (isLost && node.range) stumbles.push({ at: node.range[0], code: 'REFERS' });
    },
  });
  return stumbles.toSorted((a, b) => a.at - b.at)[0];
}

function findRepair(text: string, stumble: Stumble, parse: Parse): Repair | undefined {
  const lines = text.split('\n');
  const here = text.slice(0, stumble.at).split('\n').length - 1;
  const next = lines.findIndex((line, index) => index > here && line.trim() !== '');
  const before = lines.findLastIndex((line, index) => index < here && line.trim() !== '');
  const beside = [here, next, before].filter((index) => index >= 0 && index < lines.length);
  const candidates = function* (): Generator<[number, Shape]> {
    if (stumble.code === 'DUPLICATE_KEY') yield [here, twice(lines, here, stumble)];
    for (const index of beside) for (const shape of tabs(lines, index)) yield [index, shape];
    for (const index of beside)
      for (const shape of shapesOf(lines[index] ?? '')) yield [index, shape];
    for (let index = here - 1; index >= Math.max(0, here - FARTHEST); index -= 1)
      for (const shape of shapesOf(lines[index] ?? '').filter(staysOpen)) yield [index, shape];
    const isHere = /BAD_INDENT|UNEXPECTED_TOKEN/.test(stumble.code);
    for (const index of isHere ? beside : beside.toReversed())
      for (const shape of indents(lines, index)) yield [index, shape];
    for (const index of beside) yield [index, whole(lines[index] ?? '')];
  };
  for (const [index, shape] of candidates()) {
    const repair = tryShape(lines, index, shape, stumble, parse);
    if (repair) return repair;
  }
  return undefined;
}

/** A repair is right where the reading gets past it, and past the place where it stopped before. */
function tryShape(
  lines: readonly string[],
  index: number,
  { stand, ...shape }: Shape,
  stumble: Stumble,
  parse: Parse,
): Repair | undefined {
  const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  const end = start + (lines[index]?.length ?? 0);
  const goal = staysOpen({ ...shape, stand }) ? Math.min(end, stumble.at) : stumble.at + 1;
  for (const line of stand) {
    const text = lines.with(index, line).join('\n');
    const next = firstStumble(parse(text));
    if (!next || next.at >= goal)
      return { fault: { ...shape, line: index, offset: start + shape.at }, text };
  }
  return undefined;
}

function tabs(lines: readonly string[], index: number): Shape[] {
  const line = lines[index] ?? '';
  const [, before] = /^( *)\t/.exec(line) ?? [];
  if (before === undefined) return [];
  const stand = widths(lines, index).map((width) => moved(line, width));
  return [{ kind: 'tab', at: before.length, typed: '', right: line.trim(), stand }];
}

function indents(lines: readonly string[], index: number): Shape[] {
  const line = lines[index] ?? '';
  const at = line.length - line.trimStart().length;
  return widths(lines, index)
    .filter((width) => width !== at)
    .map((width) => ({
      kind: 'indent',
      at,
      typed: String(width),
      right: ' '.repeat(width) + line.trim(),
      stand: [moved(line, width)],
    }));
}

/** How far from the left the lines around start, the nearest first; one step further for a group. */
function widths(lines: readonly string[], index: number): number[] {
  const around = [
    ...lines.slice(Math.max(0, index - 10), index).toReversed(),
    ...lines.slice(index + 1, index + 2),
  ];
  const found = around
    .filter((line) => line.trim() !== '' && !line.startsWith('#') && !/^ *\t/.test(line))
    .flatMap((line) => {
      const width = line.length - line.trimStart().length;
      return /:\s*$/.test(line) ? [width + 2, width] : [width];
    });
  return [...new Set(found)];
}

/** The line at another distance from the left, cut or filled to the same length. */
function moved(line: string, width: number): string {
  return (' '.repeat(width) + line.trim()).padEnd(line.length).slice(0, line.length);
}

/** The second of two settings with one name is read under a name that nobody types. */
function twice(lines: readonly string[], index: number, { at }: Stumble): Shape {
  const line = lines[index] ?? '';
  const column = at - (lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0));
  const [typed = ''] = /^[^:\s]*/.exec(line.slice(column)) ?? [];
  const name = String.fromCharCode(0xe000 + (at % 0x1800)).padEnd(typed.length, '·');
  const stand = [line.slice(0, column) + name + line.slice(column + typed.length)];
  return { kind: 'twice', at: column, typed, right: '', stand };
}

function whole(line: string): Shape {
  const at = line.length - line.trimStart().length;
  return { kind: 'unknown', at, typed: line.trim(), right: '', stand: [comment(line)] };
}

function unknown(text: string, { at }: Stumble): Fault {
  const line = text.slice(0, at).split('\n').length - 1;
  return { kind: 'unknown', at: 0, typed: '', right: '', line, offset: at };
}
