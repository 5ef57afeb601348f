import { footprint } from '../footprint.ts';
import { CARD_WIDTH, MARGIN, frame, inLines, text, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const FOOTPRINTS = [
  { x: 1010, y: 190, scale: 0.86, rotation: 24, mirrored: true },
  { x: 176, y: 392, scale: 0.86, rotation: 38 },
];
/** How wide a line of the name may be, and its largest font size. */
const MAX_WIDTH = 790;
const MAX_SIZE = 292;

/** Share image of Our Coins: the contest’s name in two lines over two footprints. */
export const ourCoinsCard: ShareImage = ({ heading, lossWarning }, widthOf) => {
  const [first = '', second = ''] = inLines(heading.join(' ').toLocaleUpperCase('en-ZA'), 2);
  const size = Math.min(MAX_SIZE, ...[first, second].map((line) => MAX_WIDTH / widthOf(line)));
  const fill = LIGHT.paper;
  const name = [
    // Left of the margin by the side bearing of its first letter.
    text(first, { x: MARGIN - 0.05 * size, y: 266, size, fill }),
    text(second, { x: CARD_WIDTH - MARGIN, y: 490, size, fill }, 'text-anchor="end"'),
  ];
  return frame(
    LIGHT.ink,
    `<g fill="${LIGHT.blaze}">${FOOTPRINTS.map(footprint).join('')}</g>${name.join('')}`,
    lossWarning,
  );
};
