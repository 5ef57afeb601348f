import { readFileSync } from 'node:fs';

const CSS = readFileSync('src/styles/tokens.css', 'utf8');
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
