import { spline } from '../curves.ts';
import { at, between, type Point } from '../points.ts';
import { HERO_WIDTH } from '../grids.ts';
import { HERO_TERRAIN } from './hero-map.ts';
import { LIGHT } from '../../styles/palette.ts';

/** A cross-section of the hero map's terrain, with layers below it. The box is as wide as the map. */
const WIDTH = HERO_WIDTH;
const HEIGHT = 760;
const SAMPLE = 36;

/** The section runs west to east along this line of the hero's map. */
const SECTION_Y = 560;

/** Depth below the ground of each layer's top, and of its name at the right end. */
const LAYER_DEPTHS = [70, 150, 262, 392];
const NAME_DEPTHS = [42, 130, 250, 396];
const NAMES_MEASURED_AT = 1300;

/** Left edges of the four steps and of the hut; posts and hut are a little further right. */
const STEP_EDGES = [64, 340, 616, 900, 1136];
const POST_OFFSET = 13;
const HUT_OFFSET = 20;

/** The ground line: it rises to the right, and follows the map's terrain in weakened form. */
const GROUND: readonly Point[] = Array.from({ length: WIDTH / SAMPLE + 1 }, (_, index) => {
  const x = index * SAMPLE;
  const share = x / WIDTH;
  const rise = 440 * Math.sin(share * 1.5) ** 1.5;
  const land = (HERO_TERRAIN.elevation([x, SECTION_Y]) - 820) * 0.13 * (1 - share);
  return [x, Math.round(652 - rise - land - 8 * Math.sin(x / 47))];
});

/** Height of the ground line in the box at x. */
function groundAt(x: number): number {
  const index = Math.min(GROUND.length - 2, Math.floor(x / SAMPLE));
  return between(at(GROUND, index), at(GROUND, index + 1), x / SAMPLE - index)[1];
}

/** How far the layers extend beyond the section, where they are clipped: their sides have an outline. */
const BEYOND = 2 * SAMPLE;

/**
 * Path data of the upper edge of a layer, `depth` below the ground. The deeper ones are flatter.
 */
function layer(depth: number, index: number): string {
  const points = GROUND.filter((_, sample) => sample % 2 === 0).map(([x, y]): Point => [
    x,
    Math.round(y + depth + (660 - y) * 0.05 * index + 14 * Math.sin(x / 190 + index * 1.7)),
  ]);
  return spline([
    [-BEYOND, at(points, 0)[1]],
    ...points,
    [WIDTH + BEYOND, at(points, points.length - 1)[1]],
  ]);
}

const STYLE = `<style>.s{fill:#dce8cb}.l{fill-opacity:.9;stroke:${LIGHT.contour};stroke-width:1.5}.a{fill:#d0dfba}.b{fill:${LIGHT.sole}}.c{fill:#d9bf97}.d{fill:#c49c6d}@media(prefers-color-scheme:dark){.s{fill:#1f3326}.l{stroke:#c9f27b73}.a{fill:#25321f}.b{fill:#2f2d1c}.c{fill:#302617}.d{fill:#241b10}}</style>`;

/**
 * The soil and the four layers below it. Beside it, on both sides, is its mirror image, for windows
 * wider than the section.
 */
export function strata(): string {
  const layers = LAYER_DEPTHS.map(
    (depth, index) =>
      `<path class="l ${'abcd'.charAt(index)}" d="${layer(depth, index)}V${HEIGHT + BEYOND}H${-BEYOND}z"/>`,
  );
  const copies = ['scale(-1 1)', `matrix(-1 0 0 1 ${2 * WIDTH} 0)`].map(
    (transform) => `<use href="#g" transform="${transform}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WIDTH} 0 ${3 * WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${STYLE}<clipPath id="k"><path d="M0 0h${WIDTH}v${HEIGHT}H0z"/></clipPath><g id="g" clip-path="url(#k)"><path class="s" d="${spline(GROUND)}V${HEIGHT}H0z"/>${layers.join('')}</g>${copies.join('')}</svg>\n`;
}

/** Path data of the ground line, and the y of the layers' names. */
export function profile() {
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: spline(GROUND),
    names: NAME_DEPTHS.map((depth) => ({ y: Math.round(groundAt(NAMES_MEASURED_AT) + depth) })),
  };
}

/**
 * The positions of the steps on the ground line as a style sheet: `--step-left` and `--step-bottom`
 * (to the foot of the post), in `--profile`, a hundredth of the width of the section, which is in
 * the middle of its container.
 */
export function profileSteps(): string {
  const units = (pixels: number) =>
    `${Number(((pixels / WIDTH) * 100).toFixed(2))} * var(--profile)`;
  const rules = STEP_EDGES.map((edge, index) => {
    const isHut = index === STEP_EDGES.length - 1;
    const ground = Math.round(groundAt(edge + (isHut ? HUT_OFFSET : POST_OFFSET)));
    return `.movement-step-${index + 1} {\n  --step-left: calc(50cqw + ${units(edge + POST_OFFSET - WIDTH / 2)});\n  --step-bottom: calc(${units(HEIGHT - ground)});\n}\n`;
  });
  return `/* Written by npm run art: places on the profile's ground line. */\n${rules.join('')}`;
}
