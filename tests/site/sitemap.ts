import { load } from 'cheerio';
import type { SiteCheck } from './built-site.ts';

export const sitemap: SiteCheck = {
  title: 'the sitemap lists every page but the 404 page, by its canonical address',
  faults: ({ pages, files }) => {
    const maps = [...files].filter(([name]) => /^\/sitemap(-\d+)?\.xml$/.test(name));
    if (maps.length === 0) return ['there is no sitemap'];
    const listed = maps.flatMap(([, body]) => {
      const $ = load(body.toString('utf8'), { xml: true });
      return [...$('url > loc')].map((element) => $(element).text().trim());
    });
    const canonical = pages
      .filter(({ route }) => route !== '/404')
      .map(({ $ }) => $('link[rel="canonical"]').attr('href') ?? '');
    return [
      ...canonical.filter((url) => !listed.includes(url)).map((url) => `${url} is not listed`),
      ...listed.filter((url) => !canonical.includes(url)).map((url) => `${url} is listed in vain`),
    ];
  },
};
