import { describe, expect, it } from 'vitest';
import { heroLabels, surveyHero } from '../../../src/art/drawings/hero-map.ts';
import { profile, profileSteps, strata } from '../../../src/art/drawings/profile.ts';
import { legFur } from '../../../src/art/fur.ts';
import { firs, ridge } from '../../../src/art/ridges.ts';
import { staffPlaces } from '../../../src/art/staffs.ts';
import { cairn, HEAP } from '../../../src/art/stones.ts';
import { symbolMarkup } from '../../../src/art/symbols.ts';
import { POST_X, trailLeg } from '../../../src/art/trail.ts';

const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => Number(match[1]));

describe('the hero’s labels', () => {
  const labels = heroLabels(surveyHero());

  it('name five tarns and one lake, and no height is upside down', () => {
    expect(labels.tarns).toHaveLength(5);
    expect(labels.lakeHeight.text).toBe('710');
    for (const { turn } of labels.heights) expect(Math.abs(turn)).toBeLessThanOrEqual(90);
  });
});

describe('the profile', () => {
  it('has four layers with a name each, and steps that climb', () => {
    expect(strata().match(/class="l /g)).toHaveLength(4);
    expect(profile().names).toHaveLength(4);
    const climb = numbers(profileSteps(), /--step-bottom: ([\d.]+)vw/g);
    expect(climb).toHaveLength(5);
    expect(climb).toEqual([...climb].sort((a, b) => a - b));
  });
});

describe('the staffs', () => {
  it('stand on three terraces of different height', () => {
    const heights = numbers(staffPlaces(), /--staff-bottom: (\d+)px/g);
    expect(new Set(heights).size).toBe(3);
  });
});

describe('the trail', () => {
  it('meets every post: each leg begins where the one before ends', () => {
    for (const [leg, x] of POST_X.entries()) {
      const { path, viewBox, mirrored } = trailLeg(leg);
      const coordinates = path.match(/-?\d+/g)?.map(Number) ?? [];
      const [left = 0, , across = 0] = viewBox.split(' ').map(Number);
      const inStrip = (at: number) => {
        const place = ((at - left) / across) * 100;
        return mirrored ? 100 - place : place;
      };
      expect(coordinates.at(-1)).toBe(100);
      expect(inStrip(coordinates.at(-2) ?? 0)).toBeCloseTo(x, 0);
      if (leg > 0) expect(inStrip(coordinates[0] ?? 0)).toBeCloseTo(POST_X[leg - 1] ?? 0, 0);
    }
  });
});

describe('stones', () => {
  it('make cairns of one to five, each higher than the one before', () => {
    const cairns = [1, 2, 3, 4, 5].map(cairn);
    expect(cairns.map(({ paths }) => paths.length)).toEqual([1, 2, 3, 4, 5]);
    const heights = cairns.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(HEAP).toHaveLength(5);
  });
});

describe('the legs behind the board', () => {
  it('are long enough for any form, and do not move', () => {
    const { fur } = legFur();
    const steps = [...fur.matchAll(/-?\d+/g)].map(Number).filter((_, index) => index % 2 === 1);
    expect(steps[0]).toBeLessThan(-1350);
    expect(legFur()).toEqual(legFur());
  });
});

describe('ridges', () => {
  const hills = ridge({ seed: 5, width: 1440, bottom: 980, y: 690, amplitude: 60, rise: 190 });

  it('cross the whole sheet', () => {
    expect(hills.line.at(0)?.[0]).toBe(0);
    expect(hills.line.at(-1)?.[0]).toBe(1440);
    expect(hills.path).toMatch(/^M0 980L.*V980z$/);
  });

  it('grow no fir in a clearing', () => {
    const trees = firs(hills, { seed: 9, count: 200, heights: [60, 104], clearing: [760, 1210] });
    expect(trees.length).toBeGreaterThan(100);
    for (const { x, width } of trees) {
      expect(x + width / 2 > 762 && x + width / 2 < 1208).toBe(false);
    }
  });
});

describe('symbols', () => {
  it('come once each, and only those asked for', () => {
    const markup = symbolMarkup(['print', 'fir', 'print']);
    expect(markup.match(/<symbol id="print"/g)).toHaveLength(1);
    expect(markup).toContain('<symbol id="fir"');
    expect(markup).not.toContain('surveyor');
  });
});
