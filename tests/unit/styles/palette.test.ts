import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS, LIGHT } from '../../../src/styles/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

describe('The palette', () => {
  it('has the colours of tokens.css in both themes', () => {
    const [, light, dark] = /--color-wood: light-dark\((\S+), (\S+)\);/.exec(tokens) ?? [];
    expect(COLOURS.get('wood')).toEqual({ light, dark });
    const [, both] = /--color-blaze: (\S+);/.exec(tokens) ?? [];
    expect(COLOURS.get('blaze')).toEqual({ light: both, dark: both });
  });

  it('resolves references to other colours, and mixtures', () => {
    expect(COLOURS.get('ember')?.light).toBe(LIGHT.blaze);
    const [, share] = /--color-sun: .*#ffffff (\d+)%/.exec(tokens) ?? [];
    const green = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
    const mixed = green(LIGHT.blaze) + ((255 - green(LIGHT.blaze)) * Number(share)) / 100;
    expect(green(LIGHT.sun)).toBe(Math.round(mixed));
  });

  it('holds every colour of tokens.css', () => {
    const names = tokens.match(/--color-[a-z]+:/g);
    expect([...COLOURS.keys()].map((name) => `--color-${name}:`)).toEqual(names);
  });
});
