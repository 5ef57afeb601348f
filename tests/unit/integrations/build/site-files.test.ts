import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  faultsOfBuild,
  faultsOfPublic,
  faultsOfRoutes,
} from '../../../../integrations/build/site-files.ts';

/** The route of the share cards. */
const ROUTES = [
  { entrypoint: 'src/pages/og/[slug].png.ts', patternRegex: /^\/og\/([^/]+?)\.png\/?$/ },
];

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const faultsIn = (build: Readonly<Record<string, string>>) => faultsOfBuild(folderOf(build));

test('pictures and headers may be in public', () => {
  expect(
    faultsOfPublic(folderOf({ _headers: '', 'icon.png': '', 'deep/map.svg': '' }), ROUTES),
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
  expect(faultsOfPublic(folderOf({ [name]: '' }), []).join()).toMatch(
    new RegExp(`${name}: “public” may hold .* hosting/file-types.ts`),
  );
});

test.each(['/etc', '/etc/hostname', '/nowhere'])('a link to %s does not belong in public', (to) => {
  const folder = folderOf({});
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

test('a file that a route makes does not belong in public', () => {
  expect(faultsOfPublic(folderOf({ 'og/home.png': '' }), ROUTES).join()).toContain(
    'og/home.png: src/pages/og/[slug].png.ts makes this file too. Remove one of them.',
  );
});

test('a file that keeps its name does not belong to those that are kept for a year', () => {
  expect(faultsOfPublic(folderOf({ '_astro/map.svg': '' }), []).join()).toContain(
    '_astro/map.svg: Browsers keep files of “_astro” for a year.',
  );
});
