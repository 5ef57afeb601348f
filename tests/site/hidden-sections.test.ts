/** Hides every section that can be hidden in a copy of the site, and builds it. */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../editorial/content/read.ts';
import { entryOf, PAGES, type PageName } from '../../src/content-map.ts';
import { SCHEMAS } from '../../src/collections.ts';
import { numberInWords } from '../../src/formats/amounts.ts';
import { siteWords } from '../site-words.ts';
import { budget } from './budget.ts';
import { buildElsewhere } from './build-elsewhere.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { anchors } from './links.ts';
import { PREVIEW } from './site-checks.ts';

const CONTENT = 'src/content';
const words = siteWords();

/** Whether a schema accepts settings that hide the section. */
const isHideable = (schema: { safeParse: (data: unknown) => { success: boolean } }, data: object) =>
  schema.safeParse({ ...data, shown: false }).success;

/** The settings of a page that can hide their section, with the ids that a link could target. */
const hideable = (Object.keys(PAGES) as PageName[]).flatMap((name) => {
  const settings: Readonly<Record<string, unknown>> = words.page(name);
  return Object.entries(settings).flatMap(([key, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    const hidden = { ...settings, [key]: isGroup ? { ...value, shown: false } : value };
    if (!isGroup || !SCHEMAS.pages.safeParse(hidden).success) return [];
    const heading = (value as { heading?: string | { text?: string } }).heading;
    const title = typeof heading === 'string' ? heading : heading?.text;
    const ids = Object.entries(PAGES[name].places ?? {}).flatMap(([id, setting]) =>
      setting === key ? [id] : [],
    );
    return [{ name, key, title, ids }];
  });
});

/**
 * The files of sections that can be hidden: of About, and questions without a sentence that protects
 * visitors (src/specification), which the content check does not let be hidden.
 */
const files = readContent(CONTENT).filter(({ name, data, source }) => {
  const collection = entryOf(name)?.collection;
  if (collection !== 'about' && collection !== 'faq') return false;
  const protects = collection === 'faq' && /^prizeLoss|name or ticker/m.test(source);
  return !protects && isHideable(SCHEMAS[collection], data as object);
});

let folder = '';
let site: BuiltSite = { pages: [], files: new Map() };
const pageOf = (name: PageName) => site.pages.find(({ route }) => route === PAGES[name].route)?.$;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hidden-sections-')));
  const hide = (sources: string) => {
    const change = (name: string, edit: (source: string) => string) => {
      const path = join(sources, CONTENT, name);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
    };
    for (const { name, key } of hideable)
      change(`pages/${name}.mdx`, (source) =>
        source.replace(new RegExp(`^${key}:\n`, 'm'), `${key}:\n  shown: false\n`),
      );
    for (const { name } of files)
      change(name, (source) => source.replace('---\n', '---\nshown: false\n'));
    // The check refuses links to what is hidden, and gaps for its counts.
    change('pages/contact.mdx', (source) => source.replaceAll('"#form"', '"#faq"'));
    const { steps } = words.page('our-coins').entry;
    change('pages/our-coins.mdx', (source) =>
      source.replaceAll('{steps}', numberInWords(steps.length)),
    );
  };
  site = readBuiltSite(buildElsewhere('dist', folder, hide));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('A site whose sections are hidden', () => {
  test('has some of them on each page but the one for unknown addresses', () => {
    expect(new Set(hideable.map(({ name }) => name))).toEqual(
      new Set(['home', 'about', 'our-coins', 'trust-pledge', 'contact', 'legal']),
    );
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['about/01-mission.mdx', 'faq/04-reach-the-team.mdx']),
    );
  });

  for (const { title, faults } of PREVIEW.checks.filter(
    (check) => check !== budget && check !== anchors,
  )) {
    test(title, () => {
      expect(faults(site)).toEqual([]);
    });
  }

  test.each(hideable)(
    'does not show “$key” of $name, or a place to link to',
    ({ name, ...part }) => {
      const $ = pageOf(name);
      const headings = $?.('h1, h2, h3')
        .toArray()
        .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim());
      if (part.title !== undefined) expect(headings?.join('\n')).not.toContain(part.title);
      for (const id of part.ids) expect($?.(`#${id}`)).toHaveLength(0);
    },
  );

  test('has only the questions that are shown, also for search engines', () => {
    const $ = pageOf('contact');
    const shown =
      words.sections('faq').length - files.filter(({ name }) => name.startsWith('faq/')).length;
    expect($?.('details')).toHaveLength(shown);
    expect(
      $?.('script[type="application/ld+json"]')
        .text()
        .match(/"Question"/g),
    ).toHaveLength(shown);
  });
});
