import { z } from 'zod';
import { comment, type Shape } from './shapes.ts';

/** Whether a word is the name of a setting of the file. */
export type IsName = (word: string) => boolean;

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

const SETTING = /^\s*(?:- +)*(?:[\w-]+:(?: +(.*\S))?|- +(.*\S))\s*$/;

/** A value that ends with its own line, by its quotation marks or its brackets. */
const WHOLE = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[.*\]|\{.*\})$/;

/**
 * A value that somebody broke onto lines of its own below its setting, where it must stand on one.
 * The shape speaks of the line of the setting and those that belong to it.
 *
 * @param index the first of the lines that go on
 */
export function goesOn(lines: readonly string[], index: number, isName: IsName): Shape | undefined {
  const above = lines[index - 1] ?? '';
  const match = SETTING.exec(above);
  const more = lines.slice(index, index + endOf(lines.slice(index), isName));
  if (!match || more.length === 0) return undefined;
  const value = match[1] ?? match[2] ?? '';
  if (WHOLE.test(value)) return undefined;
  const start = above.trimEnd().length - value.length;
  const text = [value, ...more].map((line) => line.trim()).join(' ');
  const [first = ''] = more;
  const stand = value.replaceAll(/[^\p{L}\p{N} ]/gu, '·').padEnd(above.length - start);
  return {
    kind: 'goes-on',
    at: above.length + 1 + first.length - first.trimStart().length,
    typed: first.trim(),
    right: `${above.slice(0, start).trim()} ${onOneLine(text.trim())}`,
    stand: [[above.slice(0, start) + stand, ...more.map((line) => comment(line))].join('\n')],
  };
}

/** How many lines at the start are words alone: no setting, no item of a list, no note. */
function endOf(lines: readonly string[], isName: IsName): number {
  const end = lines.findIndex((line) => {
    const [, word = '', sign] =
      /^\s*((?:\{\w+\}|[^\s:=;：#[\]{}-])+)( *[:=;：](?:\s|$)|[:=;：])?/.exec(line) ?? [];
    return !/[\p{L}\p{N}]/u.test(word) || sign !== undefined || isName(word);
  });
  return end < 0 ? lines.length : end;
}

/** A value that keeps its own quotation marks, or gets some where it needs them. */
function onOneLine(text: string): string {
  if (WHOLE.test(text)) return text;
  return /^["'[{@`%&*!|>]|:(?: |$)| #/.test(text) ? JSON.stringify(text) : text;
}
