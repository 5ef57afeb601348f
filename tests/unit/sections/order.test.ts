/** A section whose drawing leans on the one above it says so, with `@below NAME: why` in its file. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const leaning = globSync('src/sections/**/*.astro').flatMap((file) => {
  const [, above, why] = /@below (\w+): (.+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return above === undefined ? [] : [{ name: basename(file, '.astro'), above, why }];
});

/** The components of a page in the order in which they begin, without the mark of the first screen. */
function componentsOf(file: string): string[] {
  const [, , markup = ''] = readFileSync(file, 'utf8').split('---');
  const names = [...markup.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'Fold');
}

const pages = globSync('src/pages/*.astro').map(componentsOf);

test.each(leaning)('$name is right below $above: $why', ({ name, above }) => {
  const on = pages.filter((components) => components.includes(name));
  expect(on).not.toEqual([]);
  for (const components of on) expect(components[components.indexOf(name) - 1]).toBe(above);
});

test('the string of the token card and the trail of the pledges are among them', () => {
  expect(leaning.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['TokenCard', 'PledgeList']),
  );
});
