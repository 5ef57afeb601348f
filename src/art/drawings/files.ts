import { Resvg } from '@resvg/resvg-js';
import { asleep } from './asleep.ts';
import { campPicture } from './camp.ts';
import { edgeMap } from './edge-map.ts';
import { heroLabels, heroMap, surveyHero } from './hero-map.ts';
import { panorama } from './panorama.ts';
import { poster } from './poster.ts';
import { profile, profileSteps, strata } from './profile.ts';
import { hill, legs } from './ranger-desk.ts';
import { routeMap, surveyRoute } from './route-map.ts';
import { surveySheets } from './survey-sheets.ts';
import { surveyorPicture } from './surveyor.ts';
import { icoFile, icon } from '../icons.ts';
import { plateColours } from '../sheets.ts';
import { staffPlaces } from '../staffs.ts';
import { trailPosts } from '../trail.ts';

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The drawn text files by their path in the repository. The output is deterministic. */
export function drawFiles(): Map<string, string> {
  const hero = surveyHero();
  return new Map([
    ['src/assets/art/hero-map.svg', heroMap(hero)],
    ['src/assets/art/hero-labels.json', json(heroLabels(hero))],
    ['src/assets/art/panorama.svg', panorama()],
    ['src/assets/art/poster.svg', poster()],
    ['src/assets/art/profile.json', json(profile())],
    ['src/assets/art/profile-steps.css', profileSteps()],
    ['src/assets/art/strata.svg', strata()],
    ['src/assets/art/route-map.svg', routeMap(surveyRoute())],
    ['src/assets/art/plate-colours.css', plateColours()],
    ['src/assets/art/trail-posts.css', trailPosts()],
    ['src/assets/art/staff-places.css', staffPlaces()],
    ['src/assets/art/survey-sheets.svg', surveySheets()],
    ['src/assets/art/surveyor.svg', surveyorPicture()],
    ['src/assets/art/camp.svg', campPicture()],
    ['src/assets/art/asleep.svg', asleep()],
    ['src/assets/art/hill.svg', hill()],
    ['src/assets/art/legs.svg', legs()],
    ['src/assets/art/edge-map.svg', edgeMap()],
    ['public/favicon.svg', icon()],
  ]);
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** The bitmap icons by their path in the repository. */
export function drawIcons(): Map<string, Uint8Array> {
  const small = icon('small', 0.52);
  return new Map([
    [
      'public/favicon.ico',
      icoFile([
        { size: 16, png: png(small, 16) },
        { size: 32, png: png(icon(), 32) },
        { size: 48, png: png(icon(), 48) },
      ]),
    ],
    ['public/apple-touch-icon.png', png(icon(), 180)],
    ['public/icon-192.png', png(icon(), 192)],
    ['public/icon-512.png', png(icon(), 512)],
    ['public/icon-maskable-512.png', png(icon('full', 0.38), 512)],
  ]);
}
