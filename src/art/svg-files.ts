import { readFileSync } from 'node:fs';
import { colourOf } from '../styles/palette.ts';

/**
 * The palette block of an SVG file, the first lines of its style sheet. A drawing brings its colours
 * with it, because the page's custom properties do not apply inside an image: `:root{--ink:#12261c}`, and a
 * line for the dark theme if a colour differs there.
 */
const BLOCK = /:root\{.*\}\n(?:@media\(prefers-color-scheme:dark\)\{:root\{.*\}\}\n)?/;
/** What else a file has for the dark theme, one rule a line: `.moon{opacity:1}`. */
const DARK_RULES = /@media\(prefers-color-scheme:dark\)\{\n(?:.*\{.*\}\n)*\}\n/;
/** A colour that a rule names: `var(--ink)`. */
const NAME = /var\(--([a-z-]+)\)/g;

/** An SVG without its palette block. */
export const withoutPalette = (svg: string): string => svg.replace(BLOCK, '');

/**
 * An SVG whose palette block has, in both themes, each colour of tokens.css that its rules name.
 *
 * @throws Error if tokens.css lacks one of them, or the file has no style sheet
 */
export function withPalette(svg: string): string {
  const bare = withoutPalette(svg);
  const names = [...new Set(Array.from(bare.matchAll(NAME), ([, name = '']) => name))].sort();
  const light = names.map((name) => `--${name}:${colourOf(name, 'light')}`);
  const dark = names
    .map((name) => `--${name}:${colourOf(name, 'dark')}`)
    .filter((colour) => !light.includes(colour));
  const block = [
    `:root{${light.join(';')}}\n`,
    dark.length > 0 ? `@media(prefers-color-scheme:dark){:root{${dark.join(';')}}}\n` : '',
  ];
  if (names.length > 0 && !bare.includes('<style>\n'))
    throw new Error('The file names colours, and has no line that ends with “<style>”.');
  return bare.replace('<style>\n', `<style>\n${block.join('')}`);
}

/** A symbol in a drawing: `<symbol id="fir" viewBox="…">…</symbol>`. */
const SYMBOL = /<symbol id="([a-z]+)".*?<\/symbol>/gs;

/** The text of an SVG file as a `<symbol>`, which `<use href="#name">` shows. */
export const asSymbol = (name: string, svg: string): string =>
  svg
    .trim()
    .replace(/^<svg xmlns="[^"]+"/, `<symbol id="${name}"`)
    .replace(/<\/svg>$/, '</symbol>');

/**
 * An SVG whose symbols are those of src/assets/symbols, because a drawing cannot show what is in another
 * file.
 *
 * @throws Error if no file there has the name of one of them
 */
export const withSymbols = (svg: string): string =>
  svg.replace(SYMBOL, (_, name: string) =>
    asSymbol(name, readFileSync(`src/assets/symbols/${name}.svg`, 'utf8')),
  );

/** An SVG in its light theme with the colours themselves, for a program that reads no custom properties. */
export const inLight = (svg: string): string =>
  withoutPalette(svg)
    .replace(DARK_RULES, '')
    .replace(NAME, (_, name: string) => colourOf(name, 'light'));
