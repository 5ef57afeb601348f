/** What the pages of each build show, for tests that compare it with the content. */
import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { expect } from 'vitest';
import { PAGES, type PageName } from '../../../src/content-map.ts';
import { factWords } from '../../../src/facts/fact-words.ts';
import { isPlaceholder, shownValue, type Suppliable } from '../../../src/facts/placeholders.ts';
import {
  recordState,
  stateOf,
  sentenceByState,
  type OtherValues,
  type Subject,
  type SentencesByState,
} from '../../../src/facts/states.ts';
import { PARTIAL, PREVIEW, RELEASE } from '../../base.ts';
import { withDate } from '../../dates-in-text.ts';
import { collapsed, headingText, siteWords, type Heading, type Page } from '../../site-words.ts';

/** Elements of a page. */
export type Part = ReturnType<CheerioAPI>;
export type SiteWords = ReturnType<typeof siteWords>;

/**
 * The builds, each with its content: the site as it is, a release with every section and an example for
 * every placeholder, and the partial site (partial-content.ts).
 */
export const BUILDS = [
  { build: 'the preview', folder: PREVIEW.folder, site: siteWords(PREVIEW.content) },
  { build: 'the release', folder: RELEASE.folder, site: siteWords(RELEASE.content) },
  { build: 'the partial site', folder: PARTIAL.folder, site: siteWords(PARTIAL.content) },
] as const;

/** Reads one page of a build. */
export function openPage(folder: string, name: PageName) {
  const { route = '/404' } = PAGES[name];
  const $ = load(readFileSync(`${folder}${route === '/' ? '/index' : route}.html`));
  const main: Part = $('main');
  /** The section whose first heading of the second level begins with these words. */
  const section = (heading: Heading): Part => {
    const match: Part = main.find('section').filter((_, element) => {
      const headings: Part = $(element).find('h2');
      return textOf(headings.first()).startsWith(headingText(heading));
    });
    expect(match, `sections with the heading “${headingText(heading)}”`).toHaveLength(1);
    return match;
  };
  return { $, main, section };
}

/** The text of elements, with single spaces. */
export const textOf = (part: Part): string => collapsed(part.text());

/** The text of each element, with single spaces. */
export const textsOf = (part: Part): string[] =>
  part.toArray().map((_, index) => textOf(part.eq(index)));

/** The value of an attribute of each element. */
export const attributesOf = (part: Part, name: string) =>
  part.toArray().map((_, index) => part.eq(index).attr(name));

/** The links in an element, each with its text and address. */
export const linksIn = (part: Part) => {
  const links: Part = part.find('a');
  return textsOf(links).map((text, index) => ({ text, href: links.eq(index).attr('href') }));
};

/** The link whose text begins with a label. */
export function linkIn(part: Part, label: string): Part {
  const links: Part = part.find('a');
  const index = textsOf(links).findIndex((text) => text.startsWith(label));
  expect(index, `the link “${label}”`).toBeGreaterThanOrEqual(0);
  return links.eq(index);
}

/** The names of the pictures that are not decoration. */
export const picturesIn = (part: Part): (string | undefined)[] => {
  const pictures: Part = part.find('img:not([alt=""]), [role="img"]:not([aria-hidden] *)');
  return pictures.toArray().map((_, index) => {
    const { alt, 'aria-label': label } = pictures.eq(index).attr() ?? {};
    return alt ?? label;
  });
};

/** Expects the element to contain a text, or not to contain it. */
export function expectText(part: Part, text: string | RegExp, isShown = true): void {
  const pattern = typeof text === 'string' ? new RegExp(RegExp.escape(collapsed(text))) : text;
  const shown = expect(textOf(part));
  if (isShown) shown.toMatch(pattern);
  else shown.not.toMatch(pattern);
}

/** What a link to an account says: that it opens a new tab, or the page of a platform in one. */
export const newTabTo = (account: Suppliable<string>, { navigation: { words } }: SiteWords) =>
  isPlaceholder(account) ? words.theirPageNewTab : words.newTab;

/** Expects the link to lead to an address in a new tab, and to say so. */
export function expectNewTab(
  link: Part,
  href: string,
  { navigation }: SiteWords,
  says: string | RegExp = navigation.words.newTab,
): void {
  expect(link.attr()).toMatchObject({ href, target: '_blank' });
  expectText(link, says);
}

/** Expects a link to the studio's address, how soon it is answered, and a note while it is a placeholder. */
export function expectEmail(
  part: Part,
  site: SiteWords,
  note = site.navigation.words.emailPlaceholder,
): void {
  const { studio, navigation } = site;
  const address = shownValue(studio.email);
  expectText(part, sentenceIn(site, 'email', navigation.words.response, factWords(site)));
  expect(linksIn(part)).toContainEqual({ text: address, href: `mailto:${address}` });
  expectText(part, note, isPlaceholder(studio.email));
}

/** Expects the page to end with links to other pages, unless editors hide them. */
export function expectNextStep(
  main: Part,
  words: { text: string; links: readonly { label: string; href: string }[] } | undefined,
): void {
  if (!words) return;
  expectText(main, words.text);
  const links = linksIn(main.clone().find('.edit-link').remove().end());
  const last = words.links.map(({ label, href }) => ({ text: label, href }));
  expect(links.slice(-last.length)).toEqual(last);
}

/** Expects the page to say whether its text is a draft, approved or adopted. */
export function expectRecordState(
  main: Part,
  words: Page<'legal'>['standing'],
  adopted: Suppliable<string>,
  approvedBy: Suppliable<string>,
): void {
  const { strong, text = '' } = words[recordState(adopted, approvedBy)];
  const said = `${strong} ${text}`.trim().replace('{name}', shownValue(approvedBy));
  expectText(main, isPlaceholder(adopted) ? said : withDate(said, adopted.value));
}

const suppliables = (site: SiteWords) => ({ ...site, pledges: site.sections('pledge') });

/** How many of the values of a subject are supplied in a build. */
export const stateIn = (site: SiteWords, subject: Subject) => stateOf(subject, suppliables(site));

/** The sentence that is true of what is supplied in a build. */
export const sentenceIn = <Name extends string>(
  site: SiteWords,
  subject: Subject,
  sentences: SentencesByState<Name>,
  ...values: OtherValues<Name>
) => sentenceByState(subject, suppliables(site), sentences, ...values);
