import drawing from '../assets/art/last-seen.svg?raw';
import { withoutPalette } from './svg-files.ts';

/** A part of the drawing by its id, as markup. */
export function partOf(id: string): string {
  const [, part] = new RegExp(`<g id="${id}">\n([^]*?)</g>`).exec(drawing) ?? [];
  if (part === undefined) throw new Error(`src/assets/art/last-seen.svg has no group “${id}”.`);
  return part.replaceAll('\n', '');
}

/** The styles of the drawing, with the colours of a page. */
export const FIGURE_STYLES =
  /<style>([^]*)<\/style>/
    .exec(withoutPalette(drawing))?.[1]
    ?.replaceAll('var(--', 'var(--color-') ?? '';

/** How far the head is moved to the right behind a cover. */
const ASIDE = { edge: 22, fir: 14, stones: 16, grass: 16, sheet: 34, post: 12 } as const;

/** How Bigfoot hides: what covers him. An edge has no drawing: it cuts him off. */
export interface Hiding {
  readonly cover: keyof typeof ASIDE;
  readonly isAsleep?: boolean;
}

/** How he hides at each place. */
export const HIDINGS = {
  'home-bedrock': { cover: 'edge' },
  'home-panorama': { cover: 'fir' },
  'about-heap': { cover: 'stones' },
  'about-cairns': { cover: 'stones' },
  'about-panorama': { cover: 'fir' },
  'about-why': { cover: 'sheet' },
  'about-end': { cover: 'post' },
  'coins-film': { cover: 'edge' },
  'coins-fame': { cover: 'grass' },
  'coins-panorama': { cover: 'fir' },
  'coins-end': { cover: 'sheet' },
  'pledge-ground': { cover: 'grass' },
  'pledge-panorama': { cover: 'stones' },
  'pledge-end': { cover: 'edge' },
  'pledge-foot': { cover: 'post' },
  'contact-board': { cover: 'grass' },
  'contact-end': { cover: 'edge', isAsleep: true },
  'legal-clause': { cover: 'edge' },
  'legal-rule': { cover: 'sheet' },
  'legal-end': { cover: 'edge', isAsleep: true },
} as const satisfies Readonly<Record<string, Hiding>>;

/**
 * What a hiding place shows: Bigfoot (`hiding-place-him`) with his head apart, which turns back or leans out, and his cover, as
 * markup in a box of 150 × 100 whose lower edge cuts him off. Once he is photographed a print
 * (`hiding-place-print`) is there instead. A page has its symbol.
 */
export function hidingMarkup({ cover, isAsleep }: Hiding): string {
  const looks = cover === 'edge' || cover === 'sheet' ? 'back' : 'out';
  const head = `<g class="hiding-place-head hiding-place-${looks}">${partOf('head')}</g>`;
  const him = isAsleep
    ? partOf('soles')
    : `<g transform="translate(${ASIDE[cover]} 22)">${head}</g>${cover === 'edge' ? partOf('hand') : ''}`;
  const print =
    '<use class="hiding-place-print" href="#print" width="200" height="430" transform="translate(58 28) scale(.16)"/>';
  return `<g class="hiding-place-him">${him}</g>${print}${cover === 'edge' ? '' : partOf(cover)}`;
}
