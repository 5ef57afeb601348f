/** The ways in which one line of the settings goes wrong, each with the line put right. */
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

/** A line that fits one of the ways. */
export interface Shape {
  readonly kind: FaultKind;
  /** Where in the line it goes wrong, and what was typed there. */
  readonly at: number;
  readonly typed: string;
  /** The line put right, without the space before it; empty where it is to be removed. */
  readonly right: string;
  /** Lines as long as those that stand there, which can be read; the places of everything else stay true. */
  readonly stand: readonly string[];
}

/** What the value of a setting, or an item of a list, is made of. */
interface Parts {
  readonly line: string;
  readonly start: number;
  readonly value: string;
}

const STAND_IN = '·';
const STARTS = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*\S)\s*$/;

/** Every way that fits the line, the surest first. */
export function shapesOf(line: string): Shape[] {
  const [, start = '', value] = STARTS.exec(line) ?? [];
  const parts = value === undefined ? undefined : { line, start: start.length, value };
  return [
    ...strayLine(line),
    ...(parts
      ? [curly(parts), ...quotes(parts), brackets(parts), sign(parts), colon(parts), group(parts)]
      : [noSpace(line), noColon(line)]),
  ].filter((shape) => shape !== undefined);
}

/** The ways in which the first setting of a group in a list goes wrong; a text is an item as well. */
export function shapesOfItem(line: string): Shape[] {
  if (!/^\s*- +\S+ *\S/.test(line)) return [];
  return [noSpace(line), noColon(line)].filter((shape) => shape !== undefined);
}

/** Whether something that the line opens is still open at its end: what goes wrong may show far below. */
export function staysOpen({ kind }: Shape): boolean {
  return kind === 'unclosed-quote' || kind === 'unclosed-bracket';
}

function strayLine(line: string): Shape[] {
  if (!/^(?:---|\.\.\.)/.test(line)) return [];
  const stand = ['#'.padEnd(line.length, '-')];
  return [{ kind: 'stray-line', at: 0, typed: line.trim(), right: '', stand }];
}

function ofValue({ line, start, value }: Parts, kind: FaultKind, text: string): Shape {
  const plain = value.replaceAll(/[^\p{L}\p{N} ]/gu, STAND_IN);
  const around = (middle: string) =>
    line.slice(0, start) + middle + line.slice(start + value.length);
  const blank = around(' '.repeat(value.length));
  // What stands below a bracket, or a sign alone, may belong to the setting itself.
  const stand = value.length === 1 ? [blank] : [around(plain), blank];
  const right = (line.slice(0, start) + text).trim();
  return { kind, at: start, typed: value, right, stand };
}

const inQuotes = (text: string) => JSON.stringify(text.trim());

function curly(parts: Parts): Shape | undefined {
  const inner = /^[“”„](.*?)[“”]?$/.exec(parts.value)?.[1];
  return inner === undefined ? undefined : ofValue(parts, 'curly-quotes', inQuotes(inner));
}

function quotes(parts: Parts): (Shape | undefined)[] {
  const { value } = parts;
  const mark = value[0];
  if (mark !== '"' && mark !== "'") return [];
  const whole = mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  const closed = whole.exec(value)?.[0];
  const inner = value.slice(1);
  // Alone, it stands before settings or items on lines of their own.
  if (value === mark) return [ofValue(parts, 'unclosed-quote', '')];
  if (closed === undefined) return [ofValue(parts, 'unclosed-quote', inQuotes(inner))];
  if (closed === value)
    return value.includes('\\') ? [ofValue(parts, 'backslash', inQuotes(inner.slice(0, -1)))] : [];
  const text =
    mark === "'"
      ? inner.replace(/'$/, '')
      : value.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll('"', '”');
  return [ofValue(parts, 'after-quote', inQuotes(text))];
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function brackets(parts: Parts): Shape | undefined {
  const close = CLOSING[parts.value.charAt(0)];
  if (close === undefined || parts.value.endsWith(close)) return undefined;
  // A group that ends before the line does is the beginning of a text.
  if (parts.value.includes(close)) return ofValue(parts, 'sign', inQuotes(parts.value));
  if (parts.value.length === 1) return ofValue(parts, 'unclosed-bracket', '');
  const space = close === '}' ? ' ' : '';
  return ofValue(parts, 'unclosed-bracket', `${parts.value}${space}${close}`);
}

function sign(parts: Parts): Shape | undefined {
  if (!/^(?:[@`%&*!,\]}|>]|[-?](?: |$))/.test(parts.value)) return undefined;
  return ofValue(parts, 'sign', inQuotes(parts.value));
}

function colon(parts: Parts): Shape | undefined {
  if (!/^[^"'[{]/.test(parts.value) || !/:(?: |$)/.test(parts.value)) return undefined;
  return ofValue(parts, 'colon', inQuotes(parts.value));
}

/** A list or a group on one line that goes wrong inside. */
function group(parts: Parts): Shape | undefined {
  return CLOSING[parts.value.charAt(0)] === undefined
    ? undefined
    : ofValue(parts, 'group', parts.value);
}

function noSpace(line: string): Shape | undefined {
  const [, before = '', name = '', rest = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*:|-)([^\s/-].*)$/.exec(line) ?? [];
  if (name === '') return undefined;
  const right = `${name} ${rest}`;
  const stand = [fitted(before + right, line.length)];
  return { kind: 'no-space', at: before.length, typed: name, right, stand };
}

function noColon(line: string): Shape | undefined {
  const [, before = '', name = '', rest = ''] =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*)(?: *[=;：] *| +|$)(.*?)\s*$/.exec(line) ?? [];
  if (name === '') return undefined;
  const right = `${name}: ${rest}`.trimEnd();
  const stand = [fitted(before + right, line.length), comment(line)];
  return { kind: 'no-colon', at: before.length, typed: line.trim(), right, stand };
}

/** A line with a setting or an item, cut or filled to a length; what is left of it can be read. */
export function fitted(line: string, length: number): string {
  if (line.length <= length) return line.padEnd(length);
  const [, head = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+:(?: +|$))?)(.*)$/.exec(line) ?? [];
  if (/\w: *$/.test(head) && (value === '' || head.length >= length))
    return `${head.replace(/: *$/, '').slice(0, length - 1)}:`;
  return (head + value.replaceAll(/[^\p{L}\p{N} ]/gu, STAND_IN)).slice(0, length);
}

/** A line that says nothing, as long as this one. */
export function comment(line: string): string {
  return '#'.padEnd(line.length, STAND_IN).slice(0, line.length);
}
