import { describe, expect, it } from 'vitest';
import { inLines, inset, type ShareImageWords } from '../../../src/art/cards/frame.ts';
import { CARDS, cardOf } from '../../../src/art/cards/index.ts';
import { photograph } from '../../../src/art/cards/photograph.ts';
import { renderCard, renderSvg } from '../../../src/art/cards/render.ts';
import { HIDINGS } from '../../../src/art/last-seen.ts';
import { withPalette } from '../../../src/art/svg-files.ts';
import { subsetTypeface } from '../../../src/styles/faces.ts';
import { LIGHT } from '../../../src/styles/palette.ts';

const words: ShareImageWords = {
  heading: ['Tracks', 'found &', 'lost'],
  lossWarning: 'Everything can be lost.',
  note: 'Read it twice.',
  count: 3,
  marked: [2],
};
const widthOf = (text: string) => 0.6 * text.length;

describe('A share image', () => {
  it.each([...Object.keys(CARDS), 'a page without a drawing'])(
    'of %s shows the heading and the loss warning',
    (page) => {
      const svg = cardOf(page)(words, widthOf);
      const shown = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
      expect(shown).toContain('TRACKS FOUND &amp; LOST');
      expect(shown).toContain(words.lossWarning);
      expect(svg).not.toMatch(/prefers-color-scheme|var\(|url\((?!#)|href="(?!#)/);
    },
  );

  it('is a PNG of 1200 × 630, small enough for every platform', async () => {
    const cuts = await Promise.all([
      subsetTypeface('head', 'truetype'),
      subsetTypeface('text', 'truetype'),
    ]);
    const fonts = cuts.flat().map(({ file }) => file);
    const png = Buffer.from(renderCard(CARDS.home, words, fonts));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  });

  it.each(['trust-pledge', 'legal'] as const)('of %s has a number for each section', (name) => {
    for (const count of [1, 3, 9])
      expect(CARDS[name]({ ...words, count }, widthOf).match(/>\d<\/text>/g)).toHaveLength(count);
  });

  it('reduces the size of a heading that would not fit', () => {
    const sizes = (heading: string[]) =>
      [...CARDS.contact({ ...words, heading }, widthOf).matchAll(/font-size="([\d.]+)"/g)]
        .map(([, size]) => Number(size))
        .slice(0, 2);
    expect(Math.max(...sizes(['Extraordinarily', 'long-winded']))).toBeLessThan(
      Math.max(...sizes(['So', 'short'])),
    );
  });
});

// resvg ends the process at some coordinates.
it('the photograph of each place can be rendered', () => {
  for (const place of Object.keys(HIDINGS) as (keyof typeof HIDINGS)[])
    expect(renderSvg(photograph(place)).length, place).toBeGreaterThan(10_000);
});

it('inLines spreads words evenly over lines, none of them empty', () => {
  expect(inLines('One two three four', 2)).toEqual(['One two', 'three four']);
  expect(inLines('One', 3)).toEqual(['One']);
});

it('inset places a drawing, in the colours of its light theme and without a nested svg', () => {
  const drawing = withPalette(
    '<svg viewBox="0 0 9 9"><style>\n.a{fill:var(--ink)}\n@media(prefers-color-scheme:dark){\n.a{fill:none}\n}\n</style><path class="a"/></svg>\n',
  );
  expect(inset(drawing, { x: 1, y: 2, scale: 0.5 }, '.a{stroke:none}')).toBe(
    `<g transform="translate(1 2) scale(0.5)"><style>\n.a{fill:${LIGHT.ink}}\n.a{stroke:none}</style><path class="a"/></g>`,
  );
});
