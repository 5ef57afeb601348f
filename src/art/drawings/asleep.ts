import { footprintMarkup, footprintTransform } from '../footprint.ts';
import type { Place, Point } from '../points.ts';
import { seededRandom } from '../random.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

const WIDTH = 420;
const HEIGHT = 214;
const TUFTS = 17;

/** The two soles, big toes inwards, relaxed. */
const SOLES: readonly Place[] = [
  { x: 138, y: 134, scale: 0.36, rotation: -17 },
  { x: 282, y: 134, scale: 0.36, rotation: 17, mirrored: true },
];

/** The hat over his face: crown, band and brim. */
const CROWN = 'M168 44Q172 2 192 6Q210 14 228 6Q248 2 252 44z';
const BAND = 'M167 36H253L254 46H166z';
const BRIM = 'M112 50Q210 26 308 50Q210 66 112 50z';

/** A mound of fur behind the feet: tufts along half an ellipse, from left to right, tips down. */
function fur(): string {
  const random = seededRandom(12);
  const onBody = (share: number, reach: number): Point => [
    Math.round(WIDTH / 2 - (172 + reach) * Math.cos(share * Math.PI)),
    Math.round(HEIGHT - (168 + reach) * Math.sin(share * Math.PI)),
  ];
  const tufts = Array.from({ length: TUFTS }, (_, index): Point[] => {
    const share = (index + 0.5) / TUFTS;
    const hang = share < 0.5 ? -0.022 : 0.022;
    return [onBody(share + hang, 5 + random() * 8), onBody(share - hang / 3, 0)];
  });
  const points = tufts.flatMap((tuft, index) => (index < TUFTS / 2 ? tuft : tuft.toReversed()));
  return `M30 ${HEIGHT}L${points.map((point) => point.join(' ')).join(' ')} 390 ${HEIGHT}z`;
}

/** The surveyor asleep, seen from his feet, with a hat over his face. */
export function asleep(): string {
  const soles = SOLES.map((place) => `<use href="#p" transform="${footprintTransform(place)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>.c{fill:${LIGHT.ink}}.h{fill:${LIGHT.bark}}@media(prefers-color-scheme:dark){.c{fill:${DARK.night}}.h{fill:${DARK.bark}}}</style>`,
    `<defs><g id="p">${footprintMarkup()}</g></defs><path class="c" d="${fur()}"/>`,
    `<path class="h" d="${CROWN}"/><path class="c" d="${BAND}"/><path class="h" d="${BRIM}"/>`,
    `<g fill="${LIGHT.sole}" stroke="${LIGHT.ink}" stroke-width="7">${soles.join('')}</g></svg>\n`,
  ].join('');
}
