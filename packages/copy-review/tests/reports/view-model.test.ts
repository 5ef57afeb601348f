import { describe, expect, it } from 'vitest';
import { countBlocks, toViewModel } from '../../src/reports/view-model.ts';
import type { Report } from '../../src/shared/report.ts';
import { added, edited, pageOf, removed, reportOf, SAMPLE } from './sample.ts';

const footer = edited(['=All rights ', '-reserved', '+kept'], { section: 'Footer' });
/** The groups, without the ids of their changes. */
const groupsOf = (report: Report) =>
  toViewModel(report).groups.map(({ pages, sections }) => ({
    pages,
    sections: sections.map(({ title, changes }) => ({
      title,
      blocks: changes.map(({ block }) => block),
    })),
  }));

const ID: unknown = expect.stringMatching(/^c[\w-]{20}$/);

const own = edited(['=We ', '-will', '+may', '= pay.']);

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
      pageOf('/a', [own, footer]),
      pageOf('/b', [footer, edited(['-a', '+b']), edited(['-a', '+b'])]),
    ],
  });

  it('come first, and once, with their pages', () => {
    expect(groupsOf(report)).toStrictEqual([
      { pages: ['/', '/a', '/b'], sections: [{ title: 'Footer', blocks: [footer] }] },
      { pages: ['/a'], sections: [{ title: 'Terms', blocks: [own] }] },
      {
        pages: ['/b'],
        sections: [{ title: 'Terms', blocks: [edited(['-a', '+b']), edited(['-a', '+b'])] }],
      },
    ]);
  });

  it('are one fact, one section', () => {
    const model = toViewModel(report);
    expect(model.facts).toStrictEqual([
      {
        id: ID,
        kind: 'date',
        before: '2025',
        after: '2026',
        places: [{ section: 'Footer', pages: ['/', '/a', '/b'], sentence: [], change: null }],
      },
    ]);
    expect(model.sections).toStrictEqual([
      { id: ID, change: 'added', title: 'News', from: null, to: '2', pages: ['/', '/b'] },
    ]);
  });

  it('are grouped by their pages, the largest group first', () => {
    const [one, other, third] = ['one', 'other', 'third'].map((word) => edited([`-${word}`]));
    const { groups } = toViewModel(
      reportOf({
        pages: [
          pageOf(
            '/',
            [one, other, third].flatMap((block) => block ?? []),
          ),
          pageOf(
            '/a',
            [one, other, third].flatMap((block) => block ?? []),
          ),
          pageOf(
            '/b',
            [third].flatMap((block) => block ?? []),
          ),
        ],
      }),
    );
    expect(groups.map((group) => [group.pages, countBlocks(group)])).toStrictEqual([
      [['/', '/a', '/b'], 1],
      [['/', '/a'], 2],
    ]);
  });
});

describe('modal words', () => {
  const will = edited(['=We ', '-will', '+may', '= pay.']);

  it('have their edited text, and lead to its change', () => {
    const other = edited(['-will', '+may'], { section: 'Other' });
    const blocks = [will, added('It will not.'), removed('It will not.'), other];
    const { modality, groups } = toViewModel(reportOf({ pages: [pageOf('/', blocks)] }));
    const words = { removed: ['will'], added: ['may'], pages: ['/'], id: ID };
    const changes = groups.flatMap(({ sections }) => sections.flatMap((one) => one.changes));
    expect(modality).toStrictEqual([
      { ...words, section: 'Terms', block: will, change: changes[0]?.id },
      { ...words, section: 'Other', block: other, change: changes[3]?.id },
    ]);
  });

  it('are merged for pages with the same text only', () => {
    const other = edited(['=They ', '-will', '+may', '= pay.']);
    const report = reportOf({
      pages: [pageOf('/', [will]), pageOf('/a', [will]), pageOf('/b', [other])],
    });
    expect(toViewModel(report).modality.map((row) => row.pages)).toStrictEqual([
      ['/', '/a'],
      ['/b'],
    ]);
  });

  it('of pages with blocking faults come first', () => {
    const report = reportOf({
      pages: ['/a', '/b', '/c', '/d'].map((page) =>
        pageOf(page, [edited(['-will', '+may'], { section: `Of ${page}` })]),
      ),
      blocking: ['/d', '/b'].map((page) => ({ page, message: 'Add an entry.' })),
    });
    expect(toViewModel(report).modality.map(({ pages }) => pages)).toStrictEqual([
      ...[['/b'], ['/d'], ['/a'], ['/c']],
    ]);
  });
});

describe('facts', () => {
  it('are sorted: changed, removed, added', () => {
    const facts = [
      [null, '5 %'],
      ['4 %', null],
      ['2 %', '3 %'],
    ].map(([before = null, after = null]) => {
      return { page: '/', section: '', kind: 'percent', before, after };
    });
    expect(
      toViewModel(reportOf({ facts })).facts.map(({ before, after }) => [before, after]),
    ).toStrictEqual([
      ['2 %', '3 %'],
      ['4 %', null],
      [null, '5 %'],
    ]);
  });

  it('are sorted by weight first', () => {
    const kinds = 'address number duration percent money date amount ticker url'.split(' ');
    const facts = kinds.map((kind) => {
      return { page: '/', section: '', kind, before: null, after: kind };
    });
    expect(toViewModel(reportOf({ facts })).facts.map(({ kind }) => kind)).toStrictEqual(
      'date money percent duration number amount address url ticker'.split(' '),
    );
  });

  it('are one row, however they are written', () => {
    const fact = (section: string, before: string, after: string) => {
      return { page: '/', section, kind: 'date', before, after };
    };
    const { facts } = toViewModel(
      reportOf({
        facts: [
          fact('A', '7 Aug 2026', '8 Aug 2026'),
          fact('B', '7 August 2026', '2026-08-08'),
          fact('C', '7 August 2026', '9 August 2026'),
        ],
      }),
    );
    expect(facts.map(({ after, places }) => [after, places.length])).toStrictEqual([
      ['8 Aug 2026', 2],
      ['9 August 2026', 1],
    ]);
  });

  it('are merged for all sections with the same change', () => {
    expect(
      toViewModel(SAMPLE).facts[0]?.places.map(({ section, pages }) => ({ section, pages })),
    ).toStrictEqual([
      { section: 'Terms', pages: ['/terms'] },
      { section: '', pages: ['/'] },
    ]);
  });

  it('have their sentences, with the value marked, and lead to their changes', () => {
    const block = edited(['=We take ', '-5 %', '+6 %', '= of it.']);
    const fact = { section: 'Terms', kind: 'percent', before: '5 %', after: '6 %' };
    const at = (page: string, index: number) => {
      return { page, ...fact, sentence: 'We take 6 % of it.', block: index };
    };
    const { facts } = toViewModel(
      reportOf({
        facts: [at('/', 0), at('/a', 1), { page: '/b', ...fact }],
        pages: [pageOf('/', [block]), pageOf('/a', [own, block]), pageOf('/b', [])],
      }),
    );
    expect(facts[0]?.places).toStrictEqual([
      {
        section: 'Terms',
        pages: ['/', '/a'],
        sentence: [
          { op: '=', text: 'We take ' },
          { op: '+', text: '6 %' },
          { op: '=', text: ' of it.' },
        ],
        change: ID,
      },
      { section: 'Terms', pages: ['/b'], sentence: [], change: null },
    ]);
  });
});

describe('a heading in which only the number changed', () => {
  const groupsWith = (words: string[], from: string | null, to: string, title = 'Risks') =>
    toViewModel(
      reportOf({
        sections: [{ page: '/', change: 'renumbered', title, from, to }],
        pages: [pageOf('/', [edited(words, { section: title })])],
      }),
    ).groups;

  it.each([
    [['-3. ', '+4. ', '=Risks'], '3', '4'],
    [['-§ 3.1 ', '+§ 3.2 ', '=Risks'], '3.1', '3.2'],
    [['-Section 3: ', '+Section 4: ', '=Risks'], '3', '4'],
    [['+IV) ', '=Risks'], null, 'IV'],
  ])('is left out if the sections list it: %j', (words, from, to) => {
    expect(groupsWith(words, from, to)).toStrictEqual([]);
  });

  it.each([
    ['another number', ['-3. ', '+5. ', '=Risks'], '3', '4'],
    ['more words', ['=All ', '-3', '+4', '= Risks'], '3', '4'],
    ['words after it', ['-3. ', '+4. ', '=Risks, all of them'], '3', '4'],
    ['words before it', ['+Of 3. ', '=Risks'], null, '3'],
  ])('is shown with %s', (_, words, from, to) => {
    expect(groupsWith(words, from, to)).toHaveLength(1);
  });

  it('is shown if the sections list it as moved, and on another page', () => {
    const heading = edited(['-3. ', '+4. ', '=Risks'], { section: 'Risks' });
    const sections = [
      { page: '/', change: 'moved', title: 'Risks', from: '3', to: '4' },
      { page: '/a', change: 'renumbered', title: 'Risks', from: '3', to: '4' },
    ] as const;
    const { groups } = toViewModel(reportOf({ sections, pages: [pageOf('/', [heading])] }));
    expect(groups).toHaveLength(1);
  });

  it('is shown in another section, and in one without a title', () => {
    const moved = edited(['-3. ', '+4. ', '=Risks'], { section: 'Risks', change: 'moved' });
    const sections = [
      { page: '/', change: 'renumbered', title: 'Risks', from: '3', to: '4' },
      { page: '/', change: 'renumbered', title: '', from: '3', to: '4' },
    ] as const;
    const untitled = edited(['-3. ', '+4. '], { section: '' });
    const { groups } = toViewModel(reportOf({ sections, pages: [pageOf('/', [moved, untitled])] }));
    expect(groups.map(countBlocks)).toStrictEqual([2]);
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
