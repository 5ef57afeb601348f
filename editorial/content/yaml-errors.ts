/**
 * Finds the first syntax error of settings, which are YAML, and a correction that an editor can type. A
 * correction is found by trying: each likely one is applied, and kept if the parser gets past the error.
 */
import { visit, type Document } from 'yaml';

/** Kinds of syntax errors in settings, and in the lines around those of an .mdx file. */
type SyntaxErrorKind =
  | FrontmatterFaultKind
  | 'after-quote'
  | 'backslash'
  | 'colon'
  | 'duplicate-key'
  | 'end-mark'
  | 'hash'
  | 'hyphen'
  | 'indent'
  | 'indicator'
  | 'no-space'
  | 'tab'
  | 'unclosed-quote'
  | 'unknown';

/** No settings, something above them, no line of hyphens below them, or plus signs, which end them for Astro. */
type FrontmatterFaultKind =
  'no-frontmatter' | 'late-frontmatter' | 'unclosed-frontmatter' | 'plus-signs';

/** A syntax error in settings. */
export interface SyntaxFault {
  readonly kind: SyntaxErrorKind;
  /** Offset in the settings. */
  readonly offset: number;
  /** The faulty text; empty where only a place is reported. */
  readonly typed: string;
  /** The replacement for the line from `offset` to its end; undefined if no correction is known. */
  readonly correction?: string | undefined;
}

/** A possible correction: replaces a line from the column `at` to its end. */
interface Repair {
  readonly kind: SyntaxErrorKind;
  /** The index of the line. */
  readonly line: number;
  readonly at: number;
  readonly typed: string;
  readonly correction: string;
}

/** Parses settings, without throwing an error. */
type Parse = (text: string) => Document.Parsed;

/**
 * Finds the first syntax error of settings, and the correction with which the parser gets past it.
 *
 * @param document the parsed settings
 */
export function firstSyntaxFault(
  text: string,
  document: Document.Parsed,
  parse: Parse,
): SyntaxFault | undefined {
  const error = firstError(document);
  if (error === undefined) return undefined;
  if (error.code === 'DUPLICATE_KEY') {
    const [typed = ''] = text.slice(error.offset).split(/[:\n]/, 1);
    const correction = itemAt(text, error.offset, typed);
    return { kind: 'duplicate-key', typed: typed.trim(), offset: error.offset, correction };
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    const [typed = ''] = text.slice(error.offset).split(/\r?\n/, 1);
    // “\-”, “\(”, as programs write Markdown
    const rest = typed.slice(1).replaceAll(/\\(?=[^\w\s\\"])/g, '');
    // In “C:\Wallet” it is meant.
    const correction = /^\w/.test(rest) ? `\\\\${rest}` : rest;
    return { kind: 'backslash', typed, offset: error.offset, correction };
  }
  // A list or a group as the name of a setting: only the editor knows which names were meant.
  if (error.code === 'NON_STRING_KEY') return unknownFault(text, error.offset);
  const lines = text.split('\n');
  const line = text.slice(0, error.offset).split('\n').length - 1;
  const end = lines.findIndex((other, index) => index <= line && END_MARK.test(other));
  if (end >= 0) return { kind: 'end-mark', typed: lines[end] ?? '', offset: startOf(lines, end) };
  return repair(lines, line, error, parse) ?? unknownFault(text, error.offset);
}

/** A line as the first of a list item, if the items above or below it begin with the same setting. */
function itemAt(text: string, offset: number, key: string): string | undefined {
  const indent = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const start = indent.replace(/ {2}$/, '- ');
  const isItem = indent.trim() === '' && text.includes(`\n${start}${key}:`);
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1);
  return isItem ? start + line : undefined;
}

/** Three dots end a YAML document, and three hyphens begin another one. */
const END_MARK = /^(?:\.{3}|-{3})\s*$/;

/** What the parser reports, with its code. */
interface ParseError {
  readonly offset: number;
  readonly code: string;
}

/** The first error. Anchors and aliases are errors too: the site would not show what was typed. */
function firstError(document: Document.Parsed): ParseError | undefined {
  const errors = [...document.errors, ...document.warnings].map(({ pos, code }): ParseError => ({
    offset: pos[0],
    code,
  }));
  visit(document, {
    Alias: (_, alias) => {
      if (alias.range && !alias.resolve(document))
        errors.push({ offset: alias.range[0], code: 'BAD_ALIAS' });
    },
    Scalar: (_, { anchor, range }) => {
      if (anchor !== undefined && range) errors.push({ offset: range[0], code: 'ANCHOR' });
    },
  });
  return errors.toSorted((a, b) => a.offset - b.offset)[0];
}

/** A fault at the last line with text, up to the offset where a parser stopped. */
export function unknownFault(text: string, stop: number): SyntaxFault {
  const lines = text.split('\n');
  const last = text.slice(0, stop).split('\n').length - 1;
  const line = Math.max(
    lines.findLastIndex((other, index) => index <= last && other.trim() !== ''),
    0,
  );
  const typed = lines[line] ?? '';
  return { kind: 'unknown', typed: typed.trim(), offset: startOf(lines, line) + indentOf(typed) };
}

/** The offset of a line in the settings. */
const startOf = (lines: readonly string[], index: number) =>
  lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A repair that lets the parser get past the error. */
interface Attempt {
  readonly fault: SyntaxFault;
  /** Length of the text from the next error to the end; -1 if there is no other error. */
  readonly remaining: number;
}

/**
 * The first repair that lets the parser get past the error; of several indentations, the one that gets
 * farthest.
 *
 * @param here the index of the line where the parser stopped
 */
function repair(
  lines: readonly string[],
  here: number,
  error: ParseError,
  parse: Parse,
): SyntaxFault | undefined {
  const line = lines[here] ?? '';
  // What is open at the end of such a line includes the lines below it, where the parser stops.
  const isOpen = ({ kind }: Repair) => kind === 'unclosed-quote' || kind === 'hash';
  const open = lines.findLastIndex(
    (_, index) => index <= here && valueRepairs(lines, index).some(isOpen),
  );
  const inLine = [
    ...valueRepairs(lines, open),
    ...valueRepairs(lines, here),
    ...spaceRepairs(lines, here),
  ];
  for (const candidate of inLine) {
    const [attempted] = attempt(lines, candidate, error, parse);
    if (attempted) return attempted.fault;
  }
  // A line without a colon parses at many indentations, so none of them is known to be right.
  if (error.code === 'MULTILINE_IMPLICIT_KEY') return undefined;
  const below = lines.findIndex((text, index) => index > here && text.trim() !== '');
  // Where an item of a list surprises the parser, the first line of those above may lack its hyphen.
  const isDeeper = (text: string) => text.trim() === '' || indentOf(text) > indentOf(line);
  const first = lines.findLastIndex((text, index) => index < here && !isDeeper(text)) + 1;
  return [
    ...(/^\s*- /.test(line) ? itemRepairs(lines, first) : []),
    ...[here, below].filter((index) => index >= 0).flatMap((index) => indentRepairs(lines, index)),
  ]
    .flatMap((candidate) => attempt(lines, candidate, error, parse))
    .toSorted((a, b) => a.remaining - b.remaining)[0]?.fault;
}

/** Applies a repair; empty if it does not let the parser get past the error. */
function attempt(
  lines: readonly string[],
  { line: index, at, ...fault }: Repair,
  error: ParseError,
  parse: Parse,
): Attempt[] {
  const line = lines[index] ?? '';
  const [lineEnd] = /\r?$/.exec(line) ?? [''];
  const isUnclosed = fault.kind === 'unclosed-quote';
  // A quoted value may continue on the next line, and so may this value once its quotation mark is
  // removed.
  const tried = isUnclosed ? fault.typed.replaceAll(/[^\p{L}\p{N} ]/gu, '·') : fault.correction;
  const text = lines.with(index, line.slice(0, at) + tried + lineEnd).join('\n');
  const next = firstError(parse(text));
  const remaining = next === undefined ? -1 : text.length - next.offset;
  const start = startOf(lines, index);
  const length = lines.join('\n').length;
  const before = length - error.offset;
  // An unclosed quotation mark includes the lines below it, which may contain errors of their own.
  const isPast = isUnclosed
    ? remaining <= length - (start + line.length) && remaining !== before
    : remaining < before;
  return isPast ? [{ fault: { ...fault, offset: start + at }, remaining }] : [];
}

/** Group 1 is a key or a list hyphen with the space after it, `title: `, group 2 the value. */
const SETTING = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*\S)\s*$/;

/** The patterns of values that are only valid between quotation marks, by kind of error. */
const VALUE_FAULTS: readonly (readonly [SyntaxErrorKind, RegExp])[] = [
  // `"Why`, `'Why`
  ['unclosed-quote', /^(?:"(?:[^"\\]|\\.)+|'(?:[^']|'')+)$/],
  // `"Why" not`
  ['after-quote', /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')./],
  // `@muuva`, `- 5`, `{a} b`, `[a] b`
  ['indicator', /^(?:[@`%&*!|>,\]}]|[-?](?: |$)|\{[^}]*\} *[^\s}]|\[[^\]]*\] *[^\s\]])/],
  // `Why: how`
  ['colon', /^(?!["'[{]).*:(?: |$)/],
];

/** A # in braces or brackets, such as `{ href: #token }`: YAML ignores it with the closing brace. */
const HASH_IN_BRACKETS = /^([[{].*[ ,[{])(#[^\s,\]}]+)(.*)$/;

/** Repairs a value that is only valid between quotation marks. */
function valueRepairs(lines: readonly string[], line: number): Repair[] {
  const [, start = '', value = ''] = SETTING.exec(lines[line] ?? '') ?? [];
  const [, before = '', typed = '', after = ''] = HASH_IN_BRACKETS.exec(value) ?? [];
  if (typed !== '') {
    const correction = JSON.stringify(typed) + after;
    return [{ kind: 'hash', line, at: start.length + before.length, typed, correction }];
  }
  return VALUE_FAULTS.filter(([, pattern]) => pattern.test(value)).map(([kind]) => {
    return { kind, line, at: start.length, typed: value, correction: inQuotes(value, kind) };
  });
}

/** The value as a valid double-quoted scalar, or as a number if it is one. A comment after it is kept. */
function inQuotes(typed: string, kind: SyntaxErrorKind): string {
  const [, value = '', comment = ''] = /^(.*?)(\s+# .*)?$/.exec(typed) ?? [];
  // “@ 5”: a slip beside the digit.
  const number = /^[@`&*!] ?(\d+(?:\.\d+)?)$/.exec(value)?.[1];
  return (number ?? quote(value, kind)) + comment;
}

/** The value between double quotation marks, without the ones that are typed wrong. */
function quote(value: string, kind: SyntaxErrorKind): string {
  // A curly quotation mark at the end, or two around the value, were meant as straight ones.
  if (kind === 'unclosed-quote') return JSON.stringify(value.slice(1).replace(/^([^“]*)”$/, '$1'));
  if (kind !== 'after-quote') return JSON.stringify(value.replace(/^[“”„]([^“”]*)[“”]$/, '$1'));
  if (value.startsWith("'")) return JSON.stringify(value.slice(1).replace(/'$/, ''));
  return JSON.stringify(value.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”'));
}

/** Repairs a colon or hyphen without the space after it. */
function spaceRepairs(lines: readonly string[], line: number): Repair[] {
  const [, indent = '', typed = '', rest = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*:|-)([^\s/-].*)$/.exec(lines[line] ?? '') ?? [];
  if (typed === '') return [];
  const correction = `${typed} ${rest.trimEnd()}`;
  return [{ kind: 'no-space', line, at: indent.length, typed, correction }];
}

/** Repairs a line of a list from which the hyphen was deleted, with or without spaces in its place. */
function itemRepairs(lines: readonly string[], line: number): Repair[] {
  const typed = lines[line]?.trim() ?? '';
  const width = indentOf(lines[line] ?? '');
  return [width, width - 2]
    .map((start) => `${' '.repeat(Math.max(start, 0))}- `)
    .filter((start) => lines.some((other) => other.startsWith(start)))
    .map((start) => ({ kind: 'hyphen', line, at: 0, typed, correction: start + typed }));
}

/** Repairs the indentation of a line: tries those of the lines around it, the nearest first. */
function indentRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  const kind = /^ *\t/.test(text) ? 'tab' : 'indent';
  const typed = text.trim();
  return [
    ...itemRepairs(lines, line),
    ...indentsAround(lines, line)
      .map((width) => ' '.repeat(width) + typed)
      .filter((correction) => correction !== text.trimEnd())
      .map((correction): Repair => ({ kind, line, at: 0, typed, correction })),
  ];
}

/** How many of the lines above a faulty one are looked at. */
const LINES_ABOVE = 10;

/** The indentations of the nearest lines above, then that of the line below, and none. */
function indentsAround(lines: readonly string[], index: number): number[] {
  const isSetting = (line: string) => !/^ *(?:#|\t|$)/.test(line);
  const above = lines.slice(0, index).toReversed().filter(isSetting).slice(0, LINES_ABOVE);
  const below = lines.slice(index + 1, index + 2).filter(isSetting);
  const widths = [...above, ...below].flatMap((line) => {
    const width = indentOf(line);
    // The children of a group or a list item are indented by two more spaces.
    return /^ *- [\w-]+:|:\s*$/.test(line) ? [width + 2, width] : [width];
  });
  return [...new Set([...widths, 0])];
}
