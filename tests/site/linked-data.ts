import { load } from 'cheerio';
import { ROUTES } from '../../src/content-map.ts';
import { onEveryPage, type SiteCheck, type Page } from './built-site.ts';

type JsonLdNode = Record<string, unknown>;

/** The properties that each type must have (https://developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['name', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Types that each page must contain, at any depth. */
function expectedOn(route: string): string[] {
  if (route === '/404') return [];
  return [
    'Organization',
    'WebSite',
    ...(route === '/' ? [] : ['BreadcrumbList']),
    ...(route === ROUTES.contact ? ['FAQPage'] : []),
  ];
}

const isNode = (value: unknown): value is JsonLdNode => typeof value === 'object' && value !== null;

/** Every node with a type, at any depth. */
function nodesIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');
const withoutTags = (html: unknown) => withoutSpaces(load(String(html)).text());
const hrefsIn = (html: unknown) =>
  [...load(String(html))('a[href]')].map(({ attribs }) => attribs.href ?? '');

/**
 * Breadcrumbs that do not lead to this page, or have other names than the links to their pages, and questions and
 * answers that the page does not show.
 */
function contradictions(page: Page, nodes: readonly JsonLdNode[]): string[] {
  const canonical = page.$('link[rel="canonical"]').attr('href');
  const shown = withoutSpaces(page.$('main').text());
  const items = nodes.filter((node) => node['@type'] === 'ListItem');
  const wrong = items.filter((item, index) => item.position !== index + 1);
  const last = items.at(-1);
  const misnamed = items.filter(({ item, name }) => {
    const links = page.$(`footer a[href="${new URL(String(item)).pathname}"]`).toArray();
    return !links.some((link) => page.$(link).text().trim() === name);
  });
  const notShown = (type: string, key: string) =>
    nodes.filter((node) => node['@type'] === type && !shown.includes(withoutTags(node[key] ?? '')));
  return [
    ...wrong.map((item) => `the breadcrumb has position ${String(item.position)} out of order`),
    ...misnamed.map((item) => `no link calls ${String(item.item)} “${String(item.name)}”`),
    ...(last && last.item !== canonical ? ['the breadcrumb ends on another page'] : []),
    ...notShown('Question', 'name').map(
      (node) => `“${String(node.name)}” is not asked on the page`,
    ),
    ...notShown('Answer', 'text').map(
      (node) => `“${String(node.text)}” is not an answer of the page`,
    ),
    ...nodes
      .flatMap(({ text }) => hrefsIn(text))
      .filter((href) => !URL.canParse(href))
      .map((href) => `the link to ${href} leads nowhere from another site`),
  ];
}

export const linkedData: SiteCheck = {
  title:
    'the linked data of every page has the types that apply, complete and consistent with the visible page',
  faults: onEveryPage((page) => {
    const { $ } = page;
    const data = [...$('script[type="application/ld+json"]')].map(
      (element) => JSON.parse($(element).text()) as JsonLdNode,
    );
    const nodes = data.flatMap(nodesIn);
    const types = new Set(nodes.map((node) => node['@type']));
    return [
      ...expectedOn(page.route).flatMap((type) => (types.has(type) ? [] : [`has no ${type}`])),
      ...data.flatMap((root) =>
        root['@context'] === 'https://schema.org' ? [] : ['names no https://schema.org'],
      ),
      ...nodes.flatMap((node) => {
        const type = String(node['@type']);
        // A parent company (no @id) only needs a name.
        if (type === 'Organization' && !('@id' in node)) return [];
        const required = REQUIRED[type];
        if (!required) return [`has the unknown type ${type}`];
        return required.filter((name) => !node[name]).map((name) => `a ${type} has no ${name}`);
      }),
      ...contradictions(page, nodes),
    ];
  }),
};
