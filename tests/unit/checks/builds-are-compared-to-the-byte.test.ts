import { expect, test } from 'vitest';
import { differences } from '../../checks/build-elsewhere.ts';
import { siteOf } from '../../checks/built-site.ts';

const built = (contents: Record<string, string | Buffer>) => siteOf(contents).files;
const site = { 'index.html': '<p>Home</p>', 'og/home.png': Buffer.from([137, 80, 78, 71, 0]) };

test('two builds with the same files do not differ', () => {
  expect(differences(built(site), built({ ...site }))).toEqual([]);
});

test('a file whose bytes differ is named, with the place', () => {
  expect(differences(built(site), built({ ...site, 'index.html': '<p>Hone</p>' }))).toEqual([
    '/index.html differs: “<p>Home</p>” is “<p>Hone</p>” the second time',
  ]);
});

test('one byte less, at the end of a picture, is a difference', () => {
  const shorter = built({ ...site, 'og/home.png': Buffer.from([137, 80, 78, 71]) });
  expect(differences(built(site), shorter)).toHaveLength(1);
  expect(differences(shorter, built(site))).toHaveLength(1);
});

test('a file that stands in one build only is named', () => {
  const more = built({ ...site, _headers: '/' });
  expect(differences(built(site), more)).toEqual(['/_headers is in the second build only']);
  expect(differences(more, built(site))).toEqual(['/_headers is in the first build only']);
});
