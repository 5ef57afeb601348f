import { describe, expect, it } from 'vitest';
import { countBlocks, toViewModel, type ChangeGroup } from '../../src/report/view-model.ts';
import type { Report } from '../../src/shared/report.ts';
import { added, edited, line, pageOf, removed, reportOf, SAMPLE, watchedIn } from './sample.ts';

const footer = edited(['=All rights ', '-reserved', '+kept'], { section: 'Footer' });
const terms = edited(['=We ', '-will', '+may', '= pay.']);
const other = edited(['-a', '+b']);

/** The groups: their pages, and each section with its texts after the change. */
const groupsOf = (report: Report) =>
  toViewModel(report).groups.map(({ pages, sections }) => [
    pages,
    ...sections.map(({ title, changes }) => [title, ...changes.map(({ block }) => block.after)]),
  ]);

const changesIn = (groups: readonly ChangeGroup[]) =>
  groups.flatMap(({ sections }) => sections.flatMap(({ changes }) => changes));

describe('equal changes of several pages', () => {
  const report = reportOf({
    facts: ['/', '/a', '/b'].map((page) => {
      return { page, section: 'Footer', kind: 'date', before: '2025', after: '2026' };
    }),
    sections: ['/', '/b'].map((page) => {
      return { page, change: 'added', title: 'News', from: null, to: '2' };
    }),
    pages: [
      pageOf('/', [footer]),
      pageOf('/a', [terms, footer]),
      pageOf('/b', [footer, other, other]),
    ],
    watched: ['/', '/a'].map((page) => watchedIn(page, ['=We ', '-will', '+may', '= pay.'])),
    seen: {
      compared: true,
      reason: null,
      painted: [],
      conditions: [],
      words: ['/', '/a'].flatMap((page) =>
        [390, 1280].map((width) => {
          return { page, width, appeared: ['all'], vanished: [], context: '' };
        }),
      ),
    },
  });
  const model = toViewModel(report);

  it('come first, and once, with their pages', () => {
    expect(groupsOf(report)).toStrictEqual([
      [
        ['/', '/a', '/b'],
        ['Footer', footer.after],
      ],
      [['/a'], ['Terms', terms.after]],
      [['/b'], ['Terms', 'b']],
    ]);
  });

  it('are one row of facts, sections, sentences and seen words', () => {
    const pagesOf = (rows: readonly { readonly pages: readonly string[] }[]) =>
      rows.map(({ pages }) => pages);
    expect(pagesOf(model.facts.flatMap(({ places }) => places))).toEqual([['/', '/a', '/b']]);
    expect(pagesOf(model.sections)).toEqual([['/', '/b']]);
    expect(pagesOf(model.watched.flatMap(({ rows }) => rows))).toEqual([['/', '/a']]);
    expect(model.seen).toMatchObject([{ pages: ['/', '/a'], widths: [390, 1280] }]);
  });

  it('have a number each, and together the ids of all of their blocks', () => {
    const changes = changesIn(model.groups);
    const ids = report.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(changes.flatMap((change) => change.ids).toSorted()).toEqual(ids.toSorted());
    expect(changes.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('are grouped by their pages, the largest group first', () => {
    const all = ['one', 'two', 'three'].map((word) => removed(word));
    const { groups } = toViewModel(
      reportOf({ pages: [pageOf('/', all), pageOf('/a', all), pageOf('/b', all.slice(2))] }),
    );
    expect(groups.map((group) => [group.pages, countBlocks(group)])).toStrictEqual([
      [['/', '/a', '/b'], 1],
      [['/', '/a'], 2],
    ]);
  });
});

type Fact = [kind: string, before: string | null, after: string | null];

describe('facts', () => {
  const factsOf = (...facts: Fact[]) =>
    toViewModel(
      reportOf({
        facts: facts.map(([kind, before, after], index) => {
          return { page: '/', section: String(index), kind, before, after };
        }),
      }),
    ).facts;

  it('are sorted: changed, removed, added', () => {
    const facts = factsOf(
      ['percent', null, '5 %'],
      ['percent', '4 %', null],
      ['percent', '2 %', '3 %'],
    );
    expect(facts.map(({ before, after }) => [before, after])).toStrictEqual([
      ['2 %', '3 %'],
      ['4 %', null],
      [null, '5 %'],
    ]);
  });

  it('are sorted by how much their kind matters to a reader, such as a date before a link', () => {
    const kinds = 'other address number duration percent money date amount ticker url'.split(' ');
    expect(
      factsOf(...kinds.map((kind): Fact => [kind, null, kind])).map(({ kind }) => kind),
    ).toStrictEqual(
      'date money percent duration number amount address url ticker other'.split(' '),
    );
  });

  it('are one row, however they are written', () => {
    const facts = factsOf(
      ['date', '7 Aug 2026', '8 Aug 2026'],
      ['date', '7 August 2026', '2026-08-08'],
      ['date', '7 August 2026', '9 August 2026'],
    );
    expect(facts.map(({ after, places }) => [after, places.length])).toStrictEqual([
      ['8 Aug 2026', 2],
      ['9 August 2026', 1],
    ]);
    const details = factsOf(
      ['detail', '7 August 2026, by lot', null],
      ['detail', '7 August 2026, by vote', null],
    );
    expect(details).toHaveLength(2);
  });

  it('have their sentences, with the value marked', () => {
    const fact = { page: '/', section: 'Terms', kind: 'percent', before: '5 %', after: '6 %' };
    const sentence = 'We take 16 % and 6 % of it.';
    const { facts } = toViewModel(reportOf({ facts: [{ ...fact, sentence }] }));
    expect(facts[0]?.places).toStrictEqual([
      {
        section: 'Terms',
        pages: ['/'],
        sentence: [
          { op: '=', text: 'We take 16 % and ' },
          { op: '+', text: '6 %' },
          { op: '=', text: ' of it.' },
        ],
      },
    ]);
    const atStart = { ...fact, before: '6 %', after: null, sentence: '6 % of it is ours.' };
    expect(toViewModel(reportOf({ facts: [atStart] })).facts[0]?.places[0]?.sentence).toEqual([
      { op: '-', text: '6 %' },
      { op: '=', text: ' of it is ours.' },
    ]);
  });
});

it('Lines are listed by file', () => {
  const { lines } = toViewModel(
    reportOf({
      lines: [
        line('a.css', { added: ['1'] }),
        line('b.css', { added: ['2'] }),
        line('a.css', { added: ['3'] }),
      ],
    }),
  );
  expect(lines.map(({ file, rows }) => [file, rows.map((row) => row.added)])).toEqual([
    ['a.css', [['1'], ['3']]],
    ['b.css', [['2']]],
  ]);
});

describe('since an earlier report', () => {
  const report = (...blocks: ReturnType<typeof edited>[]) =>
    reportOf({ after: 'first', pages: [pageOf('/', blocks)] });

  it('what is new comes first and is counted', () => {
    const { groups, progress, isNew } = toViewModel(
      report(terms, footer, other),
      report(terms, footer),
    );
    expect(
      changesIn(groups).map(({ block, id, number }) => [block.after, isNew(id), number]),
    ).toEqual([
      ['b', true, 1],
      [terms.after, false, 2],
      [footer.after, false, 3],
    ]);
    expect(progress).toEqual({ since: 'first', added: 1, gone: 0, kept: 2 });
  });

  it('what is gone is counted', () => {
    expect(toViewModel(report(terms), report(terms, footer)).progress).toMatchObject({
      gone: 1,
      kept: 1,
    });
  });

  it('an equal report has nothing new', () => {
    const { isNew, faults, progress } = toViewModel(SAMPLE, SAMPLE);
    expect(progress).toMatchObject({ added: 0, gone: 0 });
    expect(faults.some(({ id }) => isNew(id))).toBe(false);
  });

  const fact = { page: '/', section: 'A', kind: 'date', before: '2025', after: '2026' };
  const sentence = watchedIn('/', ['=We ', '+may', '= pay.'], { section: 'A' });
  const day = { day: '2027-01-01', page: '/', block: { id: 'a', ...terms, ranges: [] } };
  const [old, changed] = [line('a.css', { removed: ['a'] }), line('a.css', { added: ['a'] })];

  it.each<[string, Partial<Report>, Partial<Report>]>([
    ['a fact of another section', { facts: [fact] }, { facts: [{ ...fact, section: 'B' }] }],
    ['a fact of another page', { facts: [fact] }, { facts: [{ ...fact, page: '/b' }] }],
    ['a fact in a sentence', { facts: [fact] }, { facts: [{ ...fact, sentence: 'In 2026.' }] }],
    ['a sentence', { watched: [sentence] }, { watched: [{ ...sentence, section: 'B' }] }],
    ['a text on another day', { days: [day] }, { days: [{ ...day, day: '2027-01-02' }] }],
    ['a line', { lines: [old] }, { lines: [changed] }],
  ])('%s is new', (_, before, after) => {
    const { progress } = toViewModel(reportOf(after), reportOf(before));
    expect(progress).toMatchObject({ added: 1, gone: 1, kept: 0 });
  });

  it('a page that was added is new, one that changed is not', () => {
    const page = (change: 'added' | 'changed') =>
      reportOf({ pages: [pageOf('/', [added('All of it.')], { change })] });
    expect(toViewModel(page('added'), page('changed')).progress).toMatchObject({ added: 1 });
    expect(toViewModel(page('changed'), page('added')).progress).toMatchObject({ added: 0 });
  });
});

it('A page without changed texts is shown if it was added, removed or renamed', () => {
  const { groups } = toViewModel(
    reportOf({
      pages: [
        pageOf('/a', [], { change: 'renamed', from: '/b' }),
        pageOf('/c', []),
        pageOf('/d', [removed('All of it.')], { change: 'removed' }),
      ],
    }),
  );
  expect(groups.map(({ pages, change, from }) => [pages, change, from])).toStrictEqual([
    [['/a'], 'renamed', '/b'],
    [['/d'], 'removed', null],
  ]);
});

it('What a binding page says comes first, and of that a sentence that lost a word', () => {
  const fact = (page: string, kind: string) => {
    return { page, section: '', kind, before: '1', after: '2' };
  };
  const report = reportOf({
    binding: ['/terms'],
    facts: [fact('/', 'date'), fact('/terms', 'url')],
    watched: [
      watchedIn('/', ['=We ', '-will'], { removed: ['will'], added: [] }),
      watchedIn('/terms', ['=We ', '+may'], { removed: [], added: ['may'] }),
      watchedIn('/terms', ['=We ', '-not'], { removed: ['not'], added: [] }),
    ],
  });
  const { facts, watched } = toViewModel(report);
  expect(facts.map(({ kind }) => kind)).toEqual(['url', 'date']);
  expect(watched[0]?.rows.map((row) => [...row.pages, ...row.removed, ...row.added])).toEqual([
    ['/terms', 'not'],
    ['/terms', 'may'],
    ['/', 'will'],
  ]);
});
