import { entryOf, PAGES, SECTION_FOLDERS, type SectionName } from '../../../../src/content-map.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import { linksOf, type Link } from '../../../content/links.ts';
import { memoize } from '../../../content/memoize.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { NUMBERED, sectionNumber } from '../../shared/sections.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { readNumber } from 'copy-review/figures';

/** A link whose text names a page, a section or a pledge of this site, or its number, leads there. */
export const matchingLinkWords: Rule = {
  name: 'matching-link-words',
  checkFiles: (files) =>
    files.flatMap((file) =>
      linksOf(file).flatMap((link) => {
        const { words = '', wordsRange } = link;
        const [start, end] = wordsRange;
        const at = start + Math.max(file.source.slice(start, end).indexOf(words), 0);
        const wording = describe(placesIn(files), link);
        return report(file, [at, at + words.length], wording && { ...wording, replaces: words });
      }),
    ),
};

/** A page, a section or a pledge. */
interface Place {
  readonly title: string;
  readonly href: string;
  /** The number of a section or a pledge, and which of the two it is. */
  readonly number?: number;
  readonly kind?: 'section' | 'Pledge';
}

/** Everything that the words of a link may name. */
const placesIn = memoize((files: readonly ContentFile[]): readonly Place[] => [
  ...Object.values(PAGES).flatMap(({ label, route: href }) =>
    href === undefined ? [] : [{ title: label.replace(/ page$/, ''), href }],
  ),
  ...files.flatMap(({ name, data }): Place[] => {
    const number = sectionNumber(name);
    // Only sections are numbered.
    const folder = entryOf(name)?.collection as SectionName;
    const [title, anchor] = [valueAt(data, ['title']), valueAt(data, ['anchor'])];
    if (number === undefined || typeof title !== 'string' || typeof anchor !== 'string') return [];
    const href = `${PAGES[SECTION_FOLDERS[folder].page].route ?? ''}#${anchor}`;
    return [{ title, href, number, kind: folder === 'pledge' ? 'Pledge' : 'section' }];
  }),
]);

/** How the words of a link contradict its address; undefined if they do not. */
function describe(places: readonly Place[], { href, words = '' }: Link): Wording | undefined {
  const target = places.find((place) => place.href === href);
  const [match, ...more] = [...words.matchAll(NUMBERED)];
  if (target?.number !== undefined && match && more.length === 0) {
    const { title, kind = '', number } = target;
    if (Number(readNumber(match.groups?.number ?? '')) === number) return undefined;
    const corrected = words.replace(match[0], `${match.groups?.noun ?? ''} ${number}`);
    return {
      reason: `“${words}” is the wrong number.`,
      note: `The link leads to “${title}”, and a visitor would look for another place.`,
      fix: `${title} is ${kind} ${number}. Write ${corrected}`,
      expected: corrected,
    };
  }
  const named = places.filter(({ title }) => title.toLowerCase() === nameIn(words));
  const [first] = named;
  // A separate page, or the page that contains that section.
  const page = href.replace(/#.*/, '');
  // Another rule reports an address that leads nowhere.
  if (!first || !places.some((place) => place.href === page)) return undefined;
  const isThere = (place: Place) =>
    place.href === href ||
    place.href === page ||
    (page === href && place.href.startsWith(`${page}#`));
  if (named.some(isThere)) return undefined;
  return {
    reason: `“${words}” leads to “${target?.title ?? href}”.`,
    note: 'A visitor who follows the words lands in another place.',
    fix: `If the address is right, say in the words what is there. If the words are right, write ${first.href} as the address.`,
  };
}

/** The name that the words of a link may be: “the Legal page” is “legal”. */
const nameIn = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:go|back|return) to |see |read |visit |open |on |at )?(?:the |our )?/, '')
    .replace(/(?: page)?[.…]?$/, '');
