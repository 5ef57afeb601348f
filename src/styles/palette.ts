import { readFileSync } from 'node:fs';

/** The colours of tokens.css that TypeScript draws with: drawings, share cards, icons, theme colours. */
const NAMES = [
  'bark',
  'blaze',
  'caution',
  'contour',
  'fir',
  'hill',
  'ink',
  'lake',
  'night',
  'paper',
  'safety',
  'sheet',
  'sky',
  'sole',
  'spruce',
  'sun',
  'tent',
  'water',
  'wood',
] as const;

/** Colours by name, each as `#rrggbb`. */
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

const HEX = '#[0-9a-f]{6}';
const COLOUR = new RegExp(
  `--color-([a-z]+): (?:light-dark\\(\\s*(${HEX}),\\s*(${HEX})\\s*\\)|(${HEX}));`,
  'g',
);
const MIX = new RegExp(`color-mix\\(in srgb, (${HEX}), (${HEX}) (\\d+)%\\)`, 'g');

/** The colour that `color-mix(in srgb, first, second share%)` gives. */
function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + (((to ?? 0) - (from ?? 0)) * share) / 100);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
/** tokens.css with references and mixtures replaced by values, each as `#rrggbb`. */
const resolved = tokens
  .replace(
    /var\(--color-([a-z]+)\)/g,
    (reference, name: string) =>
      new RegExp(`--color-${name}: (${HEX});`).exec(tokens)?.[1] ?? reference,
  )
  .replace(MIX, (_, first: string, second: string, share: string) =>
    mix(first, second, Number(share)),
  );

/** Every colour of tokens.css by name, in the light and the dark theme, as `#rrggbb`. */
export const COLOURS: ReadonlyMap<string, { readonly light: string; readonly dark: string }> =
  new Map(
    Array.from(resolved.matchAll(COLOUR), ([, name = '', light = '', dark = '', both]) => [
      name,
      { light: both ?? light, dark: both ?? dark },
    ]),
  );

/** @throws if tokens.css lacks a colour */
function palette(theme: 'light' | 'dark'): Palette {
  const entries = NAMES.map((name) => {
    const colour = COLOURS.get(name);
    if (!colour) throw new Error(`src/styles/tokens.css has no colour “--color-${name}”.`);
    return [name, colour[theme]];
  });
  return Object.fromEntries(entries) as Palette;
}

export const LIGHT = palette('light');
export const DARK = palette('dark');
