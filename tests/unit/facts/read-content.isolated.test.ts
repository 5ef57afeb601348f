import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardWords } from '../../../src/pages/og/_card-words.ts';
import { PAGES } from '../../../src/content-map.ts';
import * as site from '../../../src/facts/read-content.ts';
import { placeholder, supplied } from '../suppliables.ts';

interface Entry {
  readonly id: string;
  readonly data: object;
}

/** The collections of a small site; each test may change them. */
let collections: Record<string, readonly Entry[]> = {};

vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve(collections[name] ?? []),
  getEntry: (name: string, id: string) =>
    Promise.resolve(collections[name]?.find((entry) => entry.id === id)),
  render: ({ id }: Entry) => Promise.resolve({ Content: `the text of ${id}` }),
}));

const missing = placeholder();
const linked = supplied('here');
const page = (id: string, data: object = {}) => ({ id, data: { page: id, ...data } });
const proof = (id: string, link: object) => ({ id, label: `${id} link`, link });

const PAGE_DATA: Readonly<Record<string, object>> = {
  home: { hero: { tagline: ['A', 'B'] } },
  about: { hero: { heading: ['So', 'far'] } },
  'our-coins': { title: 'Our Coins' },
  'trust-pledge': { hero: { heading: ['Walk'] } },
  contact: { hero: { heading: ['Seen'] } },
  legal: { heading: 'Legal', cardNote: 'Read it.' },
  '404': { heading: 'Oops' },
};

const PLACES_IN_USE = [
  { place: 'about-cairns', caption: 'By a cairn.' },
  { place: 'coins-film', caption: 'Above the film.' },
];

beforeEach(() => {
  collections = {
    pages: Object.keys(PAGES).map((name) => page(name, PAGE_DATA[name])),
    pledge: [
      { id: '02-b', data: { proofs: [proof('burn', missing)] } },
      { id: '01-a', data: { proofs: [proof('locker', linked), proof('vesting', missing)] } },
    ],
    legal: [
      { id: '10-c', data: { boxed: true } },
      { id: '09-b', data: {} },
    ],
    coins: [{ id: 'bigfoot', data: { name: '$BIGFOOT' } }],
    contests: [
      { id: 'meme-wars', data: { name: 'Meme Wars', hashtag: '#M', platforms: ['X', 'Y'] } },
    ],
    studio: [{ id: 'studio', data: { name: 'MUUVA' } }],
    navigation: [
      {
        id: 'navigation',
        data: { words: { percent: '{percent} per cent', loss: { strong: 'You can lose.' } } },
      },
    ],
    legalRecord: [{ id: 'legal', data: { version: 'Draft' } }],
    pledgeRecord: [{ id: 'pledge', data: { version: '1.0' } }],
    sightings: [{ id: 'sightings', data: { places: PLACES_IN_USE } }],
  };
});

describe('A page', () => {
  it('has its settings and its prose', async () => {
    expect(await site.getPage('legal')).toEqual({
      data: { page: 'legal', heading: 'Legal', cardNote: 'Read it.' },
      Content: 'the text of legal',
    });
  });

  it('has no section that is hidden', async () => {
    const home = { hero: { tagline: ['A'] }, why: { shown: false }, contact: { shown: true } };
    collections.pages = [page('home', home)];
    expect(Object.keys((await site.getPage('home')).data)).toEqual(['page', 'hero', 'contact']);
  });

  it('that is missing throws an error with its file', async () => {
    collections.pages = [];
    await expect(site.getPage('legal')).rejects.toThrow(
      'src/content/pages/legal.mdx is missing or cannot be read. Run “npm run check:content” to see why.',
    );
  });

  it('with the name of another page throws', async () => {
    collections.pages = [{ id: 'legal', data: { page: 'about' } }];
    await expect(site.getPage('legal')).rejects.toThrow(
      'src/content/pages/legal.mdx says “page: about”. Write “page: legal”.',
    );
  });
});

describe('Sections', () => {
  it('that are hidden have no number, and are not counted', async () => {
    collections.faq = [
      { id: '01-a', data: { shown: false } },
      { id: '02-b', data: { question: '{Questions}?' } },
      { id: '03-c', data: { until: '2025-01-01' } },
    ];
    expect(await site.getSections('faq')).toEqual([
      { file: 'faq/02-b.mdx', number: 1, data: { question: 'One?' }, Content: 'the text of 02-b' },
    ]);
  });

  it('are counted by the gap that names them', async () => {
    collections.pledge = ['01-a', '02-b', '03-c'].map((id) => ({ id, data: {} }));
    collections.faq = [{ id: '01-a', data: { question: '{Pledges}, {sections}, {questions}?' } }];
    expect(await site.getSections('faq')).toMatchObject([
      { data: { question: 'Three, two, one?' } },
    ]);
  });

  it('are numbered in the order of their file names', async () => {
    expect(await site.getSections('legal')).toEqual([
      { file: 'legal/09-b.mdx', number: 1, data: {}, Content: 'the text of 09-b' },
      { file: 'legal/10-c.mdx', number: 2, data: { boxed: true }, Content: 'the text of 10-c' },
    ]);
  });

  it('cannot all be missing', async () => {
    await expect(site.getSections('faq')).rejects.toThrow(
      'src/content/faq holds no sections. Run “npm run check:content”.',
    );
  });
});

describe('Proofs', () => {
  it('have the number of their pledge', async () => {
    expect((await site.getProofs()).map(({ id, pledge }) => `${id} ${pledge}`)).toEqual([
      'locker 1',
      'vesting 1',
      'burn 2',
    ]);
    expect(await site.getProof('burn')).toMatchObject({ ...proof('burn', missing), pledge: 2 });
  });

  it('with an id that no pledge has throw an error with the remedy', async () => {
    await expect(site.getProof('lokcer')).rejects.toThrow(
      'No pledge in src/content/pledge has a proof with “id: lokcer”. Correct the id.',
    );
  });
});

describe('Facts', () => {
  it('come from their own files', async () => {
    expect(await site.getCoin()).toMatchObject({ name: '$BIGFOOT' });
    expect(await site.getContest()).toMatchObject({ name: 'Meme Wars' });
    expect(await site.getStudio()).toEqual({ name: 'MUUVA' });
    expect(await site.getRecord('legal')).toEqual({ version: 'Draft' });
    expect(await site.getRecord('trust-pledge')).toEqual({ version: '1.0' });
  });

  it.each([
    [site.getCoin, 'coins/bigfoot.yaml'],
    [site.getContest, 'contests/meme-wars.yaml'],
    [site.getStudio, 'studio.yaml'],
    [site.getNavigation, 'navigation.yaml'],
    [() => site.getRecord('legal'), 'legal.yaml'],
    [() => site.getRecord('trust-pledge'), 'pledge.yaml'],
  ])('that are missing throw an error with their file', async (get, path) => {
    collections = {};
    await expect(get()).rejects.toThrow(`src/content/${path} is missing or cannot be read.`);
  });
});

describe('The site calls itself a preview', () => {
  it('while a proof is missing', async () => {
    expect(await site.hasPlaceholders()).toBe(true);
  });

  it.each(['coins', 'contests', 'studio', 'legalRecord', 'pledgeRecord'])(
    'while something is missing in %s, and only then',
    async (name) => {
      collections.pledge = [{ id: '01-a', data: { proofs: [proof('locker', linked)] } }];
      expect(await site.hasPlaceholders()).toBe(false);
      const [entry] = collections[name] ?? [];
      collections[name] = [{ id: entry?.id ?? '', data: { ...entry?.data, handle: missing } }];
      expect(await site.hasPlaceholders()).toBe(true);
    },
  );
});

describe('Share images', () => {
  it('have the words of their pages and the loss warning', async () => {
    const lossWarning = 'You can lose.';
    expect(Object.fromEntries(await cardWords())).toMatchObject({
      home: { lossWarning, heading: ['A', 'B'] },
      about: { lossWarning, heading: ['So', 'far'] },
      'our-coins': { lossWarning, heading: ['Meme Wars'] },
      'trust-pledge': { lossWarning, heading: ['Walk'], count: 2 },
      contact: { lossWarning, heading: ['Seen'] },
      legal: { lossWarning, heading: ['Legal'], note: 'Read it.', count: 2, marked: [2] },
      '404': { lossWarning, heading: ['Oops'] },
    });
  });

  it('mark no section where none is boxed', async () => {
    collections.legal = [{ id: '01-a', data: {} }];
    expect((await cardWords()).get('legal')).toMatchObject({ count: 1, marked: [] });
  });
});

it('A text has an edit address in a preview, and none in a release', async () => {
  collections.studio = [
    { id: 'studio', data: { repository: 'https://forge.example/muuva/website' } },
  ];
  vi.stubEnv('SITE_ENV', 'preview');
  expect(await site.getEditAddress('legal.yaml')).toContain('/legal.yaml');
  vi.stubEnv('SITE_ENV', 'production');
  expect(await site.getEditAddress('legal.yaml')).toBeUndefined();
});

/** Two sections with no more than their kinds: the search looks at nothing else. */
const aboutSections = [
  { file: 'about/01-mission.mdx', data: { kind: 'mission' } },
  { file: 'about/03-why-we-exist.mdx', data: { kind: 'why' } },
] as unknown as Parameters<typeof site.sectionOfKind>[0];

describe('a section of About', () => {
  it('is found by its kind, whatever its file is called', () => {
    expect(site.sectionOfKind(aboutSections, 'why')?.file).toBe('about/03-why-we-exist.mdx');
  });

  it('is undefined if no section is of the kind', () => {
    expect(site.sectionOfKind(aboutSections, 'principles')).toBeUndefined();
  });
});

describe('Where Bigfoot is seen', () => {
  const on = async (day: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T10:00:00Z`) / 1000));
    const sighting = await site.getSighting();
    vi.unstubAllEnvs();
    return sighting;
  };
  // He is at the place of Our Coins on Fridays, and at the other one on other days.
  const FRIDAY = '2026-12-04';
  const SATURDAY = '2026-12-05';

  it('is at a place in a section of a page, with its caption', async () => {
    collections.pages = [page('our-coins', { entry: {} }), page('about')];
    const film = { place: 'coins-film', page: 'our-coins', caption: 'Above the film.' };
    expect(await on(FRIDAY)).toMatchObject(film);
    collections.about = [{ id: '01-a', data: { kind: 'principles' } }];
    const cairns = { place: 'about-cairns', page: 'about', caption: 'By a cairn.' };
    expect(await on(SATURDAY)).toMatchObject(cairns);
  });

  it('is at no place in a hidden section', async () => {
    collections.pages = [page('our-coins', { entry: { until: '2026-12-03' } }), page('about')];
    collections.about = [{ id: '01-a', data: { kind: 'principles', shown: false } }];
    expect((await on(FRIDAY))?.place).toBeUndefined();
    expect((await on(SATURDAY))?.place).toBeUndefined();
  });

  it('is not told while its words are hidden', async () => {
    const [{ data }] = collections.sightings as [Entry];
    collections.sightings = [{ id: 'sightings', data: { ...data, from: '2026-12-05' } }];
    expect(await on(FRIDAY)).toBeUndefined();
    expect(await on(SATURDAY)).toBeDefined();
  });
});
