import { visit, type Document } from 'yaml';

/** The ways in which a line of the settings cannot be read; `unknown` ends the reading. */
export type FaultKind =
  | 'after-quote'
  | 'colon'
  | 'indent'
  | 'no-space'
  | 'indicator'
  | 'tab'
  | 'duplicate-key'
  | 'unclosed-quote'
  | 'unknown';

/** One place where the settings cannot be read. */
export interface Fault {
  readonly kind: FaultKind;
  /** Where it is in the settings, in characters. */
  readonly offset: number;
  /** What was typed there. */
  readonly typed: string;
  /** What the line should hold from `offset` to its end; undefined where nobody knows how it was meant. */
  readonly correction?: string;
}

/** A fault that a line may have, with its correction. */
interface Repair {
  readonly kind: FaultKind;
  /** Column of the fault in its line, from 0. */
  readonly at: number;
  readonly typed: string;
  readonly correction: string;
  /** A line to parse in its place. It is as long as the original, so that later offsets stay valid. */
  readonly placeholder: string;
}

/** A file with more faults, or more errors, than this holds no settings at all. */
const MOST = 100;

/**
 * Parses settings. At each error, the line is repaired and the settings are parsed again, so that
 * one fault hides no other. An error that no repair explains is the last one that is reported.
 *
 * @param parse a parser that does not throw
 * @returns the settings with a placeholder for every line that was repaired, and the faults
 */
export function parseWithRepairs(
  source: string,
  parse: Parse,
): { readonly document: Document.Parsed; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  for (let text = source; ;) {
    const document = parse(text);
    const error = firstError(document);
    if (error === undefined) return { document, faults: [...faults, ...duplicateKeys(document, text)] };
    const lines = text.split('\n');
    const line = text.slice(0, error.offset).split('\n').length - 1;
    const isHopeless = faults.length >= MOST || document.errors.length > MOST;
    const fixed = isHopeless ? undefined : repair(lines, line, error, parse);
    if (!fixed) return { document, faults: [...faults, unknownFault(lines, line)] };
    faults.push(fixed.fault);
    ({ text } = fixed);
  }
}

interface ParseError {
  readonly offset: number;
  readonly code: string;
}

/** The first error; a reference to an anchor that does not exist counts too. */
function firstError(document: Document.Parsed): ParseError | undefined {
  const errors = [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .map(({ pos, code }): ParseError => ({ offset: pos[0], code }));
  visit(document, {
    Alias: (_, alias) => {
      if (alias.range && !alias.resolve(document))
        errors.push({ offset: alias.range[0], code: 'BAD_ALIAS' });
    },
  });
  return errors.toSorted((a, b) => a.offset - b.offset)[0];
}

/** Settings whose name is already in use in their group. */
function duplicateKeys({ errors }: Document.Parsed, text: string): Fault[] {
  return errors.map(({ pos: [offset] }) => {
    const [typed = ''] = text.slice(offset).split(/[:\n]/, 1);
    return { kind: 'duplicate-key', typed: typed.trim(), offset };
  });
}

/** The error is reported at the last line with text up to the place where the parser stopped. */
function unknownFault(lines: readonly string[], stop: number): Fault {
  const line = Math.max(
    lines.findLastIndex((one, index) => index <= stop && one.trim() !== ''),
    0,
  );
  const text = lines[line] ?? '';
  const offset = startOf(lines, line) + indentOf(text);
  return { kind: 'unknown', typed: text.trim(), offset };
}

const startOf = (lines: readonly string[], index: number) =>
  lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);

const indentOf = (line: string) => line.length - line.trimStart().length;

interface Attempt {
  readonly fault: Fault;
  readonly text: string;
  /** Offset of the next error, or of the next name that stands twice; Infinity where there is none. */
  readonly next: number;
}

type Parse = (text: string) => Document.Parsed;

/** The first repair that lets the parser get past the error; of several indentations, the one that gets it farthest. */
function repair(
  lines: readonly string[],
  here: number,
  error: ParseError,
  parse: Parse,
): Attempt | undefined {
  const line = lines[here] ?? '';
  const isUnclosed = ({ kind }: Repair) => kind === 'unclosed-quote';
  const open = lines.findLastIndex(
    (one, index) => index <= here && valueRepairs(one).some(isUnclosed),
  );
  const inLine = [
    ...valueRepairs(lines[open] ?? '').map((one) => [open, one] as const),
    ...[...valueRepairs(line), ...spaceRepairs(line)].map((one) => [here, one] as const),
  ];
  for (const [index, one] of inLine) {
    const [found] = attempt(lines, index, one, error, parse);
    if (found) return found;
  }
  // A line without a colon could be moved to too many places.
  if (error.code === 'MULTILINE_IMPLICIT_KEY') return undefined;
  const below = lines.findIndex((one, index) => index > here && one.trim() !== '');
  return [here, below]
    .filter((index) => index >= 0)
    .flatMap((index) =>
      indentRepairs(lines, index).flatMap((one) => attempt(lines, index, one, error, parse)),
    )
    .toSorted((a, b) => b.next - a.next)[0];
}

/** The lines with one repaired; nothing where the parser does not get past the error then. */
function attempt(
  lines: readonly string[],
  index: number,
  { placeholder, at, ...fault }: Repair,
  error: ParseError,
  parse: Parse,
): Attempt[] {
  const start = startOf(lines, index);
  const text = lines.with(index, placeholder).join('\n');
  const document = parse(text);
  const next = Math.min(
    firstError(document)?.offset ?? Infinity,
    ...document.errors.map(({ pos }) => pos[0]).filter((place) => place > error.offset),
  );
  // A quotation mark that is not closed spoils lines below it, which may have faults of their own.
  const goal = fault.kind === 'unclosed-quote' ? start + placeholder.length : error.offset;
  const isPast = next >= goal && next !== error.offset;
  return isPast ? [{ fault: { ...fault, offset: start + at }, text, next }] : [];
}

/** A setting or an item of a list, up to its value, and the value. */
const SETTING = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*\S)\s*$/;

/** Values that parse only between quotation marks, each with its kind. */
const VALUE_FAULTS: readonly (readonly [FaultKind, RegExp])[] = [
  ['unclosed-quote', /^(?:"(?:[^"\\]|\\.)+|'(?:[^']|'')+)$/],
  ['after-quote', /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')./],
  ['indicator', /^(?:[@`%&*!|>,\]}]|[-?](?: |$)|\{[^}]*\} *[^\s}]|\[[^\]]*\] *[^\s\]])/],
  ['colon', /^(?!["'[{]).*:(?: |$)/],
];

function valueRepairs(line: string): Repair[] {
  const [, start = '', value = ''] = SETTING.exec(line) ?? [];
  return VALUE_FAULTS.filter(([, pattern]) => pattern.test(value)).map(([kind]) => {
    const correction = inQuotes(value, kind);
    return { kind, at: start.length, typed: value, correction, placeholder: withPlainValue(line) };
  });
}

/** The text that is meant by a value, between quotation marks that parse. */
function inQuotes(value: string, kind: FaultKind): string {
  if (kind === 'unclosed-quote') return JSON.stringify(value.slice(1));
  if (kind !== 'after-quote') return JSON.stringify(value);
  if (value.startsWith("'")) return JSON.stringify(value.slice(1).replace(/'$/, ''));
  return JSON.stringify(value.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”'));
}

/** A colon or hyphen without the space behind it. */
function spaceRepairs(line: string): Repair[] {
  const [, indent = '', typed = '', rest = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*:|-)([^\s/-].*)$/.exec(line) ?? [];
  if (typed === '') return [];
  const correction = `${typed} ${rest.trimEnd()}`;
  const placeholder = padTo(indent + correction, line.length);
  return [{ kind: 'no-space', at: indent.length, typed, correction, placeholder }];
}

/** The line with the indentations of the lines around it, the nearest first. */
function indentRepairs(lines: readonly string[], index: number): Repair[] {
  const line = lines[index] ?? '';
  const kind = /^ *\t/.test(line) ? 'tab' : 'indent';
  return indentsAround(lines, index)
    .map((width) => ' '.repeat(width) + line.trim())
    .filter((correction) => correction !== line.trimEnd())
    .map((correction) => {
      const placeholder = padTo(correction, line.length);
      return { kind, at: 0, typed: line.trim(), correction, placeholder };
    });
}

function indentsAround(lines: readonly string[], index: number): number[] {
  const around = [...lines.slice(0, index).toReversed(), ...lines.slice(index + 1, index + 2)];
  const found = around
    .filter((line) => !/^ *(?:#|\t|$)/.test(line))
    .slice(0, 10)
    .flatMap((line) => {
      const width = indentOf(line);
      // What belongs to a group or to an item starts two spaces further to the right.
      return /^ *- [\w-]+:|:\s*$/.test(line) ? [width + 2, width] : [width];
    });
  return [...new Set([...found, 0])];
}

/** The line without characters in its value that mean something to YAML. */
function withPlainValue(line: string): string {
  const [, start = '', value = ''] = SETTING.exec(line) ?? ['', line, ''];
  return (start + value.replaceAll(/[^\p{L}\p{N} ]/gu, '·')).padEnd(line.length);
}

/** A line cut or padded to a length so that what is left of it can be parsed. */
function padTo(line: string, length: number): string {
  if (line.length <= length) return line.padEnd(length);
  return line.endsWith(':')
    ? `${line.slice(0, length - 1)}:`
    : withPlainValue(line).slice(0, length);
}
