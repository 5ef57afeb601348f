/** `drawPages`, which shows in the report of the copy review where the texts of a page changed. */
import type { DrawnPage, Mark } from 'copy-review';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPages } from '../../editorial/seen/draw-pages.ts';
import { folderWith } from '../../packages/copy-review/tests/repository.ts';

/** A text whose words are one letter long and between tabs, and how it changed. */
type Row = readonly [
  html: string,
  /** Its kept, removed and added words, such as `=A |-B |+C`. */
  words: string,
  /** For each word `+` if it is highlighted as added, `=` as moved, or `.`, after `#` if a number is before it. */
  drawn: string,
  /** The indexes of its changed elements in the row. */
  elements?: readonly number[],
];

const TEXT = '<p>A\tB\tC</p>';
const ROWS: readonly Row[] = [
  // Added and removed words.
  [TEXT, '=A B |+C', '. . #+'],
  [TEXT, '+A |=B |-x |+C', '#+ . +'],
  [TEXT, '=A |-x |=B C', '. #. .'],
  [TEXT, '=A B C|- x', '. . #.'],
  [TEXT, '=A |-B |+B C', '. #+ +'],
  // A text that only moved.
  [TEXT, '=A B C', '#= = ='],
  // A text in several nodes, and one with a number that only its list implies.
  ['<p>A<b>\tB</b>\tC</p>', '=A |+B C', '. #+ +'],
  [TEXT, '+1. |=A |+B C', '#. + +'],
  // A changed attribute.
  ['<p><img width="9" height="9" alt="x"></p>', '-y|+x', '#. . .', [1]],
  // What is hidden in part.
  ['<p><b hidden>A</b>\tB\tC</p>', '+A B C', '. #+ +'],
  ['<p><b hidden>A</b>B\tC</p>', '=AB C', '#= = .'],
  ['<p><b hidden>A</b><img width="9" height="9" alt="x"></p>', '+A', '#. . .', [2]],
  // What can be opened and scrolled.
  [`<details><summary></summary>${TEXT}</details>`, '=A B |+C', '. . #+'],
  [
    `<div style="overflow: auto; position: absolute; top: 0; left: 0; width: 9px; height: 9px">${TEXT}</div>`,
    '+A B C',
    '#+ + +',
  ],
  // A text that only browsers without scripts show.
  [`<noscript>A</noscript>${TEXT}`, '=A B |+C', '. . #+'],
  // What takes no room.
  ['<p hidden>A\tB\tC</p>', '+A B C', '. . .'],
  ['<p><i title="x"></i></p>', '-y|+x', '. . .', [1]],
];

/** In CSS pixels: between the words of a row, between rows, and from the rows to the right side of the page. */
const [WORD, ROW, RIGHT] = [80, 60, 350];
const STYLE = `html { visibility: hidden } body { visibility: visible; margin: 0 } p { position: absolute; left: calc(100vw - ${RIGHT}px); margin: 0; font: 20px/1 sans-serif; white-space: pre; tab-size: ${WORD}px }`;

/** A page with these rows, one below the other, and the marks of their changes, numbered from 1. */
function pageOf(rows: readonly Row[]) {
  let html = `<!doctype html><html><head><title>Page</title><style>${STYLE}</style></head><body>`;
  /** How many texts or elements begin in a part of the page, without those in `<noscript>`. */
  const countOf = (part: string, pattern: RegExp) =>
    part.replaceAll(/<noscript>.*?<\/noscript>/g, '<noscript>').match(pattern)?.length ?? 0;
  const marks = rows.map(([row, words, , elements = []], index): Mark => {
    const [texts, tags] = [countOf(html, />[^<]/g), countOf(html, /<[a-z]/g)];
    html += row.replace('<p', `<p style="top: ${ROW * (index + 1)}px"`);
    return {
      number: index + 1,
      texts: Array.from({ length: countOf(row, />[^<]/g) }, (_, at) => texts + at),
      elements: elements.map((at) => tags + at),
      words: words
        .split('|')
        .map((part) => ({ op: part[0] as '=' | '-' | '+', text: part.slice(1) })),
    };
  });
  return { folder: folderWith({ 'index.html': html }), file: 'index.html', marks };
}

type Picture = DrawnPage['pictures'][number];

/** Finds the colours of the highlights in a picture. */
async function coloursOf({ width, webp }: Picture) {
  const { data, info } = await sharp(webp)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / width;
  /** The colour of at least an eighth of a box in CSS pixels: `+` as of added words, `=` as of moved ones, or `.`. */
  return (left: number, top: number, right: number, bottom: number): string => {
    const found = { all: 0, '+': 0, '=': 0 };
    for (let y = Math.round(top * scale); y < bottom * scale; y++)
      for (let x = Math.round(left * scale); x < right * scale; x++) {
        const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3);
        found.all += 1;
        if (red > 200 && blue < 160) found['+'] += 1;
        if (red < 220 && blue > 230) found['='] += 1;
      }
    return (['+', '='] as const).find((colour) => found[colour] * 8 > found.all) ?? '.';
  };
}

test('the changed words of each text are highlighted, with its number before the first of them', async () => {
  const page = pageOf(ROWS);
  const [drawn] = await drawPages([page]);
  expect(drawn?.pictures.map(({ width }) => width)).toEqual([390, 1280]);
  for (const picture of drawn?.pictures ?? []) {
    const colourIn = await coloursOf(picture);
    const rowsAt = (left: number) =>
      ROWS.map((_, row) => {
        const top = ROW * (row + 1);
        const words = [left, left + WORD, left + 2 * WORD].map((x) => {
          // The upper edge of a number, which is drawn at the upper left corner of its word.
          const number = colourIn(x - 7, top - 10, x + 7, top - 7) === '+' ? '#' : '';
          return number + colourIn(x + 1, top + 14, x + 10, top + 21);
        });
        return words.join(' ');
      });
    expect(rowsAt(picture.width - RIGHT)).toEqual(ROWS.map(([, , expected]) => expected));
    // Nothing is left of the picture before.
    if (picture.width === 1280) expect(new Set(rowsAt(390 - RIGHT))).toEqual(new Set(['. . .']));
  }
  // The rows that take no room.
  expect(drawn?.missing).toEqual([16, 17]);
});

test('a number is whole in the corner of a page too', async () => {
  const html = '<!doctype html><title>Page</title><p style="margin: 0">A</p>';
  const page = { folder: folderWith({ 'index.html': html }), file: 'index.html' };
  const markOf = (number: number): Mark => ({
    number,
    texts: [1],
    elements: [],
    words: [{ op: '-', text: 'x' }],
  });
  const drawn = await drawPages([1, 7].map((number) => ({ ...page, marks: [markOf(number)] })));
  const pictures = drawn.flatMap((each) => each.pictures);
  for (const picture of pictures) {
    const colourIn = await coloursOf(picture);
    // Right of its figure, and below it.
    expect([colourIn(17, 2, 20, 17), colourIn(5, 15, 18, 18)]).toEqual(['+', '+']);
  }
  // The two numbers differ, at each of the two widths.
  const bytes = pictures.map(({ webp }) => Buffer.from(webp).toString('base64'));
  expect(new Set(bytes).size).toBe(4);
});

test('a picture of a large page is made smaller', async () => {
  const noise =
    '<svg width="100%" height="1500"><filter id="a"><feTurbulence baseFrequency="0.9"/></filter><rect width="100%" height="100%" filter="url(#a)"/></svg>';
  const folder = folderWith({ 'index.html': `<!doctype html><title>Page</title>${noise}` });
  const [drawn] = await drawPages([{ folder, file: 'index.html', marks: [] }]);
  const pictures = drawn?.pictures.map(({ webp }) => webp) ?? [];
  expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(150_000);
  const [small, large] = await Promise.all(pictures.map((webp) => sharp(webp).metadata()));
  // At the best quality 390 CSS pixels are 293 wide, and 1280 are 960.
  expect(small?.width).toBe(293);
  expect(large?.width).toBeLessThan(960);
});
