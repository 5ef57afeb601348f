import { readFileSync } from 'node:fs';
import { colourOf } from '../styles/palette.ts';

/** The root element of a drawing with a dark theme: the id makes `drawing.svg#dark` match `:root:target`. */
const ROOT = '<svg id="dark" ';
/** Browsers that know no light-dark() show light pages in the dark too (tokens.css), so their drawings are light. */
const IF_PAGES_ARE_DARK = '@supports(color:light-dark(red,red)){';
/**
 * The palette block of an SVG file, the first lines of its style sheet. A drawing brings its colours
 * with it, because the page's custom properties do not apply inside an image: `:root{--ink:#12261c}`, and if
 * something differs in the dark theme, two lines for that: the first where the file follows the theme of the
 * browser by itself, the second for the address `drawing.svg#dark`, which Drawing.astro uses.
 */
const BLOCK =
  /:root\{.*\}\n(?:@supports.*\{@media.*\{:root\{.*\}{3}\n)?(?:@supports.*\{:root:target\{.*\}\}\n)?/;
/** What else a file has for the dark theme, one rule a line. */
const DARK_RULES = /@supports.*\{@media.*\{\n(?:.*\{.*\}\n)*\}\}\n/;
/**
 * Of these, properties that rules read with their value in the light, `opacity:var(--moon,.5)`. They are
 * inherited: a rule below `:root:target` would not reach what a `<use>` shows.
 */
const DARK_PROPERTIES = /@supports.*\{@media.*\{\nsvg\{(.*)\}\n\}\}/;
/** A colour that a rule names: `var(--ink)`. */
const NAME = /var\(--([a-z-]+)\)/g;

/** An SVG without its palette block, and without the id that names its dark theme. */
export const withoutPalette = (svg: string): string =>
  svg.replace(BLOCK, '').replace(ROOT, '<svg ');

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
  const [, properties] = DARK_PROPERTIES.exec(bare) ?? [];
  const differences = [...dark, ...(properties === undefined ? [] : [properties])].join(';');
  const block = [
    `:root{${light.join(';')}}\n`,
    dark.length > 0
      ? `${IF_PAGES_ARE_DARK}@media(prefers-color-scheme:dark){:root{${dark.join(';')}}}}\n`
      : '',
    differences === '' ? '' : `${IF_PAGES_ARE_DARK}:root:target{${differences}}}\n`,
  ];
  if (names.length > 0 && !bare.includes('<style>\n'))
    throw new Error('The file names colours, and has no line that ends with “<style>”.');
  return bare
    .replace('<svg ', differences === '' ? '<svg ' : ROOT)
    .replace('<style>\n', `<style>\n${block.join('')}`);
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
    .replace(NAME, (_, name: string) => colourOf(name, 'light'))
    .replace(/var\(--[a-z-]+,([^()]+)\)/g, '$1');
