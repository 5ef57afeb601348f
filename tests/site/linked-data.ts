import { load } from 'cheerio';
import { onEveryPage, type Claim, type Page } from './built-site.ts';

type Thing = Record<string, unknown>;

/** What each kind of thing must say (https://developers.google.com/search/docs/appearance/structured-data). */
const NEEDED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['name', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Kinds that stand at the top of a page's data. */
function expectedOn(route: string): string[] {
  if (route === '/404') return [];
  return [
    'Organization',
    'WebSite',
    ...(route === '/' ? [] : ['BreadcrumbList']),
    ...(route === '/contact' ? ['FAQPage'] : []),
  ];
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Every thing with a type, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

function dataOf({ $ }: Page): Thing[] {
  return [...$('script[type="application/ld+json"]')].map(
    (element) => JSON.parse($(element).text()) as Thing,
  );
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
const withoutTags = (html: unknown) => squeezed(load(String(html)).text());

/** Addresses that are not this page's, and answers that the page does not give. */
function contradictions(page: Page, things: readonly Thing[]): string[] {
  const canonical = page.$('link[rel="canonical"]').attr('href');
  const shown = squeezed(page.$('main').text());
  const steps = things.filter((thing) => thing['@type'] === 'ListItem');
  const wrong = steps.filter((step, index) => step.position !== index + 1);
  const last = steps.at(-1);
  const saysNot = (kind: string, key: string) =>
    things.filter(
      (thing) => thing['@type'] === kind && !shown.includes(withoutTags(thing[key] ?? '')),
    );
  return [
    ...wrong.map((step) => `the trail counts ${String(step.position)} out of turn`),
    ...(last && last.item !== canonical ? ['the trail ends on another page'] : []),
    ...saysNot('Question', 'name').map(
      (thing) => `“${String(thing.name)}” is not asked on the page`,
    ),
    ...saysNot('Answer', 'text').map((thing) => `“${String(thing.text)}” is no answer of the page`),
  ];
}

export const linkedData: Claim = {
  title: 'the linked data of every page has the kinds that apply, whole and as the page has them',
  fails: [
    ['about.html', '"Organization"', '"Person"', /has no Organization/],
    ['about.html', '"logo"', '"logos"', /a Organization has no logo/],
    ['about.html', '"WebSite"', '"Site"', /the unknown kind Site/],
    ['about.html', '"position":2', '"position":3', /counts 3/],
    ['about.html', 'about"}]', 'legal"}]', /ends on another page/],
    ['about.html', 'https://schema.org', 'https://a.example', /names no/],
    [
      'about.html',
      '"publisher":{}',
      '"publisher":{"@type":"Question","name":"Why?","acceptedAnswer":{"@type":"Answer","text":"So."}}',
      /“Why\?” is not asked[^]*“So\.” is no answer/,
    ],
  ],
  faults: onEveryPage((page) => {
    const data = dataOf(page);
    const things = data.flatMap(thingsIn);
    const kinds = new Set(things.map((thing) => thing['@type']));
    return [
      ...expectedOn(page.route).flatMap((kind) => (kinds.has(kind) ? [] : [`has no ${kind}`])),
      ...data.flatMap((one) =>
        one['@context'] === 'https://schema.org' ? [] : ['names no https://schema.org'],
      ),
      ...things.flatMap((thing) => {
        const kind = String(thing['@type']);
        // A company that owns the studio is named, no more.
        if (kind === 'Organization' && !('@id' in thing)) return [];
        const needed = NEEDED[kind];
        if (!needed) return [`has the unknown kind ${kind}`];
        return needed.filter((name) => !thing[name]).map((name) => `a ${kind} has no ${name}`);
      }),
      ...contradictions(page, things),
    ];
  }),
};
