import { isAlias, isScalar, visit, type Document } from 'yaml';
import { goesOn, type IsName } from './broken-lines.ts';
import { comment, fitted, shapesOf, shapesOfItem, staysOpen, type Shape } from './shapes.ts';

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
  /** Where the reading stops next; Infinity where it gets to the end. */
  readonly next: number;
}

/** A file with more than this is no settings at all. */
const MOST = 30;
/** So often a file is read anew at most: a file that is no settings must not keep an editor waiting. */
const READINGS = 200;
/** So many errors at once come from no slip of the pen. */
const GARBAGE = 300;

/**
 * Reads settings; where that fails, repairs the spot and reads on, so that every fault is found and none that follows from it.
 *
 * @param isName whether a word is the name of a setting of this file
 */
export function recover(source: string, read: Parse, isName: IsName): Recovered {
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
    const repair = isHopeless ? undefined : findRepair(text, stumble, parse, isName);
    if (!repair) return { document, faults: [...faults, unknown(text, stumble)], isWhole: false };
    faults.push(repair.fault);
    text = repair.text;
  }
}

/** Where the reading goes wrong first. A reference to a name that is nowhere counts too, and a name for nothing. */
function firstStumble(document: Document.Parsed): Stumble | undefined {
  const stumbles = [...document.errors, ...document.warnings].map(({ pos, code }): Stumble => ({
    at: pos[0],
    code,
  }));
  visit(document, {
    Node: (_, node) => {
      const isLost = isAlias(node)
        ? node.resolve(document) === undefined
        : isScalar(node) && node.anchor !== undefined && node.source === '';
      if (isLost && node.range) stumbles.push({ at: node.range[0] - 1, code: 'REFERS' });
    },
  });
  return stumbles.toSorted((a, b) => a.at - b.at)[0];
}

function findRepair(
  text: string,
  stumble: Stumble,
  parse: Parse,
  isName: IsName,
): Repair | undefined {
  const lines = text.split('\n');
  const here = text.slice(0, stumble.at).split('\n').length - 1;
  const next = lines.findIndex((line, index) => index > here && line.trim() !== '');
  const before = lines.findLastIndex((line, index) => index < here && line.trim() !== '');
  const beside = [here, next, before].filter((index) => index >= 0 && index < lines.length);
  const candidates = function* (): Generator<[number, Shape]> {
    const broken = beside.map((index) => [index - 1, goesOn(lines, index, isName)] as const);
    for (const [index, shape] of broken) if (shape) yield [index, shape];
    for (const index of [before, here])
      for (const shape of shapesOf(lineAt(lines, index)).filter(staysOpen)) yield [index, shape];
    if (stumble.code === 'DUPLICATE_KEY') yield [here, twice(lines, here, stumble)];
    for (const index of beside) for (const shape of tabs(lines, index)) yield [index, shape];
    for (const index of beside)
      for (const shape of shapesOf(lineAt(lines, index))) yield [index, shape];
    for (const index of beside)
      for (const shape of shapesOfItem(lineAt(lines, index))) yield [index, shape];
    for (let index = here - 1; index >= 0; index -= 1)
      for (const shape of shapesOf(lineAt(lines, index)).filter(staysOpen)) yield [index, shape];
    const isHere = /BAD_INDENT|UNEXPECTED_TOKEN/.test(stumble.code);
    for (const index of isHere ? beside : beside.toReversed())
      for (const shape of indents(lines, index)) yield [index, shape];
    for (const index of beside) yield [index, whole(lineAt(lines, index))];
  };
  let farthest: Repair | undefined;
  for (const [index, shape] of candidates()) {
    const repair = tryShape(lines, index, shape, stumble, parse);
    if (!repair) continue;
    // A line may be moved to several places: the one from which the reading gets farthest is right.
    const isMove = shape.kind === 'tab' || shape.kind === 'indent';
    if (!isMove || repair.next === Infinity) return isMove ? repair : (farthest ?? repair);
    if (!farthest || repair.next > farthest.next) farthest = repair;
  }
  return farthest;
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
  const end = start + lineAt(lines, index).length;
  const goal = staysOpen({ ...shape, stand }) ? Math.min(end, stumble.at) : stumble.at + 1;
  for (const line of stand) {
    const text = lines.toSpliced(index, line.split('\n').length, line).join('\n');
    const next = firstStumble(parse(text))?.at ?? Infinity;
    if (next >= goal)
      return { fault: { ...shape, line: index, offset: start + shape.at }, text, next };
  }
  return undefined;
}

function tabs(lines: readonly string[], index: number): Shape[] {
  const line = lineAt(lines, index);
  const before = /^ *(?=\t)/.exec(line)?.[0].length;
  if (before === undefined) return [];
  return widths(lines, index).map((width) => ({
    kind: 'tab',
    at: before,
    typed: String(width),
    right: line.trim(),
    stand: [moved(line, width)],
  }));
}

function indents(lines: readonly string[], index: number): Shape[] {
  const line = lineAt(lines, index);
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
      return /^ *- [\w-]+:|:\s*$/.test(line) ? [width + 2, width] : [width];
    });
  return [...new Set(found)];
}

/** The line at another distance from the left, cut or filled to the same length. */
function moved(line: string, width: number): string {
  return fitted(' '.repeat(width) + line.trim(), line.length);
}

/** The second of two settings with one name is read under a name that nobody types. */
function twice(lines: readonly string[], index: number, { at }: Stumble): Shape {
  const line = lineAt(lines, index);
  const column = at - (lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0));
  const typed = line.slice(column).replace(/[:\s][^]*$/, '');
  const name = String.fromCharCode(0xe000 + (at % 0x1800)).padEnd(typed.length, '·');
  const stand = [line.slice(0, column) + name + line.slice(column + typed.length)];
  return { kind: 'twice', at: column, typed, right: '', stand };
}

const lineAt = (lines: readonly string[], index: number) => lines[index] ?? '';

function whole(line: string): Shape {
  const at = line.length - line.trimStart().length;
  return { kind: 'unknown', at, typed: line.trim(), right: '', stand: [comment(line)] };
}

function unknown(text: string, { at }: Stumble): Fault {
  const line = text.slice(0, at).split('\n').length - 1;
  return { kind: 'unknown', at: 0, typed: '', right: '', line, offset: at };
}
