import hill from '../../assets/art/hill.svg?raw';
import legs from '../../assets/art/legs.svg?raw';
import { frame, heading, inset, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const { ink, sheet, paper, blaze, bark, wood } = LIGHT;

/** The hill without its sun and its walker, and with four firs in place of its own. */
const HILL = [
  inset(hill, { x: -40, y: 90, scale: 1 }, '.disc,.firs,.walker{display:none}'),
  '<g class="hill" transform="translate(-40 90)"><use href="#fir" x="286" y="35" width="28" height="70"/><use href="#fir" x="333" y="53" width="22" height="54"/><use href="#fir" x="1167" y="139" width="26" height="66"/><use href="#fir" x="1198" y="113" width="37" height="92"/></g>',
].join('');
/** The legs, whose toes and hem have pointed corners here, not round ones. */
const LEGS = inset(legs, { x: 771, y: 336, scale: 0.8 }, '.toes,.hem{stroke-linejoin:miter}');

/**
 * From the back to the front: two posts, the legs between them, the board with its gable, the roof, a
 * sheet of paper with two pins, and two signs.
 */
const BOARD = [
  `<path fill="${bark}" d="M752 250h22v256h-22zM1076 250h22v256h-22z"/>`,
  `<clipPath id="gap"><path d="M774 300h302v206H774z"/></clipPath><g clip-path="url(#gap)">${LEGS}</g>`,
  `<path fill="${ink}" d="M720 126L925 56l205 70v226H720z"/>`,
  `<path fill="${bark}" d="M925 36L1158 114l-6 22L925 60 698 136l-6-22z"/>`,
  `<g transform="rotate(-1.1 925 190)"><path fill="${sheet}" d="M764 146h322v76H764z"/><circle cx="776" cy="158" r="5" fill="${blaze}"/><circle cx="1074" cy="158" r="5" fill="${blaze}"/><path stroke="${ink}" stroke-width="5" d="M792 176h190M792 196h246"/></g>`,
  `<path fill="${paper}" d="M764 244h226l22 18-22 18H765zM764 296h270l22 18-22 18H765z"/>`,
].join('');

/** Share image of Contact: an information board with two furry legs visible below it. */
export const contactCard: ShareImage = ({ heading: words, lossWarning }, widthOf) => {
  const floor = `<path fill="${ink}" d="M0 496h1200v50H0z"/>`;
  const title = heading(words, widthOf, { lines: 2, top: 132, size: 150, width: 616 });
  return frame(wood, HILL + BOARD + floor + title, lossWarning);
};
