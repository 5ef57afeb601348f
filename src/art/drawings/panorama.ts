import { WALKER } from '../marks.ts';
import { seededRandom } from '../random.ts';
import { firMarkup, firs, ridge, shadedSlopes } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';
import { LIGHT } from '../../styles/palette.ts';

const WIDTH = 1440;
const HEIGHT = 200;

/**
 * From far to near: `n` the stars, seen at night only, `o` the sun or moon, `m` the mountains, `s`
 * their shaded slopes, `a` and `b` the ridges, `c` the ground and the walker. `i` is the inside of a
 * tent, lit at night.
 */
const STYLE = `<style>svg{background:${LIGHT.sky}}.o{fill:${LIGHT.paper}}.m{fill:#a3c8d3}.s{fill:#8fb6c0}.a{fill:${LIGHT.hill}}.b{fill:${LIGHT.fir}}.c,.i{fill:${LIGHT.ink}}.n{display:none}@media(prefers-color-scheme:dark){svg{background:#13231f}.o{fill:${LIGHT.paper}}.m{fill:#1c332b}.s{fill:#162a23}.a{fill:#264534}.b{fill:#14261c}.c{fill:#060b08}.i{fill:#ffc24a}.n{display:inline}}</style>`;

/** The stars as path data, for round line caps. None is near the moon. */
function stars(): string {
  const random = seededRandom(11);
  const places = Array.from({ length: 26 }, () => [random() * 1280, 6 + random() * 70]);
  return places.map(([x = 0, y = 0]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
}

/**
 * The land around the survey, of which each page shows another part: decoration. At its right end the
 * surveyor walks out of the picture, before the sun or the moon, so the land is mirrored: its slopes
 * and its tent are shaded at the left.
 */
export function panorama(): string {
  const sheet = { width: WIDTH, bottom: HEIGHT };
  const mountains = ridge({ ...sheet, seed: 52, y: 92, amplitude: 60, riseToRight: 14 });
  const far = ridge({ ...sheet, seed: 6, y: 130, amplitude: 25, riseToRight: 0 });
  const near = ridge({ ...sheet, seed: 33, y: 165, amplitude: 15, riseToRight: 10 });
  const trees = firs(near, { seed: 4, count: 15, heights: [30, 65], clearing: [0, 160] });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax slice">`,
    STYLE,
    symbolMarkup(['fir']),
    `<path class="n" d="${stars()}" stroke="${LIGHT.paper}" stroke-width="2" stroke-linecap="round"/>`,
    '<circle class="o" cx="1404" cy="92" r="56"/>',
    `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)"><path class="m" d="${mountains.path}"/><path class="s" d="${shadedSlopes(mountains)}"/>`,
    `<path class="a" d="${far.path}"/><g class="b"><path d="${near.path}"/>${firMarkup(trees)}</g>`,
    `<path fill="${LIGHT.tent}" d="M530 158l17 3 10 26h-42z"/><path fill="${LIGHT.blaze}" d="M530 158l14 29h-29z"/><path class="i" d="M530 165l6 22h-12z"/></g>`,
    `<g class="c"><path d="M0 200v-12l360-4 390 6 400-7 290 3v14z"/><path transform="translate(1356 59) scale(.36)" d="${WALKER}"/></g></svg>\n`,
  ].join('');
}
