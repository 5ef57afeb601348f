import { isAllowedBy, sourcesFor } from '../../hosting/allowed.ts';
import { onEveryPage, type Page, type SiteCheck } from './built-site.ts';
import { addressesOfStyle, isInline, isOutside, ORIGIN, resourcesOf } from './references.ts';

/** The addresses that a page may load, for whatever. Its policy tells them apart. */
const sourcesOf = (page: Page) =>
  ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'frame-src'].flatMap((name) =>
    sourcesFor(name, page),
  );

export const sameOrigin: SiteCheck = {
  title:
    'nothing is loaded from another origin that hosting/allowed.ts does not name, by a page, a style sheet or an SVG file',
  faults: (site) => {
    const byPages = onEveryPage((page) =>
      resourcesOf(page)
        .filter(({ address }) => isOutside(address) && !isInline(address))
        .filter(({ address }) => !isAllowedBy(sourcesOf(page), address, ORIGIN))
        .map(({ address, place }) => `${place} loads ${address}`),
    )(site);
    const byFiles = [...site.files]
      .filter(([name]) => /\.(css|svg)$/.test(name))
      .flatMap(([name, body]) => {
        const text = body.toString('utf8');
        const hrefs = [...text.matchAll(/(?:xlink:)?href="([^"]*)"/g)].map(([, href = '']) => href);
        return [...addressesOfStyle(text), ...hrefs]
          .filter((address) => isOutside(address) && !isInline(address))
          .map((address) => `${name.slice(1)}: loads ${address}`);
      });
    return [...byPages, ...byFiles];
  },
};
