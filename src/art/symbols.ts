import { SURVEYOR, TRIPOD, WORD } from './marks.ts';
import { FOOTPRINT_HEIGHT, FOOTPRINT_WIDTH, footprintMarkup } from './footprint.ts';

/**
 * SVG symbols that pages show with `<use href="#name">`. `word` is the name MUUVA as a logo.
 */
const SYMBOLS = {
  fir: '<symbol id="fir" viewBox="0 0 40 100" overflow="visible"><path d="M20 0l9 24h-4l9 24h-5l11 32H23v20h-6V80H0l11-32H6l9-24h-4z"/></symbol>',
  print: `<symbol id="print" viewBox="0 0 ${FOOTPRINT_WIDTH} ${FOOTPRINT_HEIGHT}" overflow="visible">${footprintMarkup(true)}</symbol>`,
  surveyor: `<symbol id="surveyor" viewBox="0 0 320 360" overflow="visible">${SURVEYOR}${TRIPOD}</symbol>`,
  word: `<symbol id="word" viewBox="${WORD.viewBox}" preserveAspectRatio="xMinYMid">${WORD.markup}</symbol>`,
} as const;

export type SymbolName = keyof typeof SYMBOLS;

/** Markup of the named symbols, each once, for a hidden `<svg>`. */
export function symbolMarkup(names: readonly SymbolName[]): string {
  return [...new Set(names)].map((name) => SYMBOLS[name]).join('');
}
