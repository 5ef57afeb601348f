import { printTransform } from '../print.ts';
import { CARD_WIDTH, MARGIN, frame, ground, inLines, text, type Card } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const FOOTPRINTS = [
  { x: 1010, y: 190, scale: 0.86, turn: 24, mirrored: true },
  { x: 176, y: 392, scale: 0.86, turn: 38 },
];
const WIDTH = 790;
const LARGEST = 292;

/** The share card of Our Coins: the contest’s name in two lines over two footprints. */
export const ourCoinsCard: Card = ({ heading, loss }, widthOf) => {
  const [first = '', second = ''] = inLines(heading.join(' ').toLocaleUpperCase('en-ZA'), 2);
  const size = Math.min(LARGEST, ...[first, second].map((line) => WIDTH / widthOf(line)));
  const footprints = FOOTPRINTS.map(
    (place) => `<use href="#print" width="200" height="430" transform="${printTransform(place)}"/>`,
  );
  const lines = [
    text(first, { x: MARGIN - 0.05 * size, y: 266, size }),
    text(second, { x: CARD_WIDTH - MARGIN, y: 490, size }, 'text-anchor="end"'),
  ];
  const pale = lines.join('').replaceAll(`fill="${LIGHT.ink}"`, `fill="${LIGHT.paper}"`);
  return frame(
    `${ground(LIGHT.ink)}<g fill="${LIGHT.blaze}">${footprints.join('')}</g>${pale}`,
    loss,
  );
};
