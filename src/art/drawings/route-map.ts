import type { Point } from '../points.ts';
import { pickHeights, surveyTerrain, type Survey } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { every, gridPath, mapGround, mapStyle } from './map-style.ts';

/** The strip map that runs down the left of Trust Pledge, behind hero and trail. */
export const ROUTE_WIDTH = 1440;
export const ROUTE_HEIGHT = 4760;

/** Below the hero, a sheet lies on everything right of the strip. */
const HERO_END = 1000;
const STRIP_END = 480;

const isUnderSheet = ([x, y]: Point) => x > STRIP_END && y > HERO_END;

export function surveyRoute(): Survey {
  const terrain = createTerrain({ seed: 71, width: ROUTE_WIDTH, base: 760, amplitude: 330 });
  return surveyTerrain(terrain, {
    width: ROUTE_WIDTH,
    height: ROUTE_HEIGHT,
    cell: 10,
    pad: 40,
    step: 44,
    hidden: isUnderSheet,
  });
}

/** The strip map as a file of its own: no text, both themes. */
export function routeMap(survey: Survey): string {
  const style = mapStyle({ light: [0.55, 0.8], dark: [0.3, 0.55] });
  const grid = gridPath(
    every(240, 120, ROUTE_WIDTH),
    every(240, 160, ROUTE_HEIGHT),
    ROUTE_WIDTH,
    ROUTE_HEIGHT,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROUTE_WIDTH} ${ROUTE_HEIGHT}">${style}${mapGround(survey, grid)}</svg>\n`;
}

/** Where the page writes heights on the strip map, in its pixels: few, and none under the hero's words. */
export function routeLabels(survey: Survey) {
  const clear = survey.heights.filter(({ x, y }) => (y < 90 ? x < 1420 : y > HERO_END && x < 400));
  const heights = pickHeights(clear, { distance: 440, within: [30, 40, 1400, ROUTE_HEIGHT] });
  return {
    width: ROUTE_WIDTH,
    height: ROUTE_HEIGHT,
    heights: heights.map(({ x, y, turn, height }) => ({ x, y, turn, text: String(height) })),
  };
}
