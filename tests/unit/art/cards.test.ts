import { describe, expect, it } from 'vitest';
import { inLines, inset, type CardWords } from '../../../src/art/cards/frame.ts';
import { CARDS } from '../../../src/art/cards/index.ts';
import { renderCard } from '../../../src/art/cards/render.ts';
import { cutFont } from '../../../src/styles/faces.ts';

const words: CardWords = {
  heading: ['Tracks', 'found &', 'lost'],
  loss: 'Everything can be lost.',
  note: 'Read it twice.',
  count: 7,
  marked: 7,
};
const widthOf = (text: string) => 0.6 * text.length;
const cards = Object.entries(CARDS);
const fonts = await Promise.all([
  cutFont('national-park', 'truetype'),
  cutFont('atkinson-hyperlegible-next', 'truetype'),
]);

describe('every share card', () => {
  it.each(cards)('of %s shows the heading, in capitals, and the loss line', (_, card) => {
    const svg = card(words, widthOf);
    const shown = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    expect(shown).toContain('TRACKS FOUND &amp; LOST');
    expect(shown).toContain('Everything can be lost.');
  });

  it.each(cards)('of %s is light, and needs nothing from elsewhere', (_, card) => {
    expect(card(words, widthOf)).not.toMatch(/prefers-color-scheme|url\((?!#)|href="(?!#)/);
  });

  it.each(cards)('of %s is a PNG of 1200 × 630, the same each time', (_, card) => {
    const png = Buffer.from(renderCard(card, words, fonts));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.equals(Buffer.from(renderCard(card, words, fonts)))).toBe(true);
    expect(png.length).toBeLessThan(300_000);
  });

  it('shows as many posts, or sections, as there are', () => {
    const numbers = (name: 'trust-pledge' | 'legal') =>
      CARDS[name](words, widthOf).match(/>\d<\/text>/g);
    expect(numbers('trust-pledge')).toHaveLength(7);
    expect(numbers('legal')).toHaveLength(7);
  });

  it('sets a heading smaller rather than over the edge', () => {
    const sizes = (heading: string[]) =>
      [...CARDS.contact({ ...words, heading }, widthOf).matchAll(/font-size="([\d.]+)"/g)]
        .map(([, size]) => Number(size))
        .slice(0, 2);
    expect(Math.max(...sizes(['Extraordinarily', 'long-winded']))).toBeLessThan(
      Math.max(...sizes(['So', 'short'])),
    );
  });
});

describe('words in lines', () => {
  it.each([
    ['Legal & Disclaimer', 2, ['Legal &', 'Disclaimer']],
    ['Oops! Page not found', 2, ['Oops! Page', 'not found']],
    ['Seven pledges. Walk them.', 4, ['Seven', 'pledges.', 'Walk', 'them.']],
    ['One', 3, ['One']],
  ] as const)('%s, in %i', (text, count, lines) => {
    expect(inLines(text, count)).toEqual(lines);
  });
});

describe('a map on a card', () => {
  it('loses its own window and its night', () => {
    const map =
      '<svg viewBox="0 0 9 9"><style>.a{fill:red}@media(prefers-color-scheme:dark){.a{fill:blue}}</style><path class="a"/></svg>\n';
    expect(inset(map, { x: 1, y: 2, width: 3, height: 4, viewBox: '0 0 5 5' })).toBe(
      '<svg x="1" y="2" width="3" height="4" viewBox="0 0 5 5"><style>.a{fill:red}</style><path class="a"/></svg>',
    );
  });
});
