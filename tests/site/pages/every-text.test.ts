/** Every text of the content is on its page, in both builds. */
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { passagesOf, WITHOUT_TEXT } from '../../../editorial/content/passages.ts';
import { readContent } from '../../../editorial/content/read.ts';
import { EXAMPLE_CONTENT } from '../../../integrations/content-check.ts';
import {
  DOCUMENTS,
  entryOf,
  isDocument,
  pageFile,
  PAGES,
  type PageName,
} from '../../../src/content-map.ts';
import { isRealDate } from '../../../src/formats/dates.ts';
import { isShown, withoutHidden, type Showing } from '../../../src/formats/shown.ts';
import { BUILDS } from './shown.ts';

const RELEASE = 'the release';

/** Of the settings of a group that have these names, the page shows one, by a state. If all is supplied, it is `supplied`. */
const STATES = new Set([
  ...['missing', 'partly', 'supplied', 'draft', 'approved', 'adopted', 'complete', 'upcoming'],
  ...['passed', 'ahead', 'given', 'ended', 'none', 'number', 'disputed', 'settled'],
  ...['unmanned', 'staffed', 'important', 'importantInDraft'],
]);

/** Texts that only the release need show, as globs of their paths: they are shown once a value is supplied. */
const IF_SUPPLIED = [
  'about/*-legal-entity.mdx/labels/*',
  'our-coins/terms/links/*',
  'trust-pledge/routeCard/{filledSlot,recordSlot}',
  'navigation/words/{addressElsewhere,proofOpens,recordOpens,proofChecked}',
  'navigation/words/stamps/{published,recorded}',
];

/** Texts that no build need show, as globs of their paths. */
const CONDITIONAL = [
  // Shown while a value is missing or disputed.
  'home/hero/tokenPage/missing',
  'home/token/{factLabels/supplyDisputed,factLabels/supplyLink/label,address/placeholder}',
  'home/token/{address/pasteBack/equalPlaceholder,buy/addressMissing,buy/lookAlike}',
  'home/token/whitepaper/placeholder',
  'about/*-first-token.mdx/{signs,address}/*',
  'our-coins/poster/winners/missing',
  'trust-pledge/{routeCard/emptySlot,promise/draft/*}',
  'legal/publisher/{missing,emailPlaceholder}',
  'navigation/{preview/*,footer/legend/slot,footer/socials/*}',
  'navigation/words/{theirPageNewTab,telegramPlaceholder,handlesPlaceholder}',
  'sightings/photograph/save/shown',
  // Shown once a date has passed, a text has changed or the repository is named, or on its day.
  'navigation/words/stamps/{datePassed,ended}',
  '{legal,trust-pledge}/versions/kinds/*',
  'navigation/{editLink,editPageLink}',
  'sightings/places/*/*',
  // Told to the owner.
  '**/needed',
];

const isConditional = (path: string, build: string) =>
  [...CONDITIONAL, ...(build === RELEASE ? [] : IF_SUPPLIED)].some((glob) =>
    matchesGlob(path, glob),
  );

/** Attributes that a visitor reads or hears. */
const READ_ATTRIBUTES = [
  ...['alt', 'aria-label', 'content', 'data-pending', 'data-printed', 'placeholder', 'value'],
];

const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsIn)
      : [];

/** What elements of a built page say: their texts, attributes and props of islands, one a line. */
function readPage(folder: string, name: PageName, selector: string): string {
  const { route = '/404' } = PAGES[name];
  const html = readFileSync(`${folder}${route === '/' ? '/index' : route}.html`);
  const $ = load(html, { scriptingEnabled: false });
  $('script, style').remove();
  return $('html *')
    .toArray()
    .filter((element) => $(element).closest(selector).length > 0)
    .flatMap((element) => [
      $(element).text(),
      ...element.children.map((child) => ('data' in child ? child.data : '')),
      ...READ_ATTRIBUTES.map((attribute) => element.attribs[attribute] ?? ''),
      ...textsIn(JSON.parse(element.attribs.props ?? '""')),
    ])
    .map(collapsed)
    .join('\n');
}

/** Whether a page says a text, with anything in its gaps, `{name}` and `[name]`. */
function says(page: string, text: string): boolean {
  const parts = collapsed(text).split(/\{\w+\}|\[\w+\]/);
  const pattern = parts.map((part) => RegExp.escape(part)).join('.+');
  return new RegExp(`(?<!\\w)${pattern}(?!\\w)`).test(page);
}

describe.each(BUILDS)('In $build', ({ build, folder, site }) => {
  /** The paths of the texts in some settings that a page does not say. */
  function missingFrom(page: string, settings: unknown, path: string): string[] {
    if (typeof settings === 'string') {
      const isFound = isRealDate(settings) || says(page, settings) || isConditional(path, build);
      return isFound ? [] : [path];
    }
    if (typeof settings !== 'object' || settings === null) return [];
    const parts = Object.entries(settings)
      .filter(([key, value]) => typeof value === 'object' || !WITHOUT_TEXT.has(key))
      .map(([key, value]) => ({ key, missing: missingFrom(page, value, `${path}/${key}`) }));
    const states = parts.filter(({ key }) => STATES.has(key));
    const supplied = states.filter(({ key }) => build === RELEASE && key === 'supplied');
    const isSaid =
      states.length > 1 &&
      (supplied.length > 0 ? supplied : states).some(({ missing }) => missing.length === 0);
    return parts.flatMap(({ key, missing }) => (isSaid && STATES.has(key) ? [] : missing));
  }

  test.each(Object.keys(PAGES) as PageName[])('%s has its texts', (name) => {
    const page = readPage(folder, name, 'title, meta, main, dialog');
    const files = readContent(build === RELEASE ? EXAMPLE_CONTENT : undefined).filter(
      (file) => entryOf(file.name)?.page === name && isShown(file.data as Showing),
    );
    const sections = files.filter((file) => file.name !== pageFile(name));
    expect([
      ...missingFrom(page, withoutHidden(site.page(name)), name),
      ...(isDocument(name) ? missingFrom(page, site[DOCUMENTS[name]], DOCUMENTS[name]) : []),
      ...sections.flatMap((file) => missingFrom(page, file.data, file.name)),
      ...files
        .flatMap(passagesOf)
        .filter(({ from, text }) => from === 'prose' && !says(page, text)),
    ]).toEqual([]);
  });

  test('the shared texts are somewhere', () => {
    const names = Object.keys(PAGES) as PageName[];
    const pages = names.map((name) => readPage(folder, name, 'body')).join('\n');
    expect([
      ...missingFrom(pages, site.navigation, 'navigation'),
      ...missingFrom(pages, site.sightings, 'sightings'),
    ]).toEqual([]);
  });
});
