import { surveyTerrain } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { every, gridPath, mapGround, mapStyle } from './map-style.ts';

const WIDTH = 1296;
const HEIGHT = 600;

/**
 * The map behind About's mission and vision. Each of them shows a part of the same file, so that the
 * contours continue from one to the other.
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
  const style = mapStyle();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${style}${mapGround(survey, grid)}</svg>\n`;
}
