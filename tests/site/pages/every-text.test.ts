/** Every text of the content is on its page in one of the builds. */
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { passagesOf, WITHOUT_TEXT } from '../../../editorial/content/passages.ts';
import { readContent } from '../../../editorial/content/read.ts';
import {
  DOCUMENTS,
  entryOf,
  isDocument,
  pageFile,
  PAGES,
  type PageName,
} from '../../../src/content-map.ts';
import { isRealDate } from '../../../src/formats/dates.ts';
import { collapsed, PAGE_NAMES, wholeWords } from '../../site-words.ts';
import { STATES } from '../../states.ts';
import { BUILDS } from './shown.ts';

/** Texts that neither build need show, as globs of their paths. */
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
  // Shown with a prize that comes with something, and with a record in place of a proof.
  'our-coins/prizes/unit{,WithExtra}',
  '{navigation/words/{stamps/recorded,recordOpens},trust-pledge/routeCard/recordSlot}',
  // Shown once a date has passed, a text has changed or the repository is named, or on its day.
  'navigation/words/stamps/{datePassed,ended}',
  '{legal,trust-pledge}/versions/kinds/*',
  'navigation/{editLink,editPageLink}',
  'sightings/places/*/*',
  // Told to the owner.
  '**/needed',
];

const isConditional = (path: string) => CONDITIONAL.some((glob) => matchesGlob(path, glob));

/** Attributes that a visitor reads or hears. */
const READ_ATTRIBUTES = [
  'alt',
  'aria-label',
  'content',
  'data-pending',
  'data-printed',
  'placeholder',
  'value',
];

const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsIn)
      : [];

/** What elements of a page say in the builds: their texts, attributes and props of islands, one a line. */
function readPage(name: PageName, selector: string): string {
  const { route = '/404' } = PAGES[name];
  return BUILDS.flatMap(({ folder }) => {
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
      ]);
  })
    .map(collapsed)
    .join('\n');
}

/** Whether a page says a text, with anything in its gaps, `{name}` and `[name]`. */
function says(page: string, text: string): boolean {
  const parts = collapsed(text).split(/\{\w+\}|\[\w+\]/);
  const pattern = parts.map((part) => RegExp.escape(part)).join('.+');
  return new RegExp(`(?<!\\w)${pattern}(?!\\w)`).test(page);
}

/** The paths of the texts in some settings that a page does not say. */
function missingFrom(page: string, settings: unknown, path: string): string[] {
  if (typeof settings === 'string')
    return isRealDate(settings) || says(page, settings) || isConditional(path) ? [] : [path];
  if (typeof settings !== 'object' || settings === null) return [];
  const parts = Object.entries(settings)
    .filter(([key, value]) => typeof value === 'object' || !WITHOUT_TEXT.has(key))
    .map(([key, value]) => ({ key, missing: missingFrom(page, value, `${path}/${key}`) }));
  // Of texts for several states, a page says the one of the state that it is in.
  const states = parts.filter(({ key }) => STATES.includes(key));
  const isSaid = states.length > 1 && states.some(({ missing }) => missing.length === 0);
  return parts.flatMap(({ key, missing }) => (isSaid && STATES.includes(key) ? [] : missing));
}

const site = wholeWords('src/content');

test.each(PAGE_NAMES)('%s has its texts', (name) => {
  const page = readPage(name, 'title, meta, main, dialog');
  const files = readContent().filter((file) => entryOf(file.name)?.page === name);
  const sections = files.filter((file) => file.name !== pageFile(name));
  expect([
    ...missingFrom(page, site.page(name), name),
    ...(isDocument(name) ? missingFrom(page, site[DOCUMENTS[name]], DOCUMENTS[name]) : []),
    ...sections.flatMap((file) => missingFrom(page, file.data, file.name)),
    ...files
      .flatMap(passagesOf)
      .filter(({ from, text }) => from === 'prose' && !says(page, text))
      .map(({ text }) => text),
  ]).toEqual([]);
});

test('The shared texts are somewhere', () => {
  const pages = PAGE_NAMES.map((name) => readPage(name, 'body')).join('\n');
  expect([
    ...missingFrom(pages, site.navigation, 'navigation'),
    ...missingFrom(pages, site.sightings, 'sightings'),
  ]).toEqual([]);
});
