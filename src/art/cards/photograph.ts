/** The photographs of Bigfoot that a visitor takes where he hides, and can save as pictures. */
import camp from '../../assets/art/camp.svg?raw';
import edgeMap from '../../assets/art/edge-map.svg?raw';
import heroMap from '../../assets/art/hero-map.svg?raw';
import hill from '../../assets/art/hill.svg?raw';
import legs from '../../assets/art/legs.svg?raw';
import figure from '../../assets/art/last-seen.svg?raw';
import panorama from '../../assets/art/panorama.svg?raw';
import poster from '../../assets/art/poster.svg?raw';
import routeMap from '../../assets/art/route-map.svg?raw';
import strata from '../../assets/art/strata.svg?raw';
import { PLACES, type Hiding, type PlaceName } from '../../schemas/sightings.ts';
import { LIGHT } from '../../styles/palette.ts';
import { footprint } from '../footprint.ts';
import { partOf } from '../last-seen.ts';
import { inLight } from '../svg-files.ts';
import { symbolMarkup } from '../symbols.ts';
import { MARGIN, inLines, inset, text, type ShareImage } from './frame.ts';

/** Drawings on paper; the others are under the sky. */
const MAPS = { edgeMap, heroMap, routeMap };

/** The drawings that photographs show a part of. */
const LAND = { ...MAPS, camp, hill, legs, panorama, poster, strata };

/** What one photograph of Bigfoot shows. */
interface Scene {
  readonly land: keyof typeof LAND;
  /** The square of the drawing that is in the photograph, in units of the drawing. */
  readonly view: readonly [left: number, top: number, side: number];
  /**
   * Where the upper left corner of his figure is, in units of the photograph, and how large he is. With a
   * negative scale he is mirrored, and looks to the right.
   */
  readonly placed: readonly [x: number, y: number, scale: number];
}

/** What the photograph of each place shows. */
const SCENES: Readonly<Record<PlaceName, Scene>> = {
  'home-tag': { land: 'heroMap', view: [760, 60, 640], placed: [-120, 420, -6] },
  'home-bedrock': { land: 'strata', view: [760, 250, 480], placed: [560, 520, 5.4] },
  'home-panorama': { land: 'panorama', view: [20, 0, 200], placed: [-120, 420, -6] },
  'home-end': { land: 'panorama', view: [260, 0, 200], placed: [400, 300, 6.6] },
  'about-heap': { land: 'camp', view: [60, 130, 520], placed: [520, 360, 6] },
  'about-cairns': { land: 'hill', view: [280, -60, 420], placed: [600, 480, 5] },
  'about-panorama': { land: 'panorama', view: [820, 0, 200], placed: [-80, 380, -5.6] },
  'about-why': { land: 'camp', view: [980, 120, 460], placed: [560, 360, 6] },
  'about-end': { land: 'panorama', view: [1000, 0, 200], placed: [560, 400, 6] },
  'coins-film': { land: 'poster', view: [690, 150, 680], placed: [640, 330, 6] },
  'coins-fame': { land: 'panorama', view: [420, 0, 200], placed: [560, 430, 6] },
  'coins-panorama': { land: 'panorama', view: [560, 0, 200], placed: [-60, 470, -6] },
  'coins-end': { land: 'camp', view: [300, 330, 400], placed: [-100, 420, -5.8] },
  'pledge-ground': { land: 'poster', view: [40, 470, 480], placed: [-100, 400, -5.6] },
  'pledge-panorama': { land: 'panorama', view: [1240, 0, 200], placed: [-140, 340, -6.4] },
  'pledge-end': { land: 'routeMap', view: [120, 160, 820], placed: [560, 400, 6.2] },
  'pledge-foot': { land: 'routeMap', view: [0, 1150, 560], placed: [-110, 400, -6] },
  'contact-board': { land: 'legs', view: [-8, -190, 400], placed: [330, 560, 3.4] },
  'contact-questions': { land: 'hill', view: [240, -60, 400], placed: [560, 520, 5] },
  'contact-end': { land: 'hill', view: [40, -70, 380], placed: [330, 480, 6] },
  'legal-details': { land: 'edgeMap', view: [40, 60, 560], placed: [-100, 420, -6] },
  'legal-clause': { land: 'edgeMap', view: [200, 160, 560], placed: [580, 400, 6] },
  'legal-rule': { land: 'edgeMap', view: [420, 60, 460], placed: [400, 300, 6.6] },
  'legal-end': { land: 'panorama', view: [900, 10, 188], placed: [330, 420, 6.4] },
};

/** The width and the height of a photograph, in its units. */
const SIDE = 1000;
/** The width of the figure in its own drawing. */
const FIGURE_WIDTH = 100;

/** The photograph of a place as an SVG, without its frame. Bigfoot is blurred, and half out of it. */
export function photograph(place: PlaceName): string {
  const { land, view, placed } = SCENES[place];
  const { him = 'head' }: Hiding = PLACES[place];
  const [left, top, side] = view;
  const [x, y, scale] = placed;
  const zoom = SIDE / side;
  // A mirrored figure extends to the left of its corner.
  const corner = scale < 0 ? x - FIGURE_WIDTH * scale : x;
  const [styles = ''] = /<style>[^]*<\/style>/.exec(inLight(figure)) ?? [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${symbolMarkup(['print'])}${styles}`,
    '<filter id="moved"><feGaussianBlur stdDeviation="16 5"/></filter>',
    `<path fill="${land in MAPS ? LIGHT.paper : LIGHT.sky}" d="M0 0h${SIDE}v${SIDE}H0z"/>`,
    inset(LAND[land], { x: -left * zoom, y: -top * zoom, scale: zoom }),
    `<g filter="url(#moved)"><g transform="translate(${corner} ${y}) scale(${scale} ${Math.abs(scale)})">`,
    `${partOf(him)}${him === 'sitter' ? partOf('chart') : ''}</g></g></svg>`,
  ].join('');
}

/** The size of the picture to save, in pixels, as are all numbers from here on. */
const WIDTH = 1080;
const HEIGHT = 1350;
/** The side of the photograph on its paper, and the greatest width of its caption. */
const PICTURE = 840;

/** Footprints on the ground on which the photograph lies. */
const PRINTS = [
  { x: 946, y: 150, scale: 0.7, rotation: 24 },
  { x: 120, y: 1010, scale: 0.7, rotation: 18, mirrored: true },
];

/**
 * The photograph as a picture to save: on the ground, with its caption (`heading`) and the day (`note`), the
 * hashtag, the name and the loss warning.
 *
 * @param picture the photograph itself, as the address of a PNG: resvg fails at a blur inside a clip path
 */
export const savedPhotograph =
  (picture: string, hashtag: string): ShareImage =>
  ({ heading: lines, note = '', lossWarning }, widthOf) => {
    const caption = inLines(lines.join(' '), 2);
    const size = Math.min(46, ...caption.map((line) => PICTURE / widthOf(line)));
    /** The sheet of photographic paper, whose corner is at 36, 12 and which is turned as a whole. */
    const paper = [
      `<path fill="${LIGHT.sheet}" stroke="${LIGHT.ink}" stroke-width="3" d="M36 12h920v1096H36z"/>`,
      `<image href="${picture}" x="76" y="52" width="${PICTURE}" height="${PICTURE}"/>`,
      ...caption.map((line, index) => text(line, { x: 76, y: 958 + index * 52, size })),
      text(note, { x: 76, y: 1074, size: 32, face: 'text' }),
    ];
    const right = WIDTH - MARGIN;
    /** The band below, with the name of the studio on the left, and the texts on the right. */
    const foot = [
      `<path fill="${LIGHT.sheet}" d="M0 1222h${WIDTH}v128H0z"/><path fill="${LIGHT.ink}" d="M0 1222h${WIDTH}v2H0z"/>`,
      `<use href="#word" x="${MARGIN}" y="1262" width="204" height="44" fill="${LIGHT.ink}" color="${LIGHT.ink}"/>`,
      text(hashtag, { x: right, y: 1276, size: 34 }, 'text-anchor="end"'),
      text(lossWarning, { x: right, y: 1318, size: 26, face: 'text' }, 'text-anchor="end"'),
    ];
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
      symbolMarkup(['print', 'word']),
      `<path fill="${LIGHT.wood}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
      `<g fill="${LIGHT.hill}">${PRINTS.map(footprint).join('')}</g>`,
      `<g transform="rotate(-3 540 580) translate(44 44)">${paper.join('')}</g>`,
      ...foot,
      '</svg>',
    ].join('');
  };
