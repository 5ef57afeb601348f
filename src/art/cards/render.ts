import { Resvg } from '@resvg/resvg-js';
import { escaped, headingFont, type ShareImage, type ShareImageWords } from './frame.ts';

/** No font of the machine is used, so that the same words give the same bytes. */
const fontOf = (fontFiles: string[]) => ({ loadSystemFonts: false, fontFiles });

/**
 * Renders a share image as a PNG of its own size.
 *
 * @param fontFiles the paths of the typefaces of headings and of text as TrueType
 */
export function renderCard(
  card: ShareImage,
  words: ShareImageWords,
  fontFiles: string[],
): Uint8Array<ArrayBuffer> {
  const font = fontOf(fontFiles);
  const widthOf = (text: string) => {
    const size = 100;
    const line = `<text font-size="${size}" ${headingFont(size)}>${escaped(text)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`;
    return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size;
  };
  return renderPng(card(words, widthOf), fontFiles);
}

/** Renders an SVG as a PNG, with the typefaces of these files only. */
export const renderPng = (svg: string, fontFiles: string[] = []): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Resvg(svg, { font: fontOf(fontFiles) }).render().asPng());
