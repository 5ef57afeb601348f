import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  dependsOnFault,
  isSecondary,
} from '../../../../../editorial/check/settings/secondary-errors.ts';
import type { Issue } from '../../../../../editorial/check/settings/issues.ts';
import { readContentFile, type ContentFile } from '../../../../../editorial/content/read.ts';
import { diagnostic } from '../../example-diagnostic.ts';

const section = (...lines: string[]) =>
  readContentFile('legal/01-general.mdx', `---\n${lines.join('\n')}\n---\n\nText.\n`);
const isSecondaryAt = (file: ContentFile, line: number, missing?: string) =>
  isSecondary(file, diagnostic({ line }), missing);

describe('A diagnostic is secondary to an unreadable line', () => {
  const COLON = section('anchor: general', 'title: One: Two', 'summary: Three');

  it('if it is about that line', () => {
    expect([2, 3, 4].map((line) => isSecondaryAt(COLON, line))).toEqual([false, true, false]);
  });

  it('if it reports as missing a setting named on that line', () => {
    expect(isSecondaryAt(COLON, 2, 'title')).toBe(true);
    expect(isSecondaryAt(COLON, 2, 'Two')).toBe(true);
    for (const name of ['summary', 'anchor', 'tit', 'itle', 'T'])
      expect(isSecondaryAt(COLON, 2, name)).toBe(false);
  });

  it('but not if the line only has a longer name', () => {
    const file = section('sub-title: One: Two', 'titles: Three');
    expect(['title', 'sub', 'sub-title'].map((name) => isSecondaryAt(file, 1, name))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('if it reports any setting as missing, and the line has no known correction', () => {
    const file = section('}}}', 'anchor: general');
    expect(isSecondaryAt(file, 3, 'title')).toBe(true);
    expect(isSecondaryAt(file, 3)).toBe(false);
  });

  it('but not if every line is readable', () => {
    const file = section('title: One', 'anchor: general');
    expect(isSecondaryAt(file, 2, 'title')).toBe(false);
    expect(isSecondaryAt(file, 2)).toBe(false);
  });
});

describe('An issue of the schema depends on an unreadable line', () => {
  const ORDER = 'The first is not the largest.';
  const schema = z.strictObject({
    name: z.string(),
    prizes: z.array(z.number()).refine(([a = 0, b = 0]) => a > b, ORDER),
    places: z.array(z.string()),
  });
  const yaml = (...lines: string[]) => readContentFile('contests/a.yaml', `${lines.join('\n')}\n`);
  const depends = (file: ReturnType<typeof yaml>, data: unknown, issue: Partial<Issue>) =>
    dependsOnFault(file, schema, data, { path: [], message: '', ...issue } as Issue);
  const BROKEN = yaml('name: One', 'places:', '  - A: B: C', 'prizes:', '  - 1');

  it.each(['too_small', 'too_big'] as const)(
    'if the unreadable line is inside the list with the wrong length: %s',
    (code) => {
      expect(depends(BROKEN, {}, { code, path: ['places'] })).toBe(true);
      expect(depends(BROKEN, {}, { code, path: [] })).toBe(true);
      expect(depends(BROKEN, {}, { code, path: ['prizes'] })).toBe(false);
      expect(depends(BROKEN, {}, { code, path: ['name'] })).toBe(false);
    },
  );

  it('if it is about several values, each of which may be right', () => {
    const issue = { code: 'custom', message: 'One of both.' } as const;
    expect(depends(BROKEN, { name: 'One' }, issue)).toBe(true);
    expect(depends(yaml('name: One'), { name: 'One' }, issue)).toBe(false);
    expect(depends(BROKEN, { name: 'One' }, { code: 'invalid_value', message: 'Both.' })).toBe(
      false,
    );
  });

  it('but not if the value is also wrong by itself', () => {
    const issue: Partial<Issue> = { code: 'custom', message: ORDER, path: ['prizes'] };
    expect(depends(BROKEN, { prizes: [1, 2] }, issue)).toBe(false);
    expect(depends(BROKEN, { prizes: [1, 2] }, { ...issue, message: 'Another.' })).toBe(true);
    expect(depends(BROKEN, { prizes: [2, 1] }, issue)).toBe(true);
  });
});
