import { edgeLabels, edgeMap } from './drawings/edge-map.ts';
import { heroLabels, heroMap, surveyHero } from './drawings/hero-map.ts';
import { profile, profileSteps } from './drawings/profile.ts';
import { routeLabels, routeMap, surveyRoute } from './drawings/route-map.ts';
import { surveySheets } from './drawings/survey-sheets.ts';
import { staffPlaces } from './staffs.ts';
import { trailPosts } from './trail.ts';

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Every file of src/assets/art, by its name, drawn afresh. Same code, same bytes. */
export function drawFiles(): Map<string, string> {
  const hero = surveyHero();
  const route = surveyRoute();
  return new Map([
    ['hero-map.svg', heroMap(hero)],
    ['hero-labels.json', json(heroLabels(hero))],
    ['profile.json', json(profile())],
    ['profile-steps.css', profileSteps()],
    ['route-map.svg', routeMap(route)],
    ['route-labels.json', json(routeLabels(route))],
    ['trail-posts.css', trailPosts()],
    ['staff-places.css', staffPlaces()],
    ['survey-sheets.svg', surveySheets()],
    ['edge-map.svg', edgeMap()],
    ['edge-labels.json', json(edgeLabels())],
  ]);
}
