import { collapsed } from '../site-words.ts';
import type { BuiltSite, Page } from './built-site.ts';

/** Stands for the origin of the site, which is another one in each build. */
export const ORIGIN = 'https://site.invalid';

/** A reference of a page to an address. */
export interface Reference {
  /** The address as written. */
  address: string;
  /** The element or rule that has it, for messages. */
  place: string;
}

/** Elements that load the address in an attribute. */
const SOURCES = [
  ['img, script, source, video, audio, iframe, embed, track, input', 'src'],
  ['video', 'poster'],
  ['object', 'data'],
  ['use, image', 'href'],
  ['use, image', 'xlink:href'],
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
  ['astro-island', 'before-hydration-url'],
] as const;

/** Values of `rel` for which a `<link>` loads nothing. */
const NAMING = new Set(['canonical', 'alternate', 'author', 'license', 'me', 'next', 'prev']);

/** The addresses in a `srcset`, without their widths. */
function addressesOfSet(set: string): string[] {
  return set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** The addresses that a style sheet loads. */
export function addressesOfStyle(css: string): string[] {
  const matches = css.matchAll(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g,
  );
  return [...matches].map(([, ...groups]) => groups.find(Boolean) ?? '');
}

/** Everything that the page may load: pictures, scripts, fonts, styles, icons. */
export function resourcesOf({ $ }: Page): Reference[] {
  const references: Reference[] = [];
  for (const [selector, attribute] of SOURCES) {
    for (const element of $(selector)) {
      const address = $(element).attr(attribute);
      if (address !== undefined) references.push({ address, place: `<${element.name}>` });
    }
  }
  for (const element of $('[srcset], [imagesrcset]')) {
    const set = $(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '';
    for (const address of addressesOfSet(set)) {
      references.push({ address, place: `<${element.name} srcset>` });
    }
  }
  for (const element of $('link[href]')) {
    const kinds = ($(element).attr('rel') ?? '').split(/\s+/);
    if (kinds.every((kind) => NAMING.has(kind))) continue;
    references.push({
      address: $(element).attr('href') ?? '',
      place: `<link rel="${kinds.join(' ')}">`,
    });
  }
  for (const element of $('style')) {
    for (const address of addressesOfStyle($(element).text())) {
      references.push({ address, place: '<style>' });
    }
  }
  return references;
}

/** The ids of a page's elements. */
export function idsOf({ $ }: Page): string[] {
  return [...$('[id]')].map((element) => $(element).attr('id') ?? '');
}

/** The links that a visitor can follow. */
export function linksOf({ $ }: Page): Reference[] {
  return [...$('a[href], area[href]')].map((element) => ({
    address: $(element).attr('href') ?? '',
    place: `<a> “${collapsed($(element).text()).slice(0, 40)}”`,
  }));
}

/** Whether an address has another origin or a scheme, such as `mailto:`. */
export function isOutside(address: string): boolean {
  return /^([a-z][\w+.-]*:|\/\/)/i.test(address);
}

/** Whether an address needs no request: a `data:`, `blob:` or `about:` URL, or a fragment. */
export function isInline(address: string): boolean {
  return /^(data|blob|about):/i.test(address) || address.startsWith('#');
}

/**
 * Resolves an address within the site.
 *
 * @returns why it is broken; undefined if it is not
 */
export function whyBroken(site: BuiltSite, from: Page, address: string): string | undefined {
  const url = new URL(address, ORIGIN + from.route);
  const path = decodeURIComponent(url.pathname);
  const page = site.pages.find(({ route }) => route === path);
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (page) {
    if (fragment === '' || fragment === 'top') return undefined;
    return idsOf(page).includes(fragment)
      ? undefined
      : `${page.file} has no element with the id “${fragment}”`;
  }
  const tidied = path.replace(/(\/index)?\.html$|\/$/, '') || '/';
  if (site.pages.some(({ route }) => route === tidied)) return `the page’s address is ${tidied}`;
  return site.files.has(path) ? undefined : 'there is no such page or file';
}
