import { SURVEYOR, TRIPOD } from '../marks.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/** The view box: larger than the figure's 320 × 360, since the disc extends beyond it. */
export const SURVEYOR_BOX = { x: -14, y: 10, width: 372, height: 372 };

/** The surveyor in front of a pale disc. In the dark theme the disc becomes a moon, and one eye glows. */
export function surveyorPicture(): string {
  const { x, y, width, height } = SURVEYOR_BOX;
  const style = `<style>circle{fill:${LIGHT.paper}}ellipse{fill:none}@media(prefers-color-scheme:dark){circle{fill:#2C4536}g{fill:${DARK.night}}ellipse{fill:${DARK.contour}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${style}<circle cx="172" cy="196" r="186"/><g fill="${LIGHT.ink}">${SURVEYOR}${TRIPOD}</g><ellipse cx="144" cy="103" rx="3.4" ry="2.6"/></svg>\n`;
}
