import { SURVEYOR, TRIPOD } from '../marks.ts';
import { firMarkup, firs, ridge, type Ridge } from '../ridges.ts';
import { symbolMarkup } from '../symbols.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

const WIDTH = 1440;
const HEIGHT = 980;

/** `s` is the sun or moon, `d` and `a` to `c` are the ridges from far to near (`c` also the surveyor), `e` is the eye. */
const STYLE = `<style>.s{fill:${LIGHT.sun}}.d{fill:#e8680f}.a{fill:${LIGHT.tent}}.b{fill:${LIGHT.bark}}.c{fill:${LIGHT.ink}}.e{display:none}@media(prefers-color-scheme:dark){.s{fill:#35533f}.d{fill:#22392c}.a{fill:#1a2c22}.b{fill:#121f18}.c{fill:${DARK.night}}.e{display:inline;fill:${DARK.contour}}}</style>`;

/** A ridge with its firs, and its mirror image to the left of it, for windows wider than the drawing. */
function woodedRidge(
  hill: Ridge,
  className: 'a' | 'b' | 'c' | 'd',
  options: Parameters<typeof firs>[1],
): string {
  const id = `r${className}`;
  return `<g class="${className}"><g id="${id}"><path d="${hill.path}"/>${firMarkup(firs(hill, options))}</g><use href="#${id}" transform="matrix(-1 0 0 1 1 0)"/></g>`;
}

/**
 * The surveyor and his tripod on the far ridge, in front of a low sun. In the dark theme the sun
 * becomes a moon and one eye glows. It covers its box and is cropped at the left and at the top.
 */
export function poster(): string {
  const sheet = { width: WIDTH, bottom: HEIGHT };
  const farthest = ridge({ ...sheet, seed: 2, y: 600, amplitude: 90, riseToRight: 60 });
  const far = ridge({ ...sheet, seed: 5, y: 690, amplitude: 60, riseToRight: 190 });
  const middle = ridge({ ...sheet, seed: 11, y: 790, amplitude: 40, riseToRight: 150 });
  const near = ridge({ ...sheet, seed: 23, y: 900, amplitude: 22, riseToRight: 50 });
  const surveyor = `<g class="c" transform="translate(800 279) scale(1.46)">${SURVEYOR}${TRIPOD}<ellipse class="e" cx="144" cy="103" rx="3.4" ry="2.6"/></g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WIDTH} 0 ${2 * WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax slice">`,
    STYLE,
    symbolMarkup(['fir']),
    '<circle class="s" cx="1030" cy="470" r="300"/>',
    woodedRidge(farthest, 'd', { seed: 13, count: 0, heights: [0, 0] }),
    woodedRidge(far, 'a', { seed: 3, count: 26, heights: [34, 60] }),
    surveyor,
    woodedRidge(middle, 'b', { seed: 9, count: 24, heights: [60, 104], clearing: [760, 1210] }),
    woodedRidge(near, 'c', { seed: 31, count: 16, heights: [120, 200], clearing: [700, 1180] }),
    '</svg>\n',
  ].join('');
}
