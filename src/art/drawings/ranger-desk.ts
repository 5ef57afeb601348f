import { legMarkup } from '../leg.ts';
import { WALKER } from '../marks.ts';
import { firMarkup, firOn, ridge } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/** The x and the height of each fir on the hill. */
const FIRS = [
  [30, 70],
  [74, 54],
  [480, 60],
  [508, 82],
  [1376, 92],
  [1418, 74],
] as const;

export const HILL_RIDGE = ridge({
  seed: 17,
  width: 1440,
  bottom: 4800,
  y: 150,
  amplitude: 46,
  riseToRight: -120,
});

/** The hill goes on below its ridge, as far as the longest form. */
const HILL_HEIGHT = 4800;

/**
 * The hill behind the ranger desk, with its mirror image on the left for wide windows, and somebody
 * on it who walks away, before the sun or the moon. It is cropped at the left and at the bottom.
 */
export function hill(): string {
  const trees = FIRS.map(([x, height]) => firOn(HILL_RIDGE, x, height, 16));
  const style = `<style>svg{fill:${LIGHT.hill}}.o{fill:${LIGHT.caution}}.w{fill:${LIGHT.ink}}@media(prefers-color-scheme:dark){svg{fill:${DARK.hill}}.o{fill:${LIGHT.caution}}.w{fill:${DARK.night}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1440 0 2880 ${HILL_HEIGHT}" preserveAspectRatio="xMaxYMin slice">${style}${symbolMarkup(['fir'])}<circle class="o" cx="1285" cy="172" r="58"/><g id="h"><path d="${HILL_RIDGE.path}"/>${firMarkup(trees)}</g><use href="#h" transform="matrix(-1 0 0 1 1 0)"/><path class="w" transform="translate(1265 122) scale(.2)" d="${WALKER}"/></svg>\n`;
}

/** Size of the drawing of the legs. They are beside the contact form, and as long as it can get. */
export const LEGS = { width: 384, height: 1600 } as const;

/**
 * Two feet and two hairy legs, the right one mirrored, on the lower edge. The information board covers
 * their upper end. In the dark theme the fur has the colour of the night.
 */
export function legs(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${206 - LEGS.height} ${LEGS.width} ${LEGS.height}"><style>svg{fill:${LIGHT.ink}}.t{stroke:${LIGHT.hill};stroke-width:3.5;stroke-linejoin:round}@media(prefers-color-scheme:dark){svg{fill:${DARK.night}}.t{stroke:${DARK.hill}}}</style><g id="l">${legMarkup('class="t"')}</g><use href="#l" transform="translate(${LEGS.width}) scale(-1 1)"/></svg>\n`;
}
