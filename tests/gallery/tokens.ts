import { readFileSync } from 'node:fs';
import type { Theme } from './themes.ts';

const CSS = readFileSync('src/styles/tokens.css', 'utf8');
const HEX = '#[0-9a-f]{6}';
const COLOUR = new RegExp(`--([a-z]+): (?:light-dark\\((${HEX}), (${HEX})\\)|(${HEX}));`, 'g');

/** A colour of the tokens as one theme has it. */
export interface Colour {
  readonly name: string;
  readonly hex: string;
}

/** The colours of src/styles/tokens.css in a theme, in their order. */
export function colours(theme: Theme): Colour[] {
  return [...CSS.matchAll(COLOUR)].map(([, name = '', light = '', dark = '', both]) => ({
    name,
    hex: both ?? (theme === 'light' ? light : dark),
  }));
}

/** The names of the custom properties whose value begins so, such as `clamp(` or `polygon(`. */
export function tokensLike(beginning: RegExp): string[] {
  return [...CSS.matchAll(/--([a-z-]+): ([^;]+);/g)]
    .filter(([, , value = '']) => beginning.test(value))
    .map(([, name = '']) => name);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
