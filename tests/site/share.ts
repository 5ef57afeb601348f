import { sizeOfPng } from '../png-size.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';

/** The properties of Open Graph (https://ogp.me) that each page has. */
const REQUIRED = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:locale'];
const CARD = '1200 × 630';

export const share: SiteCheck = {
  title: `every page has its canonical address, its share metadata and a picture of ${CARD}`,
  faults: (site) =>
    onEveryPage(({ $, route }) => {
      const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
      const missing = REQUIRED.filter((name) => property(name) === '').map((name) => `no ${name}`);
      const onX = (name: string) => $(`meta[name="twitter:${name}"]`).attr('content') ?? '';
      const ofX = [
        ...(onX('card') === 'summary_large_image' ? [] : ['no large card on X']),
        ...(onX('image:alt') === property('og:image:alt') ? [] : ['no words for the picture on X']),
      ];
      const canonical = $('link[rel="canonical"]').attr('href');
      // The 404 page has no address of its own.
      const ownPath = route === '/404' ? undefined : route;
      const canonicalPath = canonical === undefined ? undefined : new URL(canonical).pathname;
      const addresses =
        canonicalPath === ownPath ? [] : [`the canonical address is ${canonical ?? 'missing'}`];
      const image = property('og:image');
      const path = URL.canParse(image) ? new URL(image).pathname : '';
      const picture = site.files.get(path);
      const pictures =
        picture && sizeOfPng(picture) === CARD
          ? []
          : [`the card’s picture “${image}” is no PNG of ${CARD} in the build`];
      return [...missing, ...ofX, ...addresses, ...pictures];
    })(site),
};
