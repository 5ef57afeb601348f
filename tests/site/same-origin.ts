import { onEveryPage, type SiteCheck } from './built-site.ts';
import { addressesOfStyle, isInline, isOutside, resourcesOf } from './references.ts';

export const sameOrigin: SiteCheck = {
  title: 'nothing is loaded from another origin, by a page, a style sheet or an SVG file',
  fails: [
    ['index.html', '/map.svg', 'https://a.example/map.svg', /<img> loads https:/],
    ['about.html', '/_astro/a.woff2', '//a.example/a.woff2', /<style> loads \/\//],
    [
      'about.html',
      '<style>',
      '<link rel="preconnect" href="https://a.example"><style>',
      /preconnect/,
    ],
    ['map.svg', 'href="#a"', 'href="https://a.example/b"', /^map\.svg: loads/],
  ],
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
