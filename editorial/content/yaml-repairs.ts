import { visit, type Document } from 'yaml';

/** Kinds of YAML errors. Parsing stops at the first `unknown` one. */
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

/** A YAML error. */
export interface Fault {
  readonly kind: FaultKind;
  /** Offset in the settings. */
  readonly offset: number;
  readonly typed: string;
  /** Replaces the line from `offset` to its end; undefined if it is not known what was meant. */
  readonly correction?: string;
}

/** A fault that a line may have, and how to correct it. */
interface Repair {
  readonly kind: FaultKind;
  /** Column of the fault in its line, from 0. */
  readonly at: number;
  readonly typed: string;
  readonly correction: string;
  /** The line to parse instead. Equal length keeps later offsets valid. */
  readonly placeholder: string;
}

/** A file with more faults or parser errors than this is not YAML at all. */
const MAX_FAULTS = 100;

/**
 * Parses settings and repairs them line by line: at each error, a placeholder replaces the line and
 * the settings are parsed again, so that one fault does not hide the next. Stops at an error that no
 * repair explains.
 *
 * @param parse a parser that does not throw
 * @returns the document with the placeholders, and the faults
 */
export function parseWithRepairs(
  source: string,
  parse: Parse,
): { readonly document: Document.Parsed; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  for (let text = source; ;) {
    const document = parse(text);
    const error = firstError(document);
    if (error === undefined)
      return { document, faults: [...faults, ...duplicateKeys(document, text)] };
    const lines = text.split('\n');
    const line = text.slice(0, error.offset).split('\n').length - 1;
    const isHopeless = faults.length >= MAX_FAULTS || document.errors.length > MAX_FAULTS;
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

/** The first error, including an alias without an anchor. Duplicate keys are left out, because parsing goes on after them. */
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

/** The duplicate keys, which are the only errors left when this is called. */
function duplicateKeys({ errors }: Document.Parsed, text: string): Fault[] {
  return errors.map(({ pos: [offset] }) => {
    const [typed = ''] = text.slice(offset).split(/[:\n]/, 1);
    return { kind: 'duplicate-key', typed: typed.trim(), offset };
  });
}

/** A fault at the last line with text, up to the line where the parser stopped. */
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
  /** Offset of the next error or duplicate key; Infinity if there is none. */
  readonly next: number;
}

type Parse = (text: string) => Document.Parsed;

/** The first repair with which parsing gets past the error; of several indentations, the one that gets farthest. */
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
  // A line without a colon parses at many indentations, so none of them is known to be right.
  if (error.code === 'MULTILINE_IMPLICIT_KEY') return undefined;
  const below = lines.findIndex((one, index) => index > here && one.trim() !== '');
  return [here, below]
    .filter((index) => index >= 0)
    .flatMap((index) =>
      indentRepairs(lines, index).flatMap((one) => attempt(lines, index, one, error, parse)),
    )
    .toSorted((a, b) => b.next - a.next)[0];
}

/** Applies a repair; empty if parsing does not get past the error with it. */
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
  // An unclosed quotation mark swallows the lines below it, which may have faults of their own.
  const goal = fault.kind === 'unclosed-quote' ? start + placeholder.length : error.offset;
  const isPast = next >= goal && next !== error.offset;
  return isPast ? [{ fault: { ...fault, offset: start + at }, text, next }] : [];
}

/** Group 1 is a key or a list hyphen with the space after it, group 2 the value. */
const SETTING = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*\S)\s*$/;

/** Values that only parse between quotation marks, by kind of fault. */
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

/** The value as a valid double-quoted scalar. */
function inQuotes(value: string, kind: FaultKind): string {
  if (kind === 'unclosed-quote') return JSON.stringify(value.slice(1));
  if (kind !== 'after-quote') return JSON.stringify(value);
  if (value.startsWith("'")) return JSON.stringify(value.slice(1).replace(/'$/, ''));
  return JSON.stringify(value.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”'));
}

/** Repairs a colon or hyphen without the space after it. */
function spaceRepairs(line: string): Repair[] {
  const [, indent = '', typed = '', rest = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*:|-)([^\s/-].*)$/.exec(line) ?? [];
  if (typed === '') return [];
  const correction = `${typed} ${rest.trimEnd()}`;
  const placeholder = padTo(indent + correction, line.length);
  return [{ kind: 'no-space', at: indent.length, typed, correction, placeholder }];
}

/** Repairs a line by the indentations of the lines around it, the nearest first. */
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
      // The children of a group or a list item are indented by two more spaces.
      return /^ *- [\w-]+:|:\s*$/.test(line) ? [width + 2, width] : [width];
    });
  return [...new Set([...found, 0])];
}

/** The line with everything in its value replaced that could be YAML syntax. */
function withPlainValue(line: string): string {
  const [, start = '', value = ''] = SETTING.exec(line) ?? ['', line, ''];
  return (start + value.replaceAll(/[^\p{L}\p{N} ]/gu, '·')).padEnd(line.length);
}

/** A line cut or padded to a length, so that it still parses. */
function padTo(line: string, length: number): string {
  if (line.length <= length) return line.padEnd(length);
  return line.endsWith(':')
    ? `${line.slice(0, length - 1)}:`
    : withPlainValue(line).slice(0, length);
}
