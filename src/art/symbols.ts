import fir from '../assets/symbols/fir.svg?raw';
import larch from '../assets/symbols/larch.svg?raw';
import print from '../assets/symbols/print.svg?raw';
import surveyor from '../assets/symbols/surveyor.svg?raw';
import tripod from '../assets/symbols/tripod.svg?raw';
import walker from '../assets/symbols/walker.svg?raw';
import word from '../assets/symbols/word.svg?raw';
import { asSymbol } from './svg-files.ts';

/**
 * What pages show with `<use href="#name">`. `print` is a footprint. `word` is the name MUUVA as a logo: strokes
 * in `currentColor` and two heel prints, which are filled, so give it the same `color` and `fill`.
 */
const FILES = { fir, larch, print, surveyor, tripod, walker, word } as const;

export type SymbolName = keyof typeof FILES;

/** Markup of the named symbols, each once, for a hidden `<svg>`. */
export function symbolMarkup(names: readonly SymbolName[]): string {
  return [...new Set(names)]
    .map((name) => asSymbol(name, FILES[name]).replaceAll('\n', ''))
    .join('');
}
