import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../src/content-map.ts';
import { placeOn } from '../../../src/facts/sightings.ts';
import { addDays, weekday } from '../../../src/formats/dates.ts';
import { PLACES, type PlaceName } from '../../../src/schemas/sightings.ts';

const ALL = Object.keys(PLACES) as PlaceName[];
const pageOf = (place: PlaceName | undefined) => place && PLACES[place].page;

/** Where Bigfoot is on each of so many days from a Monday. */
const daysFrom = (start: string, count: number, places = ALL) =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(start, index);
    return { isFriday: weekday(day) === 'Friday', place: placeOn(day, places) };
  });

describe('In ten weeks', () => {
  const days = daysFrom('2026-11-30', 70);
  const others = days.filter(({ isFriday }) => !isFriday).map(({ place }) => place);

  test('Bigfoot is on Our Coins on Fridays and on no other day', () => {
    const onCoins = days.map(({ place }) => pageOf(place) === 'our-coins');
    expect(onCoins).toEqual(days.map(({ isFriday }) => isFriday));
  });

  test('Bigfoot is at no place on two days running, also without the Fridays, nor on two Fridays running', () => {
    for (const [index, { place }] of days.entries())
      expect(place).not.toBe(days[index + 1]?.place ?? '');
    expect(others.filter((place, index) => place === others[index + 1])).toEqual([]);
    const fridays = days.filter(({ isFriday }) => isFriday).map(({ place }) => place);
    expect(fridays.filter((place, index) => place === fridays[index + 1])).toEqual([]);
  });

  test('Bigfoot is at every place', () => {
    expect(new Set(days.map(({ place }) => place))).toEqual(new Set(ALL));
  });
});

/** A round is as many days, without Fridays, as there are places on other pages than Our Coins. */
test('each round has all of the other places, in another order than the round before', () => {
  const places = ALL.filter((place) => pageOf(place) !== 'our-coins');
  // Days are counted from this one, so the first round begins on it.
  const days = daysFrom('1970-01-01', 2000).filter(({ isFriday }) => !isFriday);
  const rounds = [1, 2, 3, 4].map((round) => {
    const from = round * places.length;
    return days.slice(from, from + places.length).map(({ place }) => place);
  });
  for (const round of rounds) expect(new Set(round)).toEqual(new Set(places));
  expect(days.filter(({ place }, index) => place === days[index + 1]?.place)).toEqual([]);
  expect(new Set(rounds.map(String)).size).toBe(rounds.length);
});

test('two places are used in turn', () => {
  const [monday, tuesday, wednesday] = daysFrom('2026-11-30', 3, ['legal-rule', 'about-heap']);
  expect(monday?.place).not.toBe(tuesday?.place);
  expect(monday?.place).toBe(wednesday?.place);
});

test('Bigfoot is nowhere on a Friday without a place on Our Coins, and on another day with no other', () => {
  expect(placeOn('2026-12-04', ['legal-rule'])).toBeUndefined();
  expect(placeOn('2026-12-03', ['coins-film'])).toBeUndefined();
});

test('each page has at least two places', () => {
  for (const page of Object.keys(ROUTES))
    expect(ALL.filter((place) => pageOf(place) === page).length, page).toBeGreaterThanOrEqual(2);
});

test('each place is used once, in the page or a section of the page', () => {
  const used = globSync('src/{pages,sections}/**/*.astro').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/(?<=["'])[\w-]+(?=["'])/g) ?? [])
      .filter((name) => (ALL as readonly string[]).includes(name))
      .map((place) => ({ place, file: file.replace('pages/index', 'pages/home') })),
  );
  expect(used.map(({ place }) => place).toSorted()).toEqual(ALL.toSorted());
  for (const { place, file } of used) expect(file).toContain(`/${PLACES[place as PlaceName].page}`);
});
