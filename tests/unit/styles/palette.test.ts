import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS, DARK, LIGHT } from '../../../src/styles/palette.ts';

describe('The palette', () => {
  it('has the colours of tokens.css in both themes', () => {
    expect([LIGHT.paper, DARK.paper]).toEqual(['#e6eddd', '#0c1410']);
    expect([LIGHT.blaze, DARK.blaze]).toEqual(['#ff7a1a', '#ff7a1a']);
  });

  it('resolves references to other colours', () => {
    expect(COLOURS.get('ember')).toEqual({ light: LIGHT.blaze, dark: '#a34300' });
  });

  it('holds every colour of tokens.css', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8').match(/--color-[a-z]+:/g);
    expect([...COLOURS.keys()].map((name) => `--color-${name}:`)).toEqual(tokens);
  });
});
