/** The content says what the owner ordered. All other tests read the site's words from the content. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specification } from '../../../editorial/check/rules/facts/specification.ts';
import { runRule } from '../../../editorial/check/shared/rule.ts';
import { readContent } from '../../../editorial/content/read.ts';
import {
  ORDERED_FOLDERS,
  ORDERED_LISTS,
  ORDERED_TEXTS,
} from '../../../src/specification/ordered.ts';

const ROWS = [...ORDERED_TEXTS, ...ORDERED_LISTS, ...ORDERED_FOLDERS];

test('the content has every text, list and section as ordered', () => {
  expect(runRule(specification, readContent('src/content'))).toEqual([]);
});

test('every row is called something else in messages', () => {
  expect(new Set(ROWS.map(({ what }) => what)).size).toBe(ROWS.length);
});

test('every row has the number of a part of the README, and a file or folder that is there', () => {
  const headings = readFileSync('src/specification/README.md', 'utf8').matchAll(/^#+ ([\d.]*\d)/gm);
  const parts = [...headings].map(([, part]) => part);
  expect(ROWS.filter(({ part }) => !parts.includes(part))).toEqual([]);
  const names = readContent('src/content').map(({ name }) => name);
  expect(
    ROWS.filter(
      (row) => !names.some((name) => name.startsWith('file' in row ? row.file : row.folder)),
    ),
  ).toEqual([]);
});
