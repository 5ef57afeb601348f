import { onEveryPage, type SiteCheck } from './built-site.ts';
import { addressesOfStyle, isInline, isOutside, resourcesOf } from './references.ts';

export const sameOrigin: SiteCheck = {
  title: 'nothing is loaded from another origin, by a page, a style sheet or an SVG file',
  faults: (site) => {
    const byPages = onEveryPage((page) =>
      resourcesOf(page)
        .filter(({ address }) => isOutside(address) && !isInline(address))
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
