import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { config } from '../../src/editorial/review.config.ts';
import { findFigures } from '../../src/editorial/review/figures.ts';
import { longDate } from '../../src/facts/dates.ts';
import { shownValue, type Suppliable } from '../../src/facts/placeholders.ts';
import { readBuiltSite } from './built-site.ts';

interface TextRecord {
  readonly version: string;
  readonly adopted: Suppliable<string>;
  readonly effective: Suppliable<string>;
  readonly changes: readonly {
    readonly version: string;
    readonly date: Suppliable<string>;
    readonly kind: string;
    readonly summary: string;
  }[];
}

const BUILDS = [
  { build: 'dist', content: 'src/content' },
  { build: 'dist-supplied', content: '.cache/supplied-content' },
];
const TEXTS = [
  { name: 'legal', route: '/legal' },
  { name: 'pledge', route: '/trust-pledge' },
];
const CASES = BUILDS.flatMap((sides) => TEXTS.map((text) => ({ ...sides, ...text })));

/** A file of content: its settings, and its prose. */
const SETTINGS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const day = (date: Suppliable<string>) =>
  date.status === 'supplied' ? longDate(date.value) : shownValue(date);
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(CASES)('$route of $build', ({ build, content, name, route }) => {
  const page = readBuiltSite(build).pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no page ${route} in ${build}.`);
  const { $ } = page;
  const record = parse(readFileSync(`${content}/${name}.yaml`, 'utf8')) as TextRecord;
  const dates = [record.adopted, record.effective, ...record.changes.map(({ date }) => date)];
  const supplied = dates.flatMap((date) => (date.status === 'supplied' ? [date.value] : []));

  test('shows version, adopted and effective as the record has them', () => {
    const shown = [...$('#versions dd')].map((element) => $(element).text());
    expect(shown.slice(0, 3)).toEqual([record.version, day(record.adopted), day(record.effective)]);
  });

  test('shows every change of the record, newest first', () => {
    const rows = [...$('#versions tbody tr')].map((row) => ({
      kind: $(row).attr('data-kind'),
      cells: [...$(row).find('td')].map((cell) =>
        squeezed($(cell).clone().find('small').remove().end().text()),
      ),
    }));
    expect(rows).toEqual(
      record.changes.map(({ version, date, kind, summary }) => ({
        kind,
        cells: [version, day(date), summary],
      })),
    );
  });

  test('tells machines the day of the newest change, and none that is not known', () => {
    const [newest] = record.changes;
    const told = [...$('script[type="application/ld+json"]')]
      .map((element) => $(element).text())
      .join()
      .match(/"dateModified":"[^"]*"/g);
    const { date } = newest ?? {};
    expect(told).toEqual(date?.status === 'supplied' ? [`"dateModified":"${date.value}"`] : null);
  });

  test('says these dates, and a version’s number, nowhere else', () => {
    const rest = $('main').clone();
    // A proof may have been looked at on the same day.
    rest.find('#versions, .slot').remove();
    const found = findFigures(rest.text()).filter(({ value = '' }) => supplied.includes(value));
    expect(found).toEqual([]);
    expect(rest.text()).not.toMatch(/\bversion \d/i);
  });

  test('types neither in its texts', () => {
    const files = [
      ...globSync(`${content}/${name}/*.mdx`),
      `${content}/pages/${route.slice(1)}.mdx`,
    ];
    for (const file of files) {
      const [, settings = '', text = ''] = SETTINGS.exec(readFileSync(file, 'utf8')) ?? [];
      const typed = findFigures(text).filter(({ value = '' }) => supplied.includes(value));
      expect(typed, file).toEqual([]);
      expect(text, file).not.toMatch(/\bversion \d/i);
      expect(settings, file).not.toMatch(/^(?:version|adopted|effective|changes):/m);
    }
  });

  test('shows them where the review looks for them', () => {
    const document = config.documents.find((one) => one.route === route);
    if (!document) throw new Error(`src/editorial/review.config.ts does not know ${route}.`);
    expect($(document.text).length).toBe(1);
    expect($(document.versions).length).toBe(1);
    expect($(document.version).text()).toBe(record.version);
    expect($(document.effective).text()).toBe(day(record.effective));
    expect($(document.changes).length).toBe(record.changes.length);
    expect($(document.changes).filter(document.editorial).length).toBe(
      record.changes.filter(({ kind }) => kind === 'editorial').length,
    );
  });
});

test('some example date is supplied, so that the release shows what a date looks like', () => {
  const record = readFileSync('.cache/supplied-content/legal.yaml', 'utf8');
  expect(record).toContain('2026-01-05');
});
