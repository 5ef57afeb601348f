/** What all share images have in common. Their numbers are pixels, from the upper left corner. */
import { LIGHT } from '../../styles/palette.ts';
import { TYPEFACES } from '../../styles/typefaces.ts';
import { inLight } from '../svg-files.ts';
import { symbolMarkup } from '../symbols.ts';

/** The size for which og: metadata and X ask (Head.astro). */
export const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
/** Height of the picture above the band. */
const PICTURE_HEIGHT = 546;
/** How far the texts are from the left and the right edge. */
export const MARGIN = 56;

/** The texts of a share image, all from the page's content. */
export interface ShareImageWords {
  /** The page's heading, in lines or in one. */
  readonly heading: readonly string[];
  /** The warning that crypto assets can lose all their value, on every image. */
  readonly lossWarning: string;
  /** The text of the box on the image of Legal. */
  readonly note?: string;
  /** How many pledges or sections the page has, and the numbers of those that are marked. */
  readonly count?: number;
  readonly marked?: readonly number[];
}

/** Width of a text in the typeface of headings, with the letter spacing of headings, at font size 1. */
export type WidthOf = (text: string) => number;

/** Draws a share image as SVG. */
export type ShareImage = (words: ShareImageWords, widthOf: WidthOf) => string;

/** A text as XML, with the apostrophe that is printed. */
export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '’');
}

/** SVG attributes of the typeface of headings at a font size. */
export const headingFont = (size: number): string =>
  `font-family="${TYPEFACES.head.family}" font-weight="${TYPEFACES.head.weight.max}" letter-spacing="${-0.02 * size}"`;

/** An SVG `<text>`; `attributes` is markup for further attributes. */
export function text(
  words: string,
  {
    x,
    y,
    size,
    face = 'head',
    fill = LIGHT.ink,
  }: { x: number; y: number; size: number; face?: 'head' | 'text'; fill?: string },
  attributes = '',
): string {
  const font =
    face === 'head'
      ? headingFont(size)
      : `font-family="${TYPEFACES.text.family}" font-weight="${TYPEFACES.text.weight.max}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" ${font} fill="${fill}" ${attributes}>${escaped(words)}</text>`;
}

/** SVG attributes that outline text on a map in the colour of paper. */
export function halo(width: number): string {
  return `paint-order="stroke" stroke="${LIGHT.paper}" stroke-width="${width}" stroke-linejoin="round"`;
}

/** Breaks words into at most `count` lines so that the longest line has as few characters as possible. */
export function inLines(words: string, count: number): string[] {
  const [first = '', ...rest] = words.split(' ');
  if (count === 1 || rest.length === 0) return [words];
  let best: string[] = [words];
  for (let taken = 0; taken < rest.length; taken += 1) {
    const line = [first, ...rest.slice(0, taken)].join(' ');
    const lines = [line, ...inLines(rest.slice(taken).join(' '), count - 1)];
    const longest = (of: string[]) => Math.max(...of.map(({ length }) => length));
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/**
 * A heading in capitals, in at most `lines` lines from `top` down; `leading` is the line height as a
 * multiple of the size. The size shrinks until no line is wider than `width`.
 */
export function heading(
  words: readonly string[],
  widthOf: WidthOf,
  {
    lines,
    top,
    size,
    width,
    leading = 0.84,
    attributes = '',
  }: {
    lines: number;
    top: number;
    size: number;
    width: number;
    leading?: number;
    attributes?: string;
  },
): string {
  const capitals = inLines(words.join(' '), lines).map((line) => line.toLocaleUpperCase('en-ZA'));
  const fit = Math.min(size, ...capitals.map((line) => width / widthOf(line)));
  // Left of the margin by the side bearing of the first letter.
  const x = MARGIN - 0.03 * fit;
  // The capitals of National Park are 0.73 em high and centred in their line.
  const baseline = (index: number) => top + fit * (leading * (index + 0.5) + 0.365);
  return capitals
    .map((line, index) => text(line, { x, y: baseline(index), size: fit }, attributes))
    .join('');
}

/**
 * Puts the SVG file of a drawing into the image at `x`, `y`, in its light theme; the band and the edges of
 * the image cut it off. It becomes a group, because resvg misplaces the clip paths of a nested `<svg>`.
 *
 * @param rules CSS for what the image shows otherwise than the drawing
 */
export function inset(
  svg: string,
  { x, y, scale }: { x: number; y: number; scale: number },
  rules = '',
): string {
  return inLight(svg)
    .trim()
    .replace(/^<svg[^>]*>/, `<g transform="translate(${x} ${y}) scale(${scale})">`)
    .replace('</style>', `${rules}</style>`)
    .replace(/<\/svg>$/, '</g>');
}

/** A share image: the picture on its colour, and below it the band with the name and the loss warning. */
export function frame(colour: string, picture: string, lossWarning: string): string {
  const background = `<path fill="${colour}" d="M0 0h${CARD_WIDTH}v${PICTURE_HEIGHT}H0z"/>`;
  const band = `<path fill="${LIGHT.sheet}" d="M0 ${PICTURE_HEIGHT}h${CARD_WIDTH}v${CARD_HEIGHT - PICTURE_HEIGHT}H0z"/><path fill="${LIGHT.ink}" d="M0 ${PICTURE_HEIGHT}h${CARD_WIDTH}v2H0z"/>`;
  const name = `<use href="#word" x="${MARGIN}" y="567" width="204" height="44" fill="${LIGHT.ink}" color="${LIGHT.ink}"/>`;
  const line = text(
    lossWarning,
    { x: CARD_WIDTH - MARGIN, y: 598, size: 26, face: 'text' },
    'text-anchor="end"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${symbolMarkup(['print', 'word'])}${background}${picture}${band}${name}${line}</svg>`;
}
