import { isAlias, isScalar, visit, type Document } from 'yaml';
import { z } from 'zod';

/** The ways in which a line of the settings cannot be read. */
export type FaultKind =
  | 'after-quote'
  | 'backslash'
  | 'colon'
  | 'curly-quotes'
  | 'goes-on'
  | 'group'
  | 'indent'
  | 'no-colon'
  | 'no-space'
  | 'sign'
  | 'stray-line'
  | 'tab'
  | 'twice'
  | 'unclosed-bracket'
  | 'unclosed-quote'
  | 'unknown';

/** One place where the settings cannot be read. */
export interface Fault {
  readonly kind: FaultKind;
  /** Where it is in the settings, in characters. */
  readonly offset: number;
  /** The line of the settings, from 0, that a placeholder was read for. */
  readonly line: number;
  /** What was typed there. */
  readonly typed: string;
  /** The line put right; empty where it is to be removed or nobody knows how it was meant. */
  readonly right: string;
  /** How many spaces the line should start with, for a fault of indentation. */
  readonly width?: number;
}

/** A fault that a line may have, and lines that may be read in its place. */
interface Repair extends Omit<Fault, 'offset' | 'line'> {
  /** Column of the fault in its line, from 0. */
  readonly at: number;
  /** Lines as long as the original that parse as YAML; equal length keeps later offsets valid. */
  readonly placeholders: readonly string[];
}

interface Attempt {
  readonly fault: Fault;
  readonly text: string;
  /** Where the next error is; Infinity where there is none. */
  readonly next: number;
}

export interface Recovered {
  /** The settings with a placeholder for every line that could not be read. */
  readonly document: Document.Parsed;
  readonly faults: readonly Fault[];
  /** Whether all the rest could be read. */
  readonly isWhole: boolean;
}

type Parse = (text: string) => Document.Parsed;

/** A file with more faults than this holds no settings at all. */
const MOST_FAULTS = 30;
/** Bounds the time that a file without settings can take. */
const MOST_ATTEMPTS = 200;
const MOST_ERRORS = 300;

/**
 * Reads settings. Where that fails, the line is repaired and the settings are read again, so that
 * every fault is found, and none that only follows from another.
 *
 * @param parse has to accept two settings of one name, which are reported here
 * @param names the settings that the file may have
 */
export function recover(source: string, parse: Parse, names: readonly string[]): Recovered {
  const faults: Fault[] = [];
  let attempts = 0;
  const parseAgain = (text: string) => {
    attempts += 1;
    return parse(text);
  };
  for (let text = source; ;) {
    const document = parseAgain(text);
    const error = firstError(document);
    if (error === undefined)
      return { document, faults: [...faults, ...repeatedNames(document, text)], isWhole: true };
    const isHopeless =
      faults.length >= MOST_FAULTS ||
      attempts > MOST_ATTEMPTS ||
      document.errors.length > MOST_ERRORS;
    const repeated = new Set(repeatedNames(document, text).map(({ offset }) => offset));
    const repaired = isHopeless ? undefined : repair(text, error, parseAgain, names, repeated);
    if (!repaired) {
      const line = lineNumber(text, error.at);
      faults.push({ kind: 'unknown', typed: '', right: '', line, offset: error.at });
      return { document, faults, isWhole: false };
    }
    faults.push(repaired.fault);
    ({ text } = repaired);
  }
}

/** Every name that a schema knows, at whatever depth. */
export function namesIn(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return namesIn(schema.element as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return (schema.options as readonly z.ZodType[]).flatMap((option) => namesIn(option));
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodType>;
  return Object.entries(shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

interface ParseError {
  readonly at: number;
  readonly isIndent: boolean;
}

/** The first error; a reference to an anchor that is nowhere counts too, and an anchor without a value. */
function firstError(document: Document.Parsed): ParseError | undefined {
  const errors = [...document.errors, ...document.warnings].map(({ pos, code }): ParseError => ({
    at: pos[0],
    isIndent: code === 'BAD_INDENT' || code === 'UNEXPECTED_TOKEN',
  }));
  visit(document, {
    Node: (_, node) => {
      const isLost = isAlias(node)
        ? node.resolve(document) === undefined
        : isScalar(node) && node.anchor !== undefined && node.source === '';
      if (isLost && node.range) errors.push({ at: node.range[0] - 1, isIndent: false });
    },
  });
  return errors.toSorted((a, b) => a.at - b.at)[0];
}

/** Settings whose name is already in use in their group. */
function repeatedNames(document: Document.Parsed, text: string): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [offset] = key.range;
        const line = lineNumber(text, offset);
        if (known.has(key.value))
          faults.push({ kind: 'twice', typed: String(key.value), right: '', offset, line });
        known.add(key.value);
      }
    },
  });
  return faults;
}

/** Where the first error is, or the first name that a repair put beside another of its kind. */
function firstFault(document: Document.Parsed, text: string, known: ReadonlySet<number>): number {
  const repeated = repeatedNames(document, text).find(({ offset }) => !known.has(offset));
  return Math.min(firstError(document)?.at ?? Infinity, repeated?.offset ?? Infinity);
}

const lineNumber = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

function repair(
  text: string,
  error: ParseError,
  parse: Parse,
  names: readonly string[],
  repeated: ReadonlySet<number>,
): Attempt | undefined {
  const lines = text.split('\n');
  let farthest: Attempt | undefined;
  for (const [index, candidate] of candidates(lines, lineNumber(text, error.at), error, names)) {
    const attempt = attemptRepair(lines, index, candidate, error, parse, repeated);
    if (!attempt) continue;
    // A line can be moved to several places; the right one lets the reading get farthest.
    const isMove = candidate.width !== undefined;
    if (!isMove) return farthest ?? attempt;
    if (attempt.next === Infinity) return attempt;
    if (!farthest || attempt.next > farthest.next) farthest = attempt;
  }
  return farthest;
}

/** Possible repairs with the index of their line, the surest first. */
function* candidates(
  lines: readonly string[],
  here: number,
  { isIndent }: ParseError,
  names: readonly string[],
): Generator<readonly [number, Repair]> {
  const isFilled = (line: string) => line.trim() !== '';
  const next = lines.findIndex((line, index) => index > here && isFilled(line));
  const before = lines.findLastIndex((line, index) => index < here && isFilled(line));
  const around = [here, next, before].filter((index) => index >= 0 && index < lines.length);
  const above = lines
    .map((_, index) => index)
    .slice(0, here)
    .toReversed();
  const on = (indices: readonly number[], repairs: (line: string, index: number) => Repair[]) =>
    indices.flatMap((index) =>
      repairs(lines[index] ?? '', index).map((one) => [index, one] as const),
    );
  const unclosed = (line: string) => repairsOf(line).filter(isUnclosed);
  const isTab = (line: string) => /^ *\t/.test(line);
  for (const index of around) {
    const continued = continuation(lines, index, names);
    if (continued) yield [index - 1, continued];
  }
  yield* on([before, here], unclosed);
  yield* on(around, (line, index) => (isTab(line) ? moves(lines, index, 'tab') : []));
  yield* on(around, repairsOf);
  yield* on(around, (line) => (/^\s*- +\S+ *\S/.test(line) ? nameRepairs(line) : []));
  yield* on(above, unclosed);
  yield* on(isIndent ? around : around.toReversed(), (_, index) => moves(lines, index, 'indent'));
  yield* on(around, (line) => [ignored(line)]);
}

/** A repair is right if the reading gets past it, and past the error. */
function attemptRepair(
  lines: readonly string[],
  index: number,
  { placeholders, at, ...fault }: Repair,
  error: ParseError,
  parse: Parse,
  repeated: ReadonlySet<number>,
): Attempt | undefined {
  const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  const end = start + (lines[index] ?? '').length;
  const goal = isUnclosed(fault) ? Math.min(end, error.at) : error.at + 1;
  for (const placeholder of placeholders) {
    const text = lines.toSpliced(index, placeholder.split('\n').length, placeholder).join('\n');
    const next = firstFault(parse(text), text, repeated);
    if (next >= goal) return { fault: { ...fault, line: index, offset: start + at }, text, next };
  }
  return undefined;
}

/** Whether something is still open at the end of the line, so that the error may show far below. */
const isUnclosed = ({ kind }: Pick<Repair, 'kind'>) =>
  kind === 'unclosed-quote' || kind === 'unclosed-bracket';

/** A setting or an item of a list, up to its value, and the value. */
const SETTING = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*\S)\s*$/;

/** Every repair that fits a line, the surest first. */
function repairsOf(line: string): Repair[] {
  const [, start, value = ''] = SETTING.exec(line) ?? [];
  if (/^(?:---|\.\.\.)/.test(line)) {
    const placeholders = ['#'.padEnd(line.length, '-')];
    return [{ kind: 'stray-line', at: 0, typed: line.trim(), right: '', placeholders }];
  }
  if (start === undefined) return nameRepairs(line);
  const end = line.slice(start.length + value.length);
  const blank = start + ' '.repeat(value.length) + end;
  const plain = start + unsigned(value) + end;
  // What is below a bracket or a quotation mark alone may belong to the setting itself.
  const placeholders = value.length === 1 ? [blank] : [plain, blank];
  return VALUE_REPAIRS.flatMap(([kind, correct]): Repair[] => {
    const right = correct(value);
    if (right === undefined) return [];
    return [{ kind, at: start.length, typed: value, right: (start + right).trim(), placeholders }];
  });
}

const inQuotes = (text: string) => JSON.stringify(text.trim());

/** The quoted text at the start of a value, if its quotation mark is closed. */
const quotedPart = (value: string) => /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0];

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
const closingOf = (value: string) => CLOSING[value.charAt(0)];

/** Faults of a value, the surest first, each with the value put right; undefined where it is none. */
const VALUE_REPAIRS: readonly (readonly [FaultKind, (value: string) => string | undefined])[] = [
  [
    'curly-quotes',
    (value) => {
      const inner = /^[“”„](.*?)[“”]?$/.exec(value)?.[1];
      return inner === undefined ? undefined : inQuotes(inner);
    },
  ],
  [
    'unclosed-quote',
    (value) => {
      if (!/^["']/.test(value) || quotedPart(value) !== undefined) return undefined;
      return value.length === 1 ? '' : inQuotes(value.slice(1));
    },
  ],
  [
    'backslash',
    (value) =>
      quotedPart(value) === value && value.includes('\\')
        ? inQuotes(value.slice(1, -1))
        : undefined,
  ],
  [
    'after-quote',
    (value) => {
      if ((quotedPart(value) ?? value) === value) return undefined;
      if (value.startsWith("'")) return inQuotes(value.slice(1).replace(/'$/, ''));
      return inQuotes(value.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”'));
    },
  ],
  [
    'sign',
    (value) => {
      // A group that ends before the line does is the beginning of a text.
      const close = closingOf(value);
      const isText = close !== undefined && value.includes(close) && !value.endsWith(close);
      return isText ? inQuotes(value) : undefined;
    },
  ],
  [
    'unclosed-bracket',
    (value) => {
      const close = closingOf(value);
      if (close === undefined || value.includes(close)) return undefined;
      return value.length === 1 ? '' : `${value}${close === '}' ? ' ' : ''}${close}`;
    },
  ],
  [
    'sign',
    (value) => (/^(?:[@`%&*!,\]}|>]|[-?](?: |$))/.test(value) ? inQuotes(value) : undefined),
  ],
  ['colon', (value) => (/^(?!["'[{]).*:(?: |$)/.test(value) ? inQuotes(value) : undefined)],
  ['group', (value) => (closingOf(value) === undefined ? undefined : value)],
];

/** Repairs of a line whose colon, or the space behind it, is missing. */
function nameRepairs(line: string): Repair[] {
  const repairs: Repair[] = [];
  const [, indent = '', name = '', rest = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*:|-)([^\s/-].*)$/.exec(line) ?? [];
  if (name !== '') {
    const right = `${name} ${rest}`;
    const placeholders = [padTo(indent + right, line.length)];
    repairs.push({ kind: 'no-space', at: indent.length, typed: name, right, placeholders });
  }
  const [, before = '', word = '', value = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*)(?: *[=;：] *| +|$)(.*?)\s*$/.exec(line) ?? [];
  if (word !== '') {
    const right = `${word}: ${value}`.trimEnd();
    const placeholders = [padTo(before + right, line.length), commentLine(line)];
    const typed = line.trim();
    repairs.push({ kind: 'no-colon', at: before.length, typed, right, placeholders });
  }
  return repairs;
}

/** The line at other distances from the left. */
function moves(lines: readonly string[], index: number, kind: 'tab' | 'indent'): Repair[] {
  const line = lines[index] ?? '';
  const text = line.trim();
  const at = kind === 'tab' ? line.indexOf('\t') : line.length - line.trimStart().length;
  return widthsAround(lines, index)
    .filter((width) => kind === 'tab' || width !== at)
    .map((width) => {
      const moved = ' '.repeat(width) + text;
      const right = kind === 'tab' ? text : moved;
      return { kind, at, typed: text, right, width, placeholders: [padTo(moved, line.length)] };
    });
}

/** How far from the left the lines around start, the nearest first; two further for a group. */
function widthsAround(lines: readonly string[], index: number): number[] {
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

/** A value that ends with its own line, by its quotation marks or its brackets. */
const WHOLE = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[.*\]|\{.*\})$/;

/**
 * A value that was broken onto lines of its own below its setting. The repair replaces the line of
 * the setting and those that continue it.
 *
 * @param index the first of the lines that continue the value
 */
function continuation(
  lines: readonly string[],
  index: number,
  names: readonly string[],
): Repair | undefined {
  const above = lines[index - 1] ?? '';
  const match = /^\s*(?:- +)*(?:[\w-]+:(?: +(.*\S))?|- +(.*\S))\s*$/.exec(above);
  const rest = lines.slice(index);
  const end = rest.findIndex((line) => !isText(line, names));
  const more = end < 0 ? rest : rest.slice(0, end);
  const value = match?.[1] ?? match?.[2] ?? '';
  if (!match || more.length === 0 || WHOLE.test(value)) return undefined;
  const start = above.trimEnd().length - value.length;
  const text = [value, ...more]
    .map((line) => line.trim())
    .join(' ')
    .trim();
  const needsQuotes = !WHOLE.test(text) && /^["'[{@`%&*!|>]|:(?: |$)| #/.test(text);
  const [first = ''] = more;
  const placeholder = above.slice(0, start) + unsigned(value).padEnd(above.length - start);
  return {
    kind: 'goes-on',
    at: above.length + 1 + first.length - first.trimStart().length,
    typed: first.trim(),
    right: `${above.slice(0, start).trim()} ${needsQuotes ? JSON.stringify(text) : text}`,
    placeholders: [[placeholder, ...more.map((line) => commentLine(line))].join('\n')],
  };
}

/** Whether a line holds words alone: no setting, no item of a list, no comment. */
function isText(line: string, names: readonly string[]): boolean {
  const [, word = '', sign] =
    /^\s*((?:\{\w+\}|[^\s:=;：#[\]{}-])+)( *[:=;：](?:\s|$)|[:=;：])?/.exec(line) ?? [];
  return /[\p{L}\p{N}]/u.test(word) && sign === undefined && !names.includes(word);
}

/** The last resort: the line is left out. */
function ignored(line: string): Repair {
  const at = line.length - line.trimStart().length;
  return { kind: 'unknown', at, typed: line.trim(), right: '', placeholders: [commentLine(line)] };
}

/** A value without characters that mean something to YAML, as long as it is. */
const unsigned = (value: string) => value.replaceAll(/[^\p{L}\p{N} ]/gu, '·');

/** A line with a setting or an item, cut or padded to a length; what is left of it parses as YAML. */
function padTo(line: string, length: number): string {
  if (line.length <= length) return line.padEnd(length);
  const [, head = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+:(?: +|$))?)(.*)$/.exec(line) ?? [];
  if (/\w: *$/.test(head) && (value === '' || head.length >= length))
    return `${head.replace(/: *$/, '').slice(0, length - 1)}:`;
  return (head + unsigned(value)).slice(0, length);
}

/** A comment as long as the line. */
const commentLine = (line: string) => '#'.padEnd(line.length, '·').slice(0, line.length);
