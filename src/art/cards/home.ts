import map from '../../assets/art/hero-map.svg?raw';
import { PAINT_STROKE } from '../paint.ts';
import { MARGIN, frame, halo, inset, text, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

/** The tagline's three lines: font size, baseline, shift to the left (in parts of the size) and width of the halo. */
const LINES = [
  { size: 60, y: 110, out: 0, halo: 10 },
  { size: 133, y: 235, out: 0.015, halo: 14 },
  { size: 237, y: 433, out: 0.055, halo: 14 },
] as const;
/** How wide a line may be: all lines shrink together until the widest fits. */
const MAX_WIDTH = 1090;

/** Share image of Home: the tagline over the hero map, with a stroke of paint behind its last line. */
export const homeCard: ShareImage = ({ heading, lossWarning }, widthOf) => {
  const lines = LINES.map((line, index) => ({
    ...line,
    words: (heading[index] ?? '').toLocaleUpperCase('en-ZA'),
  }));
  const fit = Math.min(1, ...lines.map(({ words, size }) => MAX_WIDTH / (size * widthOf(words))));
  const tagline = lines.map(({ words, size, y, out, halo: width }) =>
    text(words, { x: MARGIN - out * size * fit, y, size: size * fit }, halo(width)),
  );
  // Somewhat larger than the image, which crops it.
  const land = inset(map, { x: -20, y: -46, scale: 0.868 });
  // Under the third line at its full size, chosen by eye.
  const paint = `<svg x="48" y="401" width="1019" height="71" viewBox="0 0 1300 90" preserveAspectRatio="none"><path fill="${LIGHT.blaze}" d="${PAINT_STROKE}"/></svg>`;
  return frame(LIGHT.paper, land + paint + tagline.join(''), lossWarning);
};
