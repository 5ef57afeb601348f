import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLines, inset, type ShareImageWords } from '../../../src/art/cards/frame.ts';
import { CARDS, cardOf } from '../../../src/art/cards/index.ts';
import { photograph, savedPhotograph } from '../../../src/art/cards/photograph.ts';
import { renderCard, renderPng } from '../../../src/art/cards/render.ts';
import { PLACES, type PlaceName } from '../../../src/schemas/sightings.ts';
import { withPalette } from '../../../src/art/svg-files.ts';
import { cardFonts } from '../../../src/styles/faces.ts';
import { LIGHT } from '../../../src/styles/palette.ts';
import { contrast } from '../../e2e/contrast.ts';
import { sizeOfPng } from '../../png-size.ts';

const words: ShareImageWords = {
  heading: ['Tracks', 'found &', 'lost'],
  lossWarning: 'Everything can be lost.',
  note: 'Read it twice.',
  count: 3,
  marked: [2],
};
/** Stands for the measuring of a text in a font. */
const widthOf = (text: string) => 0.6 * text.length;

const cards = [...Object.keys(CARDS), 'a page without a drawing'];

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');

/** The red, green and blue of a colour such as `#12261c`. */
const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

describe('A share image', () => {
  it.each(cards)(
    'of %s shows the heading and the loss warning, in one theme and without other files',
    (page) => {
      const svg = cardOf(page)(words, widthOf);
      expect(textsOf(svg)).toContain('TRACKS FOUND &amp; LOST');
      expect(textsOf(svg)).toContain(words.lossWarning);
      expect(svg).not.toMatch(/prefers-color-scheme|var\(|url\((?!#)|href="(?!#)/);
    },
  );

  it.each(cards)('of %s has letters that stand out from what they are on', (page) => {
    const svg = cardOf(page)(words, widthOf);
    const ground = /<path fill="(#\w{6})" d="M0 0h1200v546H0z"/.exec(svg)?.[1] ?? '';
    const letters = Array.from(svg.matchAll(/<text[^>]* fill="([^"]+)"/g), ([, fill = '']) => fill);
    // The last text is the warning, which is on the colour of the sheet.
    const warning = letters.pop() ?? '';
    for (const fill of letters)
      expect(contrast(channelsOf(fill), channelsOf(ground))).toBeGreaterThan(4.5);
    expect(contrast(channelsOf(warning), channelsOf(LIGHT.sheet))).toBeGreaterThan(4.5);
  });

  it('of Legal shows its note, and paint behind the marked sections', () => {
    const painted = (marked: number[]) =>
      CARDS.legal({ ...words, marked }, widthOf).split(`<path fill="${LIGHT.blaze}"`).length - 1;
    expect([[], [2], [1, 3]].map(painted)).toEqual([0, 1, 2]);
    expect(textsOf(CARDS.legal(words, widthOf))).toContain(words.note);
  });

  it('is a PNG of 1200 × 630, small enough for every platform', async () => {
    const fonts = await cardFonts();
    const png = Buffer.from(renderCard(CARDS.home, words, fonts));
    expect(sizeOfPng(png)).toBe('1200 × 630');
    expect(png.length).toBeLessThan(300_000);
  });

  it('is measured in its own typefaces, not in those of the machine', async () => {
    const widths: number[] = [];
    for (const fonts of [await cardFonts(), []])
      renderCard(
        (_, measured) => {
          widths.push(measured('MM'));
          return CARDS.home(words, widthOf);
        },
        words,
        fonts,
      );
    const [own, without] = widths;
    expect(own).toBeGreaterThan(1);
    expect(without).toBe(0);
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
it('the photograph of each place can be rendered, and a part of its drawing is in it', () => {
  for (const place of Object.keys(PLACES) as PlaceName[]) {
    const shown = photograph(place);
    const withoutDrawing = shown.replace(/<g transform=[^]*(?=<g filter=)/, '');
    expect(renderPng(shown), place).not.toEqual(renderPng(withoutDrawing));
  }
});

it('a photograph shows a map on paper, and any other drawing under the sky', () => {
  const longest = (svg: string) =>
    Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path).reduce((one, other) =>
      one.length > other.length ? one : other,
    );
  const maps = globSync('src/assets/art/*-map.svg').map((file) =>
    longest(readFileSync(file, 'utf8')),
  );
  const grounds = (Object.keys(PLACES) as PlaceName[]).map((place) => {
    const shown = photograph(place);
    const [, ground] = /fill="(#\w{6})" d="M0 0h1000v1000H0z"/.exec(shown) ?? [];
    return { place, isMap: maps.some((path) => shown.includes(path)), ground };
  });
  expect(new Set(grounds.map(({ isMap }) => isMap)).size).toBe(2);
  for (const { place, isMap, ground } of grounds)
    expect(ground, place).toBe(isMap ? LIGHT.paper : LIGHT.sky);
});

it('inLines spreads words evenly over lines, none of them empty', () => {
  expect(inLines('One two three four', 2)).toEqual(['One two', 'three four']);
  expect(inLines('One', 3)).toEqual(['One']);
});

it('inset places a drawing, in the colours of its light theme and without a nested svg', () => {
  const drawing = withPalette(
    '<svg viewBox="0 0 9 9"><style>\n.a{fill:var(--ink)}\n@supports(color:light-dark(red,red)){@media(prefers-color-scheme:dark){\n.a{fill:none}\n}}\n</style><path class="a"/></svg>\n',
  );
  expect(inset(drawing, { x: 1, y: 2, scale: 0.5 }, '.a{stroke:none}')).toBe(
    `<g transform="translate(1 2) scale(0.5)"><style>\n.a{fill:${LIGHT.ink}}\n.a{stroke:none}</style><path class="a"/></g>`,
  );
});

it('a saved photograph shows its caption, the day, the hashtag and the loss warning', () => {
  const card = savedPhotograph('data:,', '#Tracks');
  const shown = textsOf(card({ ...words, heading: ['By a cairn.'], note: '1 May 2026' }, widthOf));
  for (const text of ['By a cairn.', '1 May 2026', '#Tracks', words.lossWarning])
    expect(shown).toContain(text);
});
