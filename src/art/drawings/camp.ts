import {
  CAMP_GROUND,
  CAMP_HEIGHT,
  CAMP_WIDTH,
  FAR_RIDGE,
  FRONT_FIRS,
  MIDDLE_RIDGE,
  MOON,
  MOUNTAINS,
  NEAR_RIDGE,
  SOLES,
  STARS,
  TENT,
  TENT_LIGHT,
} from '../camp.ts';
import { footprintMarkup, footprintTransform } from '../footprint.ts';
import { firMarkup } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/**
 * From far to near: `m` the mountains, `s` their shaded slopes, `a`, `h` and `b` the ridges, `c` the
 * ground. `n` is seen at night only, when the tent (`d`, `i`, `f`) is lit from inside.
 */
const STYLE = `<style>.m{fill:#a3c8d3}.s{fill:#8fb6c0}.a{fill:${LIGHT.wood}}.h{fill:#9dbd8c}.b{fill:${LIGHT.fir}}.c,.i{fill:${LIGHT.ink}}.d{fill:${LIGHT.tent}}.e{fill:none;stroke:${LIGHT.ink};stroke-width:3}.p{stroke-width:7}.n{display:none}@media(prefers-color-scheme:dark){.m{fill:#192c22}.s{fill:#12211a}.a{fill:#22402f}.h{fill:#1b3226}.b{fill:#14261c}.c{fill:#060b08}.d{fill:${DARK.tent}}.i{fill:#ffc24a}.e{stroke:${DARK.ink}}.n{display:inline}}</style>`;

/** Base camp: a tent with two soles in its opening, lit at night. It covers its box and is cropped at the left and at the top. */
export function campPicture(): string {
  const soles = SOLES.map((place) => `<use href="#p" transform="${footprintTransform(place)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CAMP_WIDTH} ${CAMP_HEIGHT}" preserveAspectRatio="xMaxYMax slice">`,
    STYLE,
    symbolMarkup(['fir']),
    `<defs><g id="p">${footprintMarkup()}</g></defs>`,
    `<g class="n"><path fill="${LIGHT.paper}" d="${MOON}"/><path d="${STARS}" stroke="${LIGHT.paper}" stroke-width="4" stroke-linecap="round"/></g>`,
    `<path class="m" d="${MOUNTAINS.path}"/><path class="s" d="${MOUNTAINS.shade}"/>`,
    `<g class="a"><path d="${FAR_RIDGE.path}"/>${firMarkup(FAR_RIDGE.trees)}</g><path class="h" d="${MIDDLE_RIDGE}"/>`,
    `<g class="b"><path d="${NEAR_RIDGE.path}"/>${firMarkup(NEAR_RIDGE.trees)}</g>`,
    `<path class="c" d="${CAMP_GROUND}"/><path class="n" fill="#5b3410" d="${TENT_LIGHT}"/><path class="d" d="${TENT.side}"/>`,
    `<path fill="${LIGHT.blaze}" d="${TENT.front}"/><path class="i" d="${TENT.inside}"/>`,
    `<path fill="${LIGHT.sun}" d="${TENT.flap}"/><path class="e" d="${TENT.rope}"/>`,
    `<path class="e p" d="${TENT.peg}"/>`,
    `<g fill="${LIGHT.sole}" stroke="${LIGHT.ink}" stroke-width="5">${soles.join('')}</g>`,
    `<g class="c">${firMarkup(FRONT_FIRS)}</g></svg>\n`,
  ].join('');
}
