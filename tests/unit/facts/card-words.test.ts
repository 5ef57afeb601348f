import { expect, test, vi } from 'vitest';
import { cardWords } from '../../../src/facts/card-words.ts';

const page = (id: string, data: object) => ({ id, data: { page: id, ...data } });
const collections: Record<string, { id: string; data: object }[]> = {
  pages: [
    page('home', { hero: { tagline: ['A', 'B'] } }),
    page('about', { hero: { heading: ['So', 'far'] } }),
    page('trust-pledge', { hero: { heading: ['Walk'] } }),
    page('contact', { hero: { heading: ['Seen'] } }),
    page('legal', { heading: 'Law', cardNote: 'Read it.' }),
    page('404', { heading: 'Lost' }),
  ],
  pledge: [
    { id: '01-a', data: {} },
    { id: '02-b', data: {} },
  ],
  legal: [
    { id: '01-a', data: {} },
    { id: '02-b', data: { boxed: true } },
  ],
  contests: [{ id: 'meme-wars', data: { name: 'Contest' } }],
  navigation: [{ id: 'navigation', data: { words: { loss: { strong: 'You can lose.' } } } }],
};

vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve(collections[name] ?? []),
  getEntry: (name: string, id: string) =>
    Promise.resolve(collections[name]?.find((entry) => entry.id === id)),
  render: () => Promise.resolve({}),
}));

test('a share card says what its page says, beside the line about losses', async () => {
  const loss = 'You can lose.';
  expect(await cardWords()).toEqual({
    home: { loss, heading: ['A', 'B'] },
    about: { loss, heading: ['So', 'far'] },
    'our-coins': { loss, heading: ['Contest'] },
    'trust-pledge': { loss, heading: ['Walk'], count: 2 },
    contact: { loss, heading: ['Seen'] },
    legal: { loss, heading: ['Law'], note: 'Read it.', count: 2, marked: 2 },
    '404': { loss, heading: ['Lost'] },
  });
});

test('a card marks no section where none is boxed', async () => {
  collections.legal = [{ id: '01-a', data: {} }];
  expect((await cardWords()).legal).toMatchObject({ count: 1, marked: 0 });
});
