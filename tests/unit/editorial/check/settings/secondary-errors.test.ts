import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  follows,
  restsOnFault,
} from '../../../../../src/editorial/check/settings/secondary-errors.ts';
import type { Issue } from '../../../../../src/editorial/check/settings/issues.ts';
import { readContentFile } from '../../../../../src/editorial/content/read.ts';

const section = (...lines: string[]) =>
  readContentFile('legal/01-general.mdx', `---\n${lines.join('\n')}\n---\n\nText.\n`);
const at = (line: number, what: string) =>
  ({ file: '', line, column: 1, severity: 'error', what, why: '', fix: '' }) as const;

describe('A message follows from a line that cannot be read', () => {
  const COLON = section('anchor: general', 'title: One: Two', 'summary: Three');

  it('if it is about that line', () => {
    expect(follows(COLON, at(3, 'It is too long.'))).toBe(true);
    expect([2, 4].map((line) => follows(COLON, at(line, 'It is too long.')))).toEqual([
      false,
      false,
    ]);
  });

  it('if it misses what that line names', () => {
    expect(follows(COLON, at(2, '“title” is missing.'))).toBe(true);
    expect(follows(COLON, at(2, '“Two” is missing.'))).toBe(true);
    for (const name of ['summary', 'anchor', 'tit', 'itle', 'T'])
      expect(follows(COLON, at(2, `“${name}” is missing.`))).toBe(false);
    expect(follows(COLON, at(2, '“title” is missing. Why?'))).toBe(false);
    expect(follows(COLON, at(2, 'A “title” is missing.'))).toBe(false);
  });

  it('but not if a longer name stands there', () => {
    const file = section('sub-title: One: Two', 'titles: Three');
    expect(follows(file, at(1, '“title” is missing.'))).toBe(false);
    expect(follows(file, at(1, '“sub” is missing.'))).toBe(false);
    expect(follows(file, at(1, '“sub-title” is missing.'))).toBe(true);
  });

  it('whatever is missed, if nobody knows what the line was', () => {
    const file = section('}}}', 'anchor: general');
    expect(follows(file, at(3, '“title” is missing.'))).toBe(true);
    expect(follows(file, at(3, 'It is too long.'))).toBe(false);
  });

  it('but none does where every line can be read', () => {
    const file = section('title: One', 'anchor: general');
    expect(follows(file, at(2, '“title” is missing.'))).toBe(false);
    expect(follows(file, at(2, 'It is too long.'))).toBe(false);
  });
});

describe('What the schema says of one value rests on a line that cannot be read', () => {
  const ORDER = 'The first is not the largest.';
  const schema = z.strictObject({
    name: z.string(),
    prizes: z.array(z.number()).refine(([a = 0, b = 0]) => a > b, ORDER),
    places: z.array(z.string()),
  });
  const yaml = (...lines: string[]) => readContentFile('contests/a.yaml', `${lines.join('\n')}\n`);
  const rests = (file: ReturnType<typeof yaml>, data: unknown, issue: Partial<Issue>) =>
    restsOnFault(file, schema, data, { path: [], message: '', ...issue } as Issue);
  const BROKEN = yaml('name: One', 'places:', '  - A: B: C', 'prizes:', '  - 1');

  it.each(['too_small', 'too_big'] as const)('if a list has a wrong length for it: %s', (code) => {
    expect(rests(BROKEN, {}, { code, path: ['places'] })).toBe(true);
    expect(rests(BROKEN, {}, { code, path: [] })).toBe(true);
    expect(rests(BROKEN, {}, { code, path: ['prizes'] })).toBe(false);
    expect(rests(BROKEN, {}, { code, path: ['name'] })).toBe(false);
  });

  it('if it is about two values, of which each alone may be right', () => {
    const issue = { code: 'custom', message: 'One of both.' } as const;
    expect(rests(BROKEN, { name: 'One' }, issue)).toBe(true);
    expect(rests(yaml('name: One'), { name: 'One' }, issue)).toBe(false);
    expect(rests(BROKEN, { name: 'One' }, { code: 'invalid_value', message: 'Both.' })).toBe(false);
  });

  it('but not if the value alone is wrong too', () => {
    const issue: Partial<Issue> = { code: 'custom', message: ORDER, path: ['prizes'] };
    expect(rests(BROKEN, { prizes: [1, 2] }, issue)).toBe(false);
    expect(rests(BROKEN, { prizes: [1, 2] }, { ...issue, message: 'Another.' })).toBe(true);
    expect(rests(BROKEN, { prizes: [2, 1] }, issue)).toBe(true);
  });
});
