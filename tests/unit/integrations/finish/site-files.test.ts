import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  faultsOfBuild,
  faultsOfPublic,
  faultsOfRoutes,
} from '../../../../integrations/finish/site-files.ts';
import { emptyFolder, folderWith } from '../../../../packages/copy-review/tests/repository.ts';

/** The route of the share cards. */
const ROUTES = [
  { entrypoint: 'src/pages/og/[slug].png.ts', patternRegex: /^\/og\/([^/]+?)\.png\/?$/ },
];

const faultsIn = (build: Readonly<Record<string, string>>) => faultsOfBuild(folderWith(build));

test('pictures and headers may be in public', () => {
  expect(
    faultsOfPublic(folderWith({ _headers: '', 'icon.png': '', 'deep/map.svg': '' }), ROUTES),
  ).toEqual([]);
});

test.each([
  'index.htm',
  'index.xhtml',
  'about/index.html',
  '_redirects',
  '_worker.js',
  'a.css',
  'b',
])('%s does not belong in public', (name) => {
  expect(faultsOfPublic(folderWith({ [name]: '' }), []).join()).toMatch(
    new RegExp(`${name}: “public” may hold .* hosting/allowed.ts`),
  );
});

test.each(['/etc', '/etc/hostname', '/nowhere'])('a link to %s does not belong in public', (to) => {
  const folder = emptyFolder();
  symlinkSync(to, join(folder, 'map.svg'));
  expect(faultsOfPublic(folder, [])).toEqual([
    `${join(folder, 'map.svg')} is a link or a device. Put the file itself there.`,
  ]);
});

test('a build of known files has no faults', () => {
  const names = ['_headers', '_redirects', 'icon.png', 'index.html', 'about.html', '_astro/a.js'];
  expect(faultsIn(Object.fromEntries(names.map((name) => [name, ''])))).toEqual([]);
});

test.each(['index.htm', 'a.unknown', '_worker.js/a', 'index.HTML'])(
  'a build with %s fails',
  (name) => {
    expect(faultsIn({ [name]: '' }).join()).toContain(
      `${name}: The site has no files of this type`,
    );
  },
);

test.each(['_worker.js', '_worker.js/index.js', '_routes.json', 'functions/a.js'])(
  'a build with %s, which a host runs, fails',
  (name) => {
    expect(faultsIn({ [name]: '' })).toEqual([
      `${name}: A host would run this instead of serving the pages. Remove it.`,
    ]);
  },
);

test.each([
  [['about.html', 'about/index.html'], '/about'],
  [['index.html', 'Index.html'], '/'],
  [['about.html', 'About.html'], '/about'],
  [['map.svg', 'MAP.svg'], '/map.svg'],
])('a build with two files for one address, %j, fails', (names, route) => {
  expect(faultsOfRoutes([...names, 'contact.html', 'map.png'])).toEqual([
    `${names.join(' and ')}: Both would be served at ${route}. Remove all but one.`,
  ]);
});

test('a build fails in which two blocks set a header of one file', () => {
  const headers = '/*\n  X-A: 1\n/about\n  X-A: 2\n  X-B: 1\n';
  expect(faultsIn({ _headers: headers, 'about.html': '', 'index.html': '' })).toEqual([
    expect.stringMatching(/^about\.html: Several blocks of _headers set x-a for it/),
  ]);
});

test('a file that a route makes does not belong in public', () => {
  expect(faultsOfPublic(folderWith({ 'og/home.png': '' }), ROUTES).join()).toContain(
    'og/home.png: src/pages/og/[slug].png.ts makes this file too. Remove one of them.',
  );
});

test('a file that keeps its name does not belong to those that are kept for a year', () => {
  expect(faultsOfPublic(folderWith({ '_astro/map.svg': '' }), []).join()).toContain(
    '_astro/map.svg: Browsers keep files of “_astro” for a year.',
  );
});
