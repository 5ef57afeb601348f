import { readFileSync } from 'node:fs';

/** The colours of tokens.css that TypeScript draws with: share cards and theme colours. */
const NAMES = [
  'blaze',
  'caution',
  'hill',
  'ink',
  'paper',
  'safety',
  'sheet',
  'sky',
  'bark',
  'wood',
] as const;

/** Colours by name, each as `#rrggbb`. */
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

type Theme = 'light' | 'dark';

const HEX = '#[0-9a-f]{6}';
/** The forms of colours in tokens.css, the last two once references are replaced. */
const DECLARATION = /--color-([a-z-]+):\s*([^;]+);/g;
const REFERENCE = /var\(--color-([a-z-]+)\)/g;
const MIX = new RegExp(`color-mix\\(in srgb, (${HEX}), (${HEX}) (\\d+)%\\)`, 'g');
const PAIR = new RegExp(`light-dark\\(\\s*(${HEX}),\\s*(${HEX})\\s*\\)`, 'g');

/** The colours as tokens.css declares them. */
const declared = new Map(
  Array.from(
    readFileSync('src/styles/tokens.css', 'utf8').matchAll(DECLARATION),
    ([, name = '', value = '']) => [name, value],
  ),
);

/** The colour that `color-mix(in srgb, first, second share%)` gives. */
function mix(first: string, second: string, share: number): string {
  // Red, green and blue begin at these places of `#rrggbb`.
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [first, second].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round((from ?? 0) + (((to ?? 0) - (from ?? 0)) * share) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colour of tokens.css with this name, as `#rrggbb`: with references, mixtures and `light-dark` replaced.
 *
 * @throws Error if tokens.css has no such colour, or one in a form that is none of these
 */
export function colourOf(name: string, theme: Theme): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no “--color-${name}”.`);
  const colour = value
    .replace(REFERENCE, (_, other: string) => colourOf(other, theme))
    .replace(MIX, (_, first: string, second: string, share: string) =>
      mix(first, second, Number(share)),
    )
    .replace(PAIR, (_, light: string, dark: string) => (theme === 'light' ? light : dark));
  if (new RegExp(`^${HEX}$`).test(colour)) return colour;
  throw new Error(`src/styles/tokens.css: “--color-${name}: ${value}” is no colour as #rrggbb.`);
}

const palette = (theme: Theme) =>
  Object.fromEntries(NAMES.map((name) => [name, colourOf(name, theme)])) as Palette;

export const LIGHT = palette('light');
export const DARK = palette('dark');
