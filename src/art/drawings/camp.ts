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
import { printMarkup, printTransform } from '../print.ts';
import { firMarkup } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';

const STYLE =
  '<style>.a{fill:#cfe0bc}.b{fill:#5c7a5e}.c{fill:#12261c}.d{fill:#c9550a}.e{fill:none;stroke:#12261c;stroke-width:3}.p{stroke-width:7}@media(prefers-color-scheme:dark){.a{fill:#13211a}.b{fill:#0f1b15}.c{fill:#060b08}.d{fill:#a8480a}.e{stroke:#dde7da}}</style>';

/** Base camp: a lit tent with two soles in its opening. It fills its box, cut from the left and from above. */
export function campPicture(): string {
  const soles = SOLES.map((place) => `<use href="#p" transform="${printTransform(place)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CAMP_WIDTH} ${CAMP_HEIGHT}" preserveAspectRatio="xMaxYMax slice">`,
    STYLE,
    symbolMarkup(['fir']),
    `<defs><g id="p">${printMarkup()}</g></defs>`,
    `<g class="a"><path d="${FAR_RIDGE.path}"/>${firMarkup(FAR_RIDGE.trees)}</g>`,
    `<g class="b"><path d="${NEAR_RIDGE.path}"/>${firMarkup(NEAR_RIDGE.trees)}</g>`,
    `<path class="c" d="${CAMP_GROUND}"/><path class="d" d="${TENT.side}"/>`,
    `<path fill="#ff7a1a" d="${TENT.front}"/><path fill="#12261c" d="${TENT.inside}"/>`,
    `<path fill="#ff9440" d="${TENT.flap}"/><path class="e" d="${TENT.rope}"/>`,
    `<path class="e p" d="${TENT.peg}"/>`,
    `<g fill="#e3d5b4" stroke="#12261c" stroke-width="5">${soles.join('')}</g>`,
    `<g class="c">${firMarkup(FRONT_FIRS)}</g></svg>\n`,
  ].join('');
}
