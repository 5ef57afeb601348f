/** The table of versions on Legal and Trust Pledge, with the record in the content that it is made from. */
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/content-map.ts';
import { config } from '../../editorial/review.config.ts';
import { shownValue, type Suppliable } from '../../src/facts/placeholders.ts';
import { withDate } from '../dates-in-text.ts';
import { collapsed } from '../site-words.ts';
import { BUILDS, openPage, textOf, textsOf } from './pages/shown.ts';

const CASES = BUILDS.flatMap(({ site, ...built }) => {
  const { legalRecord, pledgeRecord, page, sections } = site;
  const legal = page('legal').versions;
  const review = [[legal.reviewedBy, shownValue(legalRecord.reviewedBy)]];
  const pledge = page('trust-pledge').versions;
  const terms = [...page('legal').plain.points, ...sections('legal').map(({ title }) => title)];
  const promises = [
    ...sections('pledge').map(({ claim }) => claim),
    ...page('trust-pledge').promise.lines,
  ];
  return [
    { ...built, name: 'legal', record: legalRecord, labels: legal, review, binding: terms },
    {
      ...built,
      name: 'trust-pledge',
      record: pledgeRecord,
      labels: pledge,
      review: [],
      binding: promises,
    },
  ] as const;
});

/** On a phone the rows have `display: grid`, for which some browsers drop implicit roles. */
const ROLES = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** What the table has for a day: the date in any format, or what is shown in its place. */
const day = (date: Suppliable<string>) =>
  date.status === 'supplied'
    ? (expect.stringMatching(withDate('{date}', date.value)) as string)
    : date.shown;

describe.each(CASES)('The versions on $name in $build', (versions) => {
  const { folder, name, record, labels, review, binding } = versions;
  const { $, main } = openPage(folder, name);
  const table = main.find('#versions');

  test('are the version and the dates of the record', () => {
    const facts = [
      [labels.version, record.version],
      [labels.adopted, day(record.adopted)],
      [labels.effective, day(record.effective)],
      ...review,
    ];
    expect(textsOf(table.find('dt'))).toEqual(facts.map(([label]) => label));
    expect(textsOf(table.find('dd'))).toEqual(facts.map(([, value]) => value));
  });

  test('list every change of the record, newest first', () => {
    const rows = [...table.find('tbody tr[data-kind]')].map((row) => ({
      kind: row.attribs['data-kind'],
      cells: [...$(row).find('td')].map((cell) =>
        textOf($(cell).clone().find('small').remove().end()),
      ),
    }));
    const head = table.find('th').text();
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
    const document = config.documents.find(({ route }) => route === ROUTES[name]);
    if (!document) throw new Error(`editorial/review.config.ts does not know ${name}.`);
    const text = textOf($(document.text));
    expect(binding.map(collapsed).filter((words) => !text.includes(words))).toEqual([]);
    expect($(document.versions).length).toBe(1);
    expect($(document.version).text()).toBe(record.version);
    expect($(document.effective).text()).toEqual(day(record.effective));
    expect($(document.changes).length).toBe(record.changes.length);
    expect($(document.changes).filter(document.editorial).length).toBe(
      record.changes.filter(({ kind }) => kind === 'editorial').length,
    );
  });

  test.each(Object.entries(ROLES))('have for each %s the role of %s', (parts, role) => {
    const roles = [...table.find(parts)].map(({ attribs }) => attribs.role);
    expect(new Set(roles)).toEqual(new Set([role]));
  });
});
