import {
  CAMP_GROUND,
  CAMP_HEIGHT,
  CAMP_WIDTH,
  FAR_RIDGE,
  FRONT_FIRS,
  NEAR_RIDGE,
  SOLES,
  TENT,
} from '../camp.ts';
import { footprintMarkup, footprintTransform } from '../footprint.ts';
import { firMarkup } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

const STYLE = `<style>.a{fill:${LIGHT.wood}}.b{fill:${LIGHT.fir}}.c{fill:${LIGHT.ink}}.d{fill:${LIGHT.tent}}.e{fill:none;stroke:${LIGHT.ink};stroke-width:3}.p{stroke-width:7}@media(prefers-color-scheme:dark){.a{fill:#13211a}.b{fill:#0f1b15}.c{fill:#060b08}.d{fill:${DARK.tent}}.e{stroke:${DARK.ink}}}</style>`;

/** Base camp: a tent with two soles in its opening. It covers its box and is cropped at the left and at the top. */
export function campPicture(): string {
  const soles = SOLES.map((place) => `<use href="#p" transform="${footprintTransform(place)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CAMP_WIDTH} ${CAMP_HEIGHT}" preserveAspectRatio="xMaxYMax slice">`,
    STYLE,
    symbolMarkup(['fir']),
    `<defs><g id="p">${footprintMarkup()}</g></defs>`,
    `<g class="a"><path d="${FAR_RIDGE.path}"/>${firMarkup(FAR_RIDGE.trees)}</g>`,
    `<g class="b"><path d="${NEAR_RIDGE.path}"/>${firMarkup(NEAR_RIDGE.trees)}</g>`,
    `<path class="c" d="${CAMP_GROUND}"/><path class="d" d="${TENT.side}"/>`,
    `<path fill="${LIGHT.blaze}" d="${TENT.front}"/><path fill="${LIGHT.ink}" d="${TENT.inside}"/>`,
    `<path fill="${LIGHT.sun}" d="${TENT.flap}"/><path class="e" d="${TENT.rope}"/>`,
    `<path class="e p" d="${TENT.peg}"/>`,
    `<g fill="${LIGHT.sole}" stroke="${LIGHT.ink}" stroke-width="5">${soles.join('')}</g>`,
    `<g class="c">${firMarkup(FRONT_FIRS)}</g></svg>\n`,
  ].join('');
}
