/** A page looks whether a section is there, with `page.NAME &&`, if and only if editors can hide it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageSchema } from '../../../src/sections/schema.ts';

/** The sections that can be hidden, by the name of their page. */
const hideable = new Map(
  pageSchema.options.map(({ shape }) => [
    shape.page.value as string,
    Object.entries(shape).flatMap(([key, group]) =>
      group instanceof z.ZodObject && 'shown' in group.shape ? [key] : [],
    ),
  ]),
);

/** The page that a source shows, and the sections for which it looks. */
const pages = globSync('src/pages/*.astro').map((file) => {
  const source = readFileSync(file, 'utf8');
  const [, page = ''] = /getPage\('([\w-]+)'\)/.exec(source) ?? [];
  const asked = [...source.matchAll(/\bpage\.(\w+) &&/g)].map(([, key = '']) => key);
  return { page, asked };
});

test.each(pages)(
  '$page looks for what editors can hide, and for nothing else',
  ({ page, asked }) => {
    expect([...new Set(asked)].toSorted()).toEqual(hideable.get(page)?.toSorted());
  },
);
