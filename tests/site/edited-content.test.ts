/** Applies the instructions of the guides (README.md, src/content/README.md) to a copy of the site, and builds it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContent, type ContentFile } from '../../editorial/content/read.ts';
import {
  withEverySection,
  withSettings,
  type Settings,
} from '../../editorial/launch/example-values.ts';
import { servedFiles } from '../../hosting/served-files.ts';
import { schemaOf } from '../../src/collections.ts';
import {
  pageFile,
  PAGES,
  SECTION_FOLDERS,
  VERSIONS_FOLDER,
  versionFile,
  type PageName,
} from '../../src/content-map.ts';
import { addMonths, DATE_FORMATS, longDate } from '../../src/formats/dates.ts';
import { stateOf, sentenceByState } from '../../src/facts/states.ts';
import { addressOf, readVersions, versionInForce } from '../../src/facts/versions.ts';
import { fill } from '../../src/formats/templates.ts';
import { withDate } from '../dates-in-text.ts';
import { collapsed, PAGE_NAMES, siteWords } from '../site-words.ts';
import { moveAddress } from '../sources.ts';
import { changed } from '../unit/schemas/changed.ts';
import { supplied } from '../unit/suppliables.ts';
import { budget } from './budget.ts';
import { buildElsewhere } from './build-elsewhere.ts';
import { readBuiltSite, type BuiltSite, type Page } from './built-site.ts';
import { stylesOf } from './drawings.ts';
import { PREVIEW } from './site-checks.ts';

const FORGE = 'https://forge.example/muuva/website';
const EDIT = `${FORGE}/edit/main/`;
const OUTSIDE = 'https://outside.example/page';
const PROOF = 'https://explorer.example/lock';
/** The former address of a page, and its address. */
const MOVED = { from: '/coins', to: '/our-coins' };

/** The folders of sections, each with the page that shows it. */
const FOLDERS = Object.entries(SECTION_FOLDERS);

const { coin, contest, navigation, page: pageWords } = siteWords();
const { promise } = pageWords('trust-pledge');
const { standing } = pageWords('legal');
const renewed = addMonths(coin.lpLockedUntil, 12);

/** Invented versions of Legal. */
const ADOPTED = 'tests/fixtures/adopted';
const VERSIONS = readVersions('legal', ADOPTED);
const EFFECTIVE = '2049-10-01';
/** Higher than any version of the fixtures. */
const NEWEST = '7.1';
const NEWEST_DATE = '2026-10-07';

/** Gives Legal the invented versions, and a newer text that counts from a later day. */
function adoptVersions(record: string): string {
  const changes = VERSIONS.toReversed().map(({ version, date, kind, summary }) => ({
    version,
    date: supplied(date),
    kind,
    summary,
  }));
  return withSettings(record, {
    changes,
    adopted: supplied('2026-10-01'),
    effective: supplied(EFFECTIVE),
    reviewedBy: supplied('Example Attorneys'),
  });
}

/** Adds an entry to the changes of a record. */
function addVersion(record: string): string {
  const entry = `changes:
  - version: "${NEWEST}"
    date: { status: supplied, value: "${NEWEST_DATE}" }
    kind: editorial
    summary: One sentence says the same in fewer words.
`;
  return withSettings(record, { version: NEWEST }).replace(/^changes:\n/m, entry);
}

/** The gap of a fact. */
const FACT = '{hashtag}';

/** A sentence that names its date twice. */
const TWO_DATES = 'from {date} on, and each week after {date}, please.';

/** Lists of an answer. Two of the items begin with words for the first column. */
const LISTS =
  '- *North:* four\n  - *Bed:* one\n- South, *not* north\n\n7. *First:* look\n\n8. wait';

/** Each text of a file that may name a fact, with one at its end, by the path of its setting. */
function withFacts({ name, data }: ContentFile): Settings {
  const texts = changed(data, '', (value) =>
    typeof value === 'string' ? [{ data: `${value} ${FACT}`, text: `${value} ${FACT}` }] : [],
  );
  return Object.fromEntries(
    texts
      .filter((change) => schemaOf(name)?.safeParse(change.data).success)
      .map(({ path, text }) => [path.slice(1).replaceAll('/', '.'), text]),
  );
}

/** Makes the changes that the guides describe in a copy of the sources. */
function followTheGuides(sources: string): void {
  moveAddress(sources, MOVED);
  const content = join(sources, 'src/content');
  const change = (name: string, edit: (text: string) => string) => {
    const file = join(content, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  const addLink = (text: string) => `${text.trimEnd()}\n\nSee [the other page](${OUTSIDE}).\n`;

  for (const name of globSync('**/*.{mdx,yaml}', { cwd: content })) change(name, withEverySection);
  for (const [folder] of FOLDERS) {
    const [section = ''] = globSync(`${folder}/*.mdx`, { cwd: content }).sort();
    change(section, addLink);
  }
  change('pages/home.mdx', addLink);
  const next = globSync('faq/*.mdx', { cwd: content }).length + 1;
  writeFileSync(
    join(content, `faq/${String(next).padStart(2, '0')}-new.mdx`),
    addLink(`---\nquestion: Is this a new question?\n---\n\nYes, it is.\n\n${LISTS}`),
  );
  change('pages/our-coins.mdx', (text) =>
    withSettings(text, {
      'entry.steps.1.text': 'Use {hashtag}, and {hashtag} again, please.',
      'poster.winners.text': TWO_DATES,
    }),
  );
  change('pages/trust-pledge.mdx', (text) =>
    withSettings(text, { 'promise.lines.0': promise.lines.at(-1) ?? '' }),
  );
  change('legal/04-regulatory-compliance.mdx', (text) =>
    text.replace('[licence]', '[licence] licence [licence]'),
  );
  // Some proofs and channels are supplied, and others are not.
  change('pledge/01-locked-liquidity.mdx', (text) =>
    withSettings(text, {
      'proofs.0.link': supplied({ url: PROOF, checked: '2026-08-07' }),
    }),
  );
  change('studio.yaml', (text) =>
    withSettings(text, {
      repository: FORGE,
      // If the address is still a placeholder: a supplied one stays.
      email: supplied('letters@muuva.co.za'),
    }),
  );
  // The owner may have adopted these texts.
  for (const name of ['legal.yaml', 'pledge.yaml'])
    cpSync(join('tests/fixtures/content', name), join(content, name));
  rmSync(join(content, VERSIONS_FOLDER), { recursive: true, force: true });
  change('legal.yaml', adoptVersions);
  cpSync(ADOPTED, content, { recursive: true });
  for (const name of ['legal.yaml', 'pledge.yaml']) change(name, addVersion);
  change('coins/bigfoot.yaml', (text) => withSettings(text, { lpLockedUntil: renewed }));
  // The content check reports sentences that state the old date.
  for (const name of globSync('**/*.mdx', { cwd: content }))
    change(name, (text) => text.replaceAll(longDate(coin.lpLockedUntil), longDate(renewed)));
  for (const file of readContent(content).filter(({ name }) => name.startsWith('pages/')))
    change(file.name, (text) => withSettings(text, withFacts(file)));
}

let [folder, build] = ['', ''];
let site: BuiltSite = { pages: [], files: new Map(), headers: [] };

/** The page in a list, which is empty if it was not built. */
const pageAt = (name: PageName) =>
  site.pages.filter(({ route }) => route === (PAGES[name].route ?? '/404'));
const textAt = (name: PageName) =>
  collapsed(
    pageAt(name)
      .map(({ $ }) => $('body').text())
      .join(),
  );

/** The files that a page's edit links lead to, in document order. */
const filesOf = ({ $ }: Page) =>
  [...$('.edit-link a')].map((link) => ($(link).attr('href') ?? '').replace(EDIT, ''));

beforeAll(() => {
  const elsewhere = buildElsewhere('dist', followTheGuides);
  ({ folder, build } = elsewhere);
  site = readBuiltSite(build);
  return elsewhere.remove;
});

describe('A site edited by the guides', () => {
  // Without the budget, which the added texts may exceed: built-site.test.ts weighs the site as it is.
  for (const { title, faults } of PREVIEW.checks.filter((check) => check !== budget)) {
    test(title, () => {
      expect(faults(site)).toEqual([]);
    });
  }

  test('keeps the text of a version by one command', () => {
    const { stdout, stderr } = spawnSync('npm', ['run', 'adopt', '--', 'legal', NEWEST], {
      cwd: folder,
      encoding: 'utf8',
    });
    const path = `src/content/${versionFile('legal', NEWEST)}`;
    expect(stdout + stderr).toContain(`Kept version ${NEWEST} of the Legal page: ${path}`);
    expect(existsSync(join(folder, path))).toBe(true);
  });

  test('leads from the former address of a page to the page', () => {
    const { from, to } = MOVED;
    expect(servedFiles(build).find(({ route }) => route === to)?.redirects).toContain(from);
  });

  test('opens a link to another site in a new tab, and says so', () => {
    for (const name of ['home', ...FOLDERS.map(([, { page }]) => page)] as const) {
      const links = pageAt(name).flatMap(({ $ }) =>
        [...$(`a[href="${OUTSIDE}"]`)].map((link) => $(link).text()),
      );
      expect(new Set(links), name).toEqual(
        new Set([`the other page (${navigation.words.newTab})`]),
      );
    }
  });

  test('keeps the columns and the numbers of the lists in an answer', () => {
    const [page] = pageAt('contact');
    const rows = [...(page?.$('.questions-answer li:not([class])') ?? [])].map((item) =>
      [...(page?.$(item).find('> div > *') ?? [])].map((cell) => page?.$(cell).text().trim()),
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        ['North:', expect.any(String)],
        ['Bed:', 'one'],
        [],
        ['First:', 'look'],
      ]),
    );
    const { class: name = '' } = page?.$('.questions-answer ol[start=7]').attr() ?? {};
    expect(page && stylesOf(page, site)).toMatch(
      new RegExp(`\\.${name}\\{[^}]*list-style-type:decimal`),
    );
  });

  test('shows the whole of a step that names the hashtag twice', () => {
    const { hashtag } = contest;
    expect(textAt('our-coins')).toContain(`Use ${hashtag}, and ${hashtag} again, please.`);
  });

  test('shows the whole of a sentence that names its date twice', () => {
    expect(textAt('our-coins')).toMatch(withDate(TWO_DATES, contest.winnersFrom));
  });

  test('puts a line where its name is in brackets, and not where the name is a word', () => {
    // “[licence] licence [licence]” became a sentence, the word, and the sentence again.
    expect(textAt('legal').replaceAll(/\s+/g, ' ')).toContain('. licence ');
  });

  test('has no gap where a text may name a fact', () => {
    const unfilled = site.pages.filter(({ html }) => html.includes(FACT));
    expect(unfilled.map(({ file }) => file)).toEqual([]);
  });

  test('shows every line of the promise, and underlines the last one only, though the first is the same', () => {
    const [page] = pageAt('trust-pledge');
    const lines = [...(page?.$('.founder-promise blockquote p') ?? [])].map((line) =>
      page?.$(line).text(),
    );
    expect(lines).toEqual([promise.lines.at(-1), ...promise.lines.slice(1)]);
    expect(page?.$('.founder-promise em').length).toBe(1);
  });

  test('writes the dates of its data as time elements', () => {
    const times = site.pages.flatMap(({ $ }) =>
      [...$('time')].map((time) => [$(time).attr('datetime') ?? '', $(time).text()] as const),
    );
    for (const [date, text] of times)
      expect(Object.values(DATE_FORMATS).map((format) => format(date))).toContain(text);
    const dates = [coin.launched, renewed, contest.winnersFrom, NEWEST_DATE, EFFECTIVE];
    expect(times.map(([date]) => date)).toEqual(expect.arrayContaining(dates));
  });
});

describe('A site of which some facts are supplied', () => {
  const words = () => siteWords(join(folder, 'src/content'));
  const facts = () => ({ ...words(), pledges: words().sections('pledge') });
  const stateIn = (subject: 'proofs' | 'channels') => stateOf(subject, facts()).state;

  test.each([
    ['home', () => sentenceByState('proofs', facts(), words().page('home').trust.record)],
    [
      'trust-pledge',
      () => sentenceByState('proofs', facts(), words().page('trust-pledge').standing.proofs),
    ],
    ['contact', () => sentenceByState('channels', facts(), words().page('contact').hero.lede)],
    [
      'contact',
      () => (stateIn('channels') === 'partly' ? navigation.words.handlesPlaceholder : ''),
    ],
  ] as const)('says on %s how much of its proofs or channels is supplied', (name, sentence) => {
    // The owner may have supplied the others too, and then there is no note on what is missing.
    expect([stateIn('proofs'), stateIn('channels')]).not.toContain('missing');
    expect(textAt(name)).toContain(sentence());
  });
});

describe('A document with adopted versions', () => {
  test('links to each of them, which is its file to the byte', () => {
    const $ = pageAt('legal')[0]?.$;
    for (const version of VERSIONS) {
      const address = addressOf(version);
      expect($?.(`#versions [href="${address}"]`).text().trim()).toBe(version.version);
      expect(String(site.files.get(address))).toBe(version.source);
    }
    expect($?.('#versions tr[data-kind] a').length).toBe(VERSIONS.length);
  });

  test('says from which day a later text counts, and links to the one that counts until then', () => {
    const inForce = versionInForce(VERSIONS);
    const note = pageAt('legal')[0]?.$('b:has(time)').first();
    expect(note?.find('time').attr('datetime')).toBe(EFFECTIVE);
    const { next, link } = standing.upcoming;
    const until = fill(link, { version: inForce?.version ?? '' });
    const { source } = withDate(fill(next, { date: '{date}', link: until }), EFFECTIVE);
    expect(note?.text().trim()).toMatch(new RegExp(`^${source}$`));
    expect(note?.find('a').attr('href')).toBe(inForce && addressOf(inForce));
  });
});

test('A document that is a draft links to no version, and announces no later text', () => {
  const $ = pageAt('trust-pledge')[0]?.$;
  expect($?.('#versions a[href^="/versions/"]').length).toBe(0);
  expect($?.('b:has(time)').length).toBe(0);
});

describe('A preview with a repository', () => {
  test.each(FOLDERS)('has a link to the file of each section of %s', (name, { page }) => {
    const sections = globSync(`src/content/${name}/*.mdx`, { cwd: folder }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    const linked = pageAt(page).flatMap(filesOf);
    expect(linked.filter((file) => file.startsWith(`src/content/${name}/`))).toEqual(
      sections.sort(),
    );
  });

  test.each(PAGE_NAMES)('has on %s one link to its own file', (name) => {
    const files = pageAt(name).flatMap(filesOf);
    expect(files.filter((file) => file.startsWith('src/content/pages/'))).toEqual([
      `src/content/${pageFile(name)}`,
    ]);
  });

  test('says which of them lead to the other words of a page', () => {
    const { editLink, editPageLink } = navigation;
    for (const { $, file } of site.pages)
      for (const link of $('.edit-link a')) {
        const isOfPage = ($(link).attr('href') ?? '').includes('/src/content/pages/');
        expect($(link).text(), file).toMatch(
          new RegExp(`^${RegExp.escape(isOfPage ? editPageLink : editLink)}`),
        );
      }
  });

  test('has in each versions section a link to the record', () => {
    expect(pageAt('legal').flatMap(filesOf)).toContain('src/content/legal.yaml');
    expect(pageAt('trust-pledge').flatMap(filesOf)).toContain('src/content/pledge.yaml');
  });

  test('prints none of these links', () => {
    for (const { route, html, $ } of site.pages) {
      // Rules for elements below the fold are in a linked file.
      const later = $('main link[rel="stylesheet"]').attr('href') ?? '';
      const rules = html + String(site.files.get(later) ?? '');
      expect(rules, route).toMatch(/@media print\s*\{\s*\.edit-link\s*\{\s*display:\s*none/);
    }
  });
});
