import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildElsewhere } from './build-elsewhere.ts';
import { readBuiltSite, type BuiltSite, type Page } from './built-site.ts';
import { html } from './html.ts';
import { outsideLinks } from './outside-links.ts';

const FORGE = 'https://forge.example/muuva/website';
const EDIT = `${FORGE}/edit/main/`;

/** The page of each folder of sections. */
const PAGES = { legal: '/legal', pledge: '/trust-pledge', about: '/about', faq: '/contact' };

const PRINTED_NOT = /@media print\s*\{\s*\.edit\s*\{\s*display:\s*none/;

let folder = '';
let site: BuiltSite = { pages: [], files: new Map() };

function nameRepository(sources: string): void {
  const file = join(sources, 'src/content/studio.yaml');
  const named = readFileSync(file, 'utf8').replace(/^repository: .*$/m, `repository: ${FORGE}`);
  writeFileSync(file, named);
}

/** The files that a page's links for editors lead to, in the order of the page. */
const filesOf = ({ $ }: Page) =>
  [...$('.edit a')].map((link) => ($(link).attr('href') ?? '').replace(EDIT, ''));

const pageAt = (route: string) => site.pages.filter((page) => page.route === route);

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'edit-links-')));
  site = readBuiltSite(buildElsewhere('dist', folder, nameRepository));
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a preview whose repository is named', () => {
  test.each(Object.entries(PAGES))('leads to the file of each section of %s', (name, route) => {
    const sections = globSync(`src/content/${name}/*.mdx`).map((file) =>
      file.replaceAll('\\', '/'),
    );
    const found = pageAt(route).flatMap(filesOf);
    expect(found.filter((file) => file.startsWith(`src/content/${name}/`))).toEqual(
      sections.sort(),
    );
  });

  test('leads from each section to its own file', () => {
    const [legal] = pageAt('/legal');
    const text = legal?.$('#no-guarantees .edit a').attr('href');
    expect(text).toBe(`${EDIT}src/content/legal/03-no-guarantees.mdx`);
  });

  test('leads from each page to the file of its own words, once, and to no file that is missing', () => {
    for (const page of site.pages) {
      const name = page.route === '/' ? 'home' : page.route.slice(1);
      const files = filesOf(page);
      expect(files.filter((file) => file.startsWith('src/content/pages/'))).toEqual([
        `src/content/pages/${name}.mdx`,
      ]);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
    }
  });

  test('leads from the versions of a text to their record', () => {
    expect(pageAt('/legal').flatMap(filesOf)).toContain('src/content/legal.yaml');
    expect(pageAt('/trust-pledge').flatMap(filesOf)).toContain('src/content/pledge.yaml');
  });

  test('shows these links on the screen alone, and no other link leads to the editor', () => {
    for (const { route, html, $ } of site.pages) {
      // Below the fold, a page's rules come in a file.
      const later = $('main link[rel="stylesheet"]').attr('href') ?? '';
      const rules = html + String(site.files.get(later) ?? '');
      expect(PRINTED_NOT.test(rules), route).toBe(true);
      expect($(`a[href^="${EDIT}"]`)).toHaveLength($('.edit a').length);
    }
  });

  test('stays valid, and its links safe', () => {
    expect([...html.faults(site), ...outsideLinks.faults(site)]).toEqual([]);
  });
});

test('a preview whose repository is not named has no such link, and no rule for one', () => {
  expect(readFileSync('src/content/studio.yaml', 'utf8')).toMatch(/^repository: none$/m);
  const found = readBuiltSite('dist').pages.filter(({ html }) =>
    /class="edit"|\.edit\b/.test(html),
  );
  expect(found.map(({ route }) => route)).toEqual([]);
});
