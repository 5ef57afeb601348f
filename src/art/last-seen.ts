/** “Last seen”: how Bigfoot (“he”, and `him`) hides, in a different place of the site each day. */
import drawing from '../assets/art/last-seen.svg?raw';
import type { Hiding } from '../schemas/sightings.ts';
import { withoutPalette } from './svg-files.ts';

/** A part of the drawing by its id, as markup. Throws if the drawing has none with this id. */
export function partOf(id: string): string {
  const [, part] = new RegExp(`<g id="${id}">\n([^]*?)</g>`).exec(drawing) ?? [];
  if (part === undefined) throw new Error(`src/assets/art/last-seen.svg has no group “${id}”.`);
  return part.replaceAll('\n', '');
}

/** The styles of the drawing, with the colours of a page (`--color-ink`) in place of its own (`--ink`). */
export const FIGURE_STYLES =
  /<style>([^]*)<\/style>/
    .exec(withoutPalette(drawing))?.[1]
    ?.replaceAll('var(--', 'var(--color-') ?? '';

/** How far his head is moved to the right behind each cover, in units of the box of `hidingMarkup`. */
const ASIDE = {
  edge: 22,
  fir: 14,
  stones: 16,
  grass: 16,
  sheet: 34,
  post: 12,
  ripple: 10,
  boulder: 0,
} satisfies Readonly<Record<Hiding['cover'], number>>;

/**
 * What a hiding place shows: Bigfoot (`hiding-place-him`), whose head turns back or leans out, and his cover, as
 * markup in a box of 150 × 100 whose lower edge cuts him off. Once he is photographed a print
 * (`hiding-place-print`) is there instead. The page has to have the symbol `print`.
 */
export function hidingMarkup({ cover, him = 'head' }: Hiding): string {
  const isCutOff = cover === 'edge' || cover === 'sheet';
  /** How the head moves if somebody points at it: it bends forth, turns back or leans out. */
  const moves = him === 'sitter' ? 'forth' : isCutOff ? 'back' : 'out';
  const drawn = `<g class="hiding-place-head hiding-place-${moves}">${partOf(him)}</g>`;
  // In the tarn his head is higher, so that the water does not cover it.
  const shown = {
    soles: partOf('soles'),
    sitter: drawn,
    head: `<g transform="translate(${ASIDE[cover]} ${cover === 'ripple' ? 10 : 22})">${drawn}</g>`,
  }[him];
  const print =
    '<use class="hiding-place-print" href="#print" width="200" height="430" transform="translate(58 28) scale(.16)"/>';
  // What he holds goes with him.
  const held = {
    soles: '',
    sitter: partOf('chart'),
    head: cover === 'edge' ? partOf('hand') : cover === 'sheet' ? partOf('sheet') : '',
  }[him];
  // Behind a ripple he swims in a tarn, which is a small lake.
  const background = cover === 'ripple' ? partOf('tarn') : '';
  const foreground = isCutOff ? '' : partOf(cover);
  // The box of an `<svg>` cuts him off at the water.
  const visible = cover === 'ripple' ? `<svg height="90">${shown}</svg>` : shown;
  return `${background}<g class="hiding-place-him">${visible}${held}</g>${print}${foreground}`;
}
