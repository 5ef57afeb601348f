import { legMarkup } from '../leg.ts';
import { HILL_RIDGE } from '../drawings/ranger-desk.ts';
import { firMarkup, firOn } from '../ridges.ts';
import { frame, heading, inLines, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const { ink, sheet, paper, blaze, bark, hill, wood } = LIGHT;

/** The x and the height of each fir. */
const TREES = [
  [300, 70],
  [344, 54],
  [1180, 66],
  [1216, 92],
] as const;
const HILL = `<g fill="${hill}" transform="translate(-40 90)"><path d="${HILL_RIDGE.path}"/>${firMarkup(
  TREES.map(([x, height]) => firOn(HILL_RIDGE, x, height, 16)),
)}</g>`;

const LEG = legMarkup(`stroke="${hill}" stroke-width="3.5"`);

/** Posts and legs are drawn first; the board covers their upper part. */
const BOARD = [
  `<path fill="${bark}" d="M752 250h22v256h-22zM1076 250h22v256h-22z"/>`,
  `<clipPath id="gap"><path d="M774 300h302v206H774z"/></clipPath><g clip-path="url(#gap)"><g fill="${ink}" transform="translate(771 336) scale(.8)"><g id="leg">${LEG}</g><use href="#leg" transform="translate(384) scale(-1 1)"/></g></g>`,
  `<path fill="${ink}" d="M720 126L925 56l205 70v226H720z"/>`,
  `<path fill="${bark}" d="M925 36L1158 114l-6 22L925 60 698 136l-6-22z"/>`,
  `<g transform="rotate(-1.1 925 190)"><path fill="${sheet}" d="M764 146h322v76H764z"/><circle cx="776" cy="158" r="5" fill="${blaze}"/><circle cx="1074" cy="158" r="5" fill="${blaze}"/><path stroke="${ink}" stroke-width="5" d="M792 176h190M792 196h246"/></g>`,
  `<path fill="${paper}" d="M764 244h226l22 18-22 18H765zM764 296h270l22 18-22 18H765z"/>`,
].join('');

/** Share image of Contact: an information board with two furry legs visible below it. */
export const contactCard: ShareImage = ({ heading: lines, lossWarning }, widthOf) => {
  const floor = `<path fill="${ink}" d="M0 496h1200v50H0z"/>`;
  const title = heading(inLines(lines.join(' '), 2), widthOf, { top: 132, size: 150, width: 616 });
  return frame(wood, HILL + BOARD + floor + title, lossWarning);
};
