import type { Section } from '../pages.ts';
import { alikePairs } from './alike.ts';
import { bagOf, likeness, type Bag } from './likeness.ts';
import { longestRun } from './longest-run.ts';

/** A section and what it was before; null on one side where it was added or removed. */
export interface SectionPair {
  readonly before: Section | null;
  readonly after: Section | null;
  /** It stands elsewhere in the order of those that were there before. */
  readonly isMoved: boolean;
}

/** A section under another heading is the same one if so much of its text is. */
const SAME_TEXT = 0.5;

type Match = readonly [before: number, after: number];

/**
 * Pairs the sections of a page, in the order of the page after, with the removed ones where they
 * stood: by their headings without the numbers, then by what they say. Those outside the longest
 * run that kept its order have moved.
 */
export function pairSections(before: readonly Section[], after: readonly Section[]): SectionPair[] {
  const named = byTitle(before, after);
  const matches = [...named, ...byText(before, after, named)].toSorted(([a], [b]) => a - b);
  const kept = new Set(longestRun(matches.map(([, other]) => other)));
  const stays = new Map(
    matches.map((match, place) => [match[1], [match, kept.has(place)] as const]),
  );
  const paired = new Set(matches.map(([one]) => one));
  const pairs: SectionPair[] = [];
  let next = 0;
  const removedUpTo = (end: number) => {
    for (; next < end; next++) {
      const section = before[next];
      if (section && !paired.has(next))
        pairs.push({ before: section, after: null, isMoved: false });
    }
  };
  after.forEach((section, place) => {
    const [match, isKept] = stays.get(place) ?? [];
    if (match && isKept === true) removedUpTo(match[0]);
    const was = match && before[match[0]];
    pairs.push({ before: was ?? null, after: section, isMoved: match !== undefined && !isKept });
  });
  removedUpTo(before.length);
  return pairs;
}

/** By the headings; where several sections share one, in order, and those that are alike if one is missing. */
function byTitle(before: readonly Section[], after: readonly Section[]): Match[] {
  const others = byKey(after);
  return [...byKey(before)].flatMap(([key, ones]) => {
    const same = others.get(key) ?? [];
    const pairs =
      ones.length === same.length
        ? ones.map((_, place): Match => [place, place])
        : alikePairs(bagsOf(before, ones), bagsOf(after, same));
    return pairs.flatMap(([one, other]): Match[] => {
      const [was, is] = [ones[one], same[other]];
      return was === undefined || is === undefined ? [] : [[was, is]];
    });
  });
}

function byKey(sections: readonly Section[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  sections.forEach(({ title }, place) => {
    const key = title.toLowerCase();
    const same = places.get(key);
    if (same) same.push(place);
    else places.set(key, [place]);
  });
  return places;
}

const bagsOf = (sections: readonly Section[], places: readonly number[]) =>
  places.map((place) => bagOf(sections[place]?.blocks.map(({ text }) => text) ?? []));

/** Of the sections without a partner, the most alike first. */
function byText(
  before: readonly Section[],
  after: readonly Section[],
  matches: readonly Match[],
): Match[] {
  const ones = left(before, new Set(matches.map(([one]) => one)));
  const others = left(after, new Set(matches.map(([, other]) => other)));
  const taken = new Set<string>();
  return ones
    .flatMap(({ place: one, bag }) =>
      others.map(({ place: other, bag: is }) => ({ one, other, like: likeness(bag, is) })),
    )
    .filter(({ like }) => like >= SAME_TEXT)
    .toSorted((a, b) => b.like - a.like)
    .flatMap(({ one, other }): Match[] => {
      const names = [`before ${one}`, `after ${other}`];
      if (names.some((name) => taken.has(name))) return [];
      for (const name of names) taken.add(name);
      return [[one, other]];
    });
}

/** Sections beyond this many are not weighed against each other. */
const MANY = 300;

function left(sections: readonly Section[], taken: ReadonlySet<number>) {
  return sections
    .map((section, place) => ({ section, place }))
    .filter(({ place }) => !taken.has(place))
    .slice(0, MANY)
    .map(({ section, place }): { place: number; bag: Bag } => ({
      place,
      bag: bagOf(textsOf(section)),
    }))
    .filter(({ bag }) => bag.size > 0);
}

/** Without the heading, which is another; unless that is all there is, above headings of its own. */
function textsOf({ title, blocks }: Section): string[] {
  const texts = blocks.filter(({ kind }) => kind !== 'heading').map(({ text }) => text);
  return texts.length > 0 ? texts : [title];
}
