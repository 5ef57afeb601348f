import { CAMP_GROUND, FAR_RIDGE, FRONT_FIRS, NEAR_RIDGE, SOLES, TENT } from '../camp.ts';
import { footprintTransform } from '../footprint.ts';
import { firMarkup } from '../ridges.ts';
import { frame, heading, inLines, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const { ink, blaze, sun, tent, sole, wood, fir, sky } = LIGHT;

const CAMP = [
  `<g fill="${wood}"><path d="${FAR_RIDGE.path}"/>${firMarkup(FAR_RIDGE.trees)}</g>`,
  `<g fill="${fir}"><path d="${NEAR_RIDGE.path}"/>${firMarkup(NEAR_RIDGE.trees)}</g>`,
  `<path fill="${ink}" d="${CAMP_GROUND}"/>`,
  `<path fill="${tent}" d="${TENT.side}"/><path fill="${blaze}" d="${TENT.front}"/>`,
  `<path fill="${ink}" d="${TENT.inside}"/><path fill="${sun}" d="${TENT.flap}"/>`,
  `<path fill="none" stroke="${ink}" stroke-width="3" d="${TENT.rope}"/>`,
  `<g fill="${sole}" stroke="${ink}" stroke-width="5">${SOLES.map(
    (place) =>
      `<use href="#print" width="200" height="430" transform="${footprintTransform(place)}"/>`,
  ).join('')}</g>`,
  `<g fill="${ink}">${firMarkup(FRONT_FIRS)}</g>`,
].join('');

/** Share image of About: base camp, with two soles in the tent's opening. */
export const aboutCard: ShareImage = ({ heading: lines, lossWarning }, widthOf) => {
  const camp = `<svg width="1200" height="546" viewBox="40 82 1400 637">${CAMP}</svg>`;
  const title = heading(inLines(lines.join(' '), 3), widthOf, { top: 36, size: 106, width: 600 });
  return frame(sky, camp + title, lossWarning);
};
