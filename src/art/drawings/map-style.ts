import type { Survey } from '../survey.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/**
 * The style of a map in an SVG file. It follows the theme by a media query, because the page's
 * custom properties do not apply inside an image. Classes are short to keep the file small: `w` woods,
 * `g` grid, `c` contours, `i` index contours.
 *
 * @param more rules for what only one map has, in each theme
 * @param opacity of the strokes of contours and of index contours, in each theme
 */
export function mapStyle(
  more = { light: '', dark: '' },
  { light, dark } = { light: [0.55, 0.8], dark: [0.3, 0.55] },
): string {
  return `<style>.w{fill:${LIGHT.wood}}.c,.g,.i{fill:none;stroke:${LIGHT.contour}}.g{stroke:${LIGHT.ink};stroke-opacity:.16}.c{stroke-width:1.7;stroke-opacity:${light[0]}}.i{stroke-width:4.2;stroke-opacity:${light[1]}}${more.light}@media(prefers-color-scheme:dark){.w{fill:#122419}.c,.i{stroke:${DARK.contour}}.g{stroke:${DARK.ink}}.c{stroke-opacity:${dark[0]}}.i{stroke-opacity:${dark[1]}}${more.dark}}</style>`;
}

/** Straight grid lines at double scale; the arguments are in map pixels. */
export function gridPath(
  xs: readonly number[],
  ys: readonly number[],
  width: number,
  height: number,
): string {
  return [
    ...xs.map((x) => `M${x * 2} 0v${height * 2}`),
    ...ys.map((y) => `M0 ${y * 2}h${width * 2}`),
  ].join('');
}

/** Woods, grid and contours, drawn at double scale and halved (see curves.ts). */
export function mapGround(survey: Survey, grid: string): string {
  return `<g transform="scale(.5)"><path class="w" d="${survey.wood}"/><path class="g" d="${grid}"/><path class="c" d="${survey.contours}"/><path class="i" d="${survey.indexContours}"/></g>`;
}

/** Every number from `first` below `end`, `step` apart. */
export function every(step: number, first: number, end: number): number[] {
  return Array.from(
    { length: Math.ceil((end - first) / step) },
    (_, index) => first + index * step,
  );
}
