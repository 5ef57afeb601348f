import camp from '../../assets/art/camp.svg?raw';
import { frame, heading, inset, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const CAMP = inset(camp, { x: 0, y: 0, scale: 1 }, '.mountains,.shade,.middle,.pegs{display:none}');

/** Share image of About: base camp without its mountains, with two soles in the tent's opening. */
export const aboutCard: ShareImage = ({ heading: words, lossWarning }, widthOf) => {
  // The viewBox is the part of the drawing (1440 × 760) that the image shows.
  const land = `<svg width="1200" height="546" viewBox="40 82 1400 637">${CAMP}</svg>`;
  const title = heading(words, widthOf, { lines: 3, top: 36, size: 106, width: 600 });
  return frame(LIGHT.sky, land + title, lossWarning);
};
