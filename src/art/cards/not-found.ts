import map from '../../assets/art/edge-map.svg?raw';
import { frame, halo, heading, inset, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

/** Share image of the 404 page: a map that ends, and footprints that continue beyond its edge. */
export const notFoundCard: ShareImage = ({ heading: words, lossWarning }, widthOf) => {
  // The whole width of the map, which is 1440, in that of the image.
  const land = inset(map, { x: 0, y: -101.6, scale: 0.8333 });
  const title = heading(words, widthOf, {
    lines: 2,
    top: 44,
    size: 108,
    width: 600,
    attributes: halo(14),
  });
  return frame(LIGHT.sheet, land + title, lossWarning);
};
