import { describe, expect, it } from 'vitest';
import { countBlocks, toViewModel } from '../../src/reports/view-model.ts';
import { added, edited, pageOf, removed, reportOf, SAMPLE } from './sample.ts';

const footer = edited(['=All rights ', '-reserved', '+kept'], { section: 'Footer' });
const own = edited(['=We ', '-will', '+may', '= pay.']);

describe('what is the same on several pages', () => {
  const report = reportOf({
    facts: ['/', '/a', '/b'].map((page) => {
      return { page, section: 'Footer', kind: 'date', before: '2025', after: '2026' };
    }),
    strength: ['/', '/a'].map((page) => {
      return { page, section: 'Footer', removed: ['will'], added: ['may'] };
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

  it('stands first, and once, with its pages', () => {
    expect(
      toViewModel(report).groups.map(({ pages, sections }) => ({ pages, sections })),
    ).toStrictEqual([
      { pages: ['/', '/a', '/b'], sections: [{ title: 'Footer', blocks: [footer] }] },
      { pages: ['/a'], sections: [{ title: 'Terms', blocks: [own] }] },
      {
        pages: ['/b'],
        sections: [{ title: 'Terms', blocks: [edited(['-a', '+b']), edited(['-a', '+b'])] }],
      },
    ]);
  });

  it('is one fact, one pair of words, one section', () => {
    const model = toViewModel(report);
    expect(model.facts).toStrictEqual([
      {
        kind: 'date',
        before: '2025',
        after: '2026',
        places: [{ section: 'Footer', pages: ['/', '/a', '/b'] }],
      },
    ]);
    expect(model.modality).toStrictEqual([
      { section: 'Footer', removed: ['will'], added: ['may'], sentences: [], pages: ['/', '/a'] },
    ]);
    expect(model.sections).toStrictEqual([
      { change: 'added', title: 'News', from: null, to: '2', pages: ['/', '/b'] },
    ]);
  });

  it('is put together by its pages, those on most pages first', () => {
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

describe('words of strength', () => {
  const will = edited(['=We ', '-will', '+may', '= pay.']);
  const strength = (page: string, section = 'Terms') => {
    return { page, section, removed: ['will'], added: ['may'] };
  };
  const sentence = {
    before: [
      { op: '=', text: 'We ' },
      { op: '-', text: 'will' },
      { op: '=', text: ' pay.' },
    ],
    after: [
      { op: '=', text: 'We ' },
      { op: '+', text: 'may' },
      { op: '=', text: ' pay.' },
    ],
  };

  it('come with the sentences of the edited texts of their section', () => {
    const blocks = [
      will,
      added('It will not.'),
      removed('It will not.'),
      edited(['-will', '+may'], { section: 'Other' }),
    ];
    const report = reportOf({ strength: [strength('/')], pages: [pageOf('/', blocks)] });
    expect(toViewModel(report).modality).toStrictEqual([
      { section: 'Terms', removed: ['will'], added: ['may'], sentences: [sentence], pages: ['/'] },
    ]);
  });

  it('stand once for pages with the same sentences, and apart for others', () => {
    const other = edited(['=They ', '-will', '+may', '= pay.']);
    const report = reportOf({
      strength: ['/', '/a', '/b', '/c'].map((page) => strength(page)),
      pages: [pageOf('/', [will]), pageOf('/a', [will]), pageOf('/b', [other])],
    });
    expect(
      toViewModel(report).modality.map((row) => [row.pages, row.sentences.length]),
    ).toStrictEqual([
      [['/', '/a'], 1],
      [['/b'], 1],
      [['/c'], 0],
    ]);
  });

  it('come first from pages on which something has to be put right', () => {
    const report = reportOf({
      strength: ['/a', '/b', '/c', '/d'].map((page) => strength(page, `Of ${page}`)),
      blocking: ['/d', '/b'].map((page) => ({ page, message: 'Add an entry.' })),
    });
    expect(toViewModel(report).modality.map(({ pages }) => pages)).toStrictEqual([
      ...[['/b'], ['/d'], ['/a'], ['/c']],
    ]);
  });
});

describe('facts', () => {
  it('come in the order of changed, gone, new', () => {
    expect(toViewModel(SAMPLE).facts.map(({ before, after }) => [before, after])).toStrictEqual([
      ['1 May 2026', '2 May 2026'],
      ['25 %', null],
      [null, '$5'],
    ]);
  });

  it('are one fact in all sections in which they changed alike', () => {
    expect(toViewModel(SAMPLE).facts[0]?.places).toStrictEqual([
      { section: 'Terms', pages: ['/terms'] },
      { section: '', pages: ['/'] },
    ]);
  });
});

describe('a heading that changed only its number', () => {
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
  ])('is not shown again where the sections say so: %j', (words, from, to) => {
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

  it('is shown where the sections say that it moved, and on another page', () => {
    const heading = edited(['-3. ', '+4. ', '=Risks'], { section: 'Risks' });
    const sections = [
      { page: '/', change: 'moved', title: 'Risks', from: '3', to: '4' },
      { page: '/a', change: 'renumbered', title: 'Risks', from: '3', to: '4' },
    ] as const;
    const { groups } = toViewModel(reportOf({ sections, pages: [pageOf('/', [heading])] }));
    expect(groups).toHaveLength(1);
  });

  it('is shown where it stands elsewhere, and where texts have no title', () => {
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

it('A page without changed texts is shown if it came, went or has another name', () => {
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
