/** What the policy of a finished page refuses of the page itself. */
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { excerpt } from 'copy-review/excerpt';
import { isAllowedBy } from '../../hosting/allowed.ts';
import { hashOf } from './inline-scripts.ts';

/** Inline scripts and styles, as selectors, by the directive that must allow them. */
const INLINE_CODE = {
  'script-src': 'script:not([src], :empty, [type="application/ld+json"])',
  'style-src': 'style',
};

const META = 'meta[http-equiv="content-security-policy"]';

/** The values of a directive of a page’s own policy. */
const valuesOf = ($: CheerioAPI, directive: string): string[] => {
  const policy = $(META).attr('content') ?? '';
  return new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
};

/** A message for each script, style and attribute of a finished page that its own policy refuses, or does not reach. */
export function faultsOfCode(html: string): string[] {
  // With what is in a <noscript>.
  const $ = load(html, { scriptingEnabled: false });
  const isEarly = (element: Element) => $(element).nextAll(META).length > 0;
  return [
    ...Object.entries(INLINE_CODE).flatMap(([directive, selector]) => {
      const allowed = valuesOf($, directive);
      return [...$<Element, string>(selector)].flatMap((element) => {
        const text = $(element).text();
        const what = `the ${element.name} “${excerpt(text)}”`;
        return [
          ...(allowed.includes(hashOf(text))
            ? []
            : [`Its policy does not allow ${what} by its hash, ${hashOf(text)}, in ${directive}.`]),
          ...(isEarly(element) ? [`It has ${what} before its policy.`] : []),
        ];
      });
    }),
    ...[...$<Element, string>('*')].flatMap(({ name, attribs }) =>
      Object.entries(attribs)
        .filter(
          ([key, value]) =>
            key === 'style' || /^on[a-z]+$/.test(key) || /^javascript:/i.test(value.trim()),
        )
        .map(([key]) => `Its policy refuses the attribute “${key}” of <${name}>.`),
    ),
  ];
}

/** The elements that load an address, as selectors, by the directive that must allow it. */
const LOADING_ELEMENTS = {
  'script-src': 'script[src]',
  'style-src': 'link[rel~="stylesheet"]',
  'img-src': 'img[src], link[rel~="icon"]',
  'manifest-src': 'link[rel~="manifest"]',
  'media-src': 'video[src], audio[src], source[src], track[src]',
  'frame-src': 'iframe[src]',
  'object-src': 'embed[src], object[data]',
};

/** A message for each address that an element of a finished page loads although the page’s own policy refuses it. */
export function faultsOfLoads(html: string): string[] {
  const $ = load(html);
  return Object.entries(LOADING_ELEMENTS).flatMap(([directive, selector]) => {
    const sources = valuesOf($, directive);
    return [...$(selector)]
      .map((element) => {
        const { src, href, data } = $(element).attr() ?? {};
        return src ?? href ?? data ?? '';
      })
      .filter((address) => !isAllowedBy(sources, address, 'https://site.invalid'))
      .map(
        (address) =>
          `Its policy refuses “${address}” in ${directive}. Load a file of this site instead, or allow the address in “outside” of hosting/allowed.ts.`,
      );
  });
}
