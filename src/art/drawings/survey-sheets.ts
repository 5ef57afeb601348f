import { surveyTerrain } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { every, gridPath, mapGround, mapStyle } from './map-style.ts';

const WIDTH = 1296;
const HEIGHT = 600;

/**
 * About's two adjoining sheets as one file: the page shows it through two windows,
 * so that contours run on across the seam.
 */
export function surveySheets(): string {
  const terrain = createTerrain({ seed: 1912, width: WIDTH, base: 800, amplitude: 400 });
  const survey = surveyTerrain(terrain, {
    width: WIDTH,
    height: HEIGHT,
    cell: 8,
    pad: 30,
    step: 24,
  });
  const grid = gridPath(every(240, 120, WIDTH), every(240, 160, HEIGHT), WIDTH, HEIGHT);
  const style = mapStyle({ light: [0.55, 0.8], dark: [0.3, 0.55] });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${style}${mapGround(survey, grid)}</svg>\n`;
}
