import { WALKER } from '../marks.ts';
import { firMarkup, firs, ridge, shadedSlopes } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

const WIDTH = 1440;
const HEIGHT = 200;

/** From far to near: `o` the sun or moon, `m` the mountains, `s` their shaded slopes, `a` and `b` the ridges, `c` the ground and the walker. `i` is the inside of a tent, lit at night. */
const STYLE = `<style>svg{background:${LIGHT.sky}}.o{fill:${LIGHT.paper}}.m{fill:#a3c8d3}.s{fill:#8fb6c0}.a{fill:${LIGHT.hill}}.b{fill:${LIGHT.fir}}.c,.i{fill:${LIGHT.ink}}@media(prefers-color-scheme:dark){svg{background:${DARK.sky}}.o{fill:#35533f}.m{fill:#192c22}.s{fill:#12211a}.a{fill:#22402f}.b{fill:#182b20}.c{fill:#060b08}.i{fill:#ffc24a}}</style>`;

/**
 * The land around the survey, of which each page shows another part: decoration. At its right end the
 * surveyor walks out of the picture.
 */
export function panorama(): string {
  const sheet = { width: WIDTH, bottom: HEIGHT };
  const mountains = ridge({ ...sheet, seed: 52, y: 92, amplitude: 60, riseToRight: 14 });
  const far = ridge({ ...sheet, seed: 6, y: 130, amplitude: 25, riseToRight: 0 });
  const near = ridge({ ...sheet, seed: 33, y: 165, amplitude: 15, riseToRight: 10 });
  const trees = firs(near, { seed: 4, count: 15, heights: [30, 65], clearing: [1280, WIDTH] });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax slice">`,
    STYLE,
    symbolMarkup(['fir']),
    '<circle class="o" cx="1404" cy="92" r="56"/>',
    `<path class="m" d="${mountains.path}"/><path class="s" d="${shadedSlopes(mountains)}"/>`,
    `<path class="a" d="${far.path}"/><g class="b"><path d="${near.path}"/>${firMarkup(trees)}</g>`,
    `<path fill="${LIGHT.tent}" d="M530 158l17 3 10 26h-42z"/><path fill="${LIGHT.blaze}" d="M530 158l14 29h-29z"/><path class="i" d="M530 165l6 22h-12z"/>`,
    `<g class="c"><path d="M0 200v-12l360-4 390 6 400-7 290 3v14z"/><path transform="translate(1356 59) scale(.36)" d="${WALKER}"/></g></svg>\n`,
  ].join('');
}
