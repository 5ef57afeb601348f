import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIGHT, colourOf } from '../../../src/styles/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const inBoth = (name: string) => [colourOf(name, 'light'), colourOf(name, 'dark')];

describe('The palette', () => {
  it('has the colours of tokens.css in both themes', () => {
    const [, light, dark] = /--color-wood: light-dark\((\S+), (\S+)\);/.exec(tokens) ?? [];
    expect(inBoth('wood')).toEqual([light, dark]);
    const [, both] = /--color-blaze: (\S+);/.exec(tokens) ?? [];
    expect(inBoth('blaze')).toEqual([both, both]);
  });

  it('resolves references to other colours, also to those of both themes, and mixtures', () => {
    expect(colourOf('ember', 'light')).toBe(LIGHT.blaze);
    expect(colourOf('map-wood', 'light')).toBe(LIGHT.wood);
    const [, share] = /--color-sun: .*#ffffff (\d+)%/.exec(tokens) ?? [];
    const green = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
    const mixed = green(LIGHT.blaze) + ((255 - green(LIGHT.blaze)) * Number(share)) / 100;
    expect(green(colourOf('sun', 'dark'))).toBe(Math.round(mixed));
  });

  it('holds every colour of tokens.css', () => {
    for (const [, name = ''] of tokens.matchAll(/--color-([a-z-]+):/g))
      for (const colour of inBoth(name)) expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('holds no other colour', () => {
    expect(() => colourOf('mauve', 'light')).toThrow('--color-mauve');
  });
});
