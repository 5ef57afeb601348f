/** The table of versions on Legal and Trust Pledge, with the record in the content that it is made from. */
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/content-map.ts';
import { config } from '../../editorial/review.config.ts';
import { shownValue, type Suppliable } from '../../src/facts/placeholders.ts';
import { withDate } from '../dates-in-text.ts';
import { siteWords } from '../site-words.ts';
import { readBuiltSite } from './built-site.ts';

const BUILDS = [
  { build: 'dist', words: siteWords() },
  { build: 'dist-supplied', words: siteWords('.cache/supplied-content') },
];
const CASES = BUILDS.flatMap(({ build, words: { legalRecord, pledgeRecord, page } }) => {
  const legal = page('legal').versions;
  const review = [[legal.reviewedBy, shownValue(legalRecord.reviewedBy)]];
  return [
    { build, route: ROUTES.legal, record: legalRecord, labels: legal, review },
    {
      build,
      route: ROUTES['trust-pledge'],
      record: pledgeRecord,
      labels: page('trust-pledge').versions,
      review: [],
    },
  ];
});

const day = (date: Suppliable<string>) =>
  date.status === 'supplied'
    ? (expect.stringMatching(withDate('{date}', date.value)) as string)
    : date.shown;
const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(CASES)('The versions on $route of $build', (versions) => {
  const { build, route, record, labels, review } = versions;
  const page = readBuiltSite(build).pages.find((page) => page.route === route);
  if (!page) throw new Error(`There is no page ${route} in ${build}.`);
  const { $ } = page;

  test('are the version and the dates of the record', () => {
    const facts = [
      [labels.version, record.version],
      [labels.adopted, day(record.adopted)],
      [labels.effective, day(record.effective)],
      ...review,
    ];
    const textsOf = (name: string) =>
      [...$(`#versions ${name}`)].map((element) => $(element).text());
    expect(textsOf('dt')).toEqual(facts.map(([label]) => label));
    expect(textsOf('dd')).toEqual(facts.map(([, value]) => value));
  });

  test('list every change of the record, newest first', () => {
    const rows = [...$('#versions tbody tr[data-kind]')].map((row) => ({
      kind: $(row).attr('data-kind'),
      cells: [...$(row).find('td')].map((cell) =>
        withSingleSpaces($(cell).clone().find('small').remove().end().text()),
      ),
    }));
    const head = $('#versions th').text();
    for (const label of [labels.date, labels.change]) expect(head).toContain(label);
    expect(rows).toEqual(
      record.changes.map(({ version, date, kind, summary }) => ({
        kind,
        cells: [version, day(date), summary],
      })),
    );
  });

  test('give the JSON-LD the date of the newest change, unless it is a placeholder', () => {
    const dates = $('script[type="application/ld+json"]')
      .text()
      .match(/"dateModified":"[^"]*"/g);
    const date = record.changes[0]?.date;
    expect(dates).toEqual(date?.status === 'supplied' ? [`"dateModified":"${date.value}"`] : null);
  });

  test('match the selectors of the copy review', () => {
    const document = config.documents.find((each) => each.route === route);
    if (!document) throw new Error(`editorial/review.config.ts does not know ${route}.`);
    expect($(document.text).length).toBeGreaterThan(0);
    expect($(document.versions).length).toBe(1);
    expect($(document.version).text()).toBe(record.version);
    expect($(document.effective).text()).toEqual(day(record.effective));
    expect($(document.changes).length).toBe(record.changes.length);
    expect($(document.changes).filter(document.editorial).length).toBe(
      record.changes.filter(({ kind }) => kind === 'editorial').length,
    );
  });
});
