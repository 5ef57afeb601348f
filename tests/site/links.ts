import { PAGES } from '../../src/content-map.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';
import { idsOf, isInline, isOutside, linksOf, resourcesOf, whyBroken } from './references.ts';

/** Attributes whose value is one id on the same page, or a list of ids. */
const ID_ATTRIBUTES = [
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

export const links: SiteCheck = {
  title: 'every link, anchor, resource and reference by id resolves',
  faults: (site) =>
    onEveryPage((page) => {
      const { $ } = page;
      const followed = linksOf(page).filter(({ address }) => !isOutside(address));
      const loaded = resourcesOf(page).filter(
        ({ address }) => !isOutside(address) && !isInline(address),
      );
      const broken = [...followed, ...loaded].flatMap(({ address, place }) => {
        const reason = whyBroken(site, page, address);
        return reason === undefined ? [] : [`${place} points to ${address}: ${reason}`];
      });
      const known = new Set(idsOf(page));
      const dangling = ID_ATTRIBUTES.flatMap((attribute) =>
        [...$(`[${attribute}]`)].flatMap((element) =>
          ($(element).attr(attribute) ?? '')
            .split(/\s+/)
            .filter((id) => !known.has(id))
            .map((id) => `${attribute} names “${id}”, which is not on the page`),
        ),
      );
      const undrawn = [...$('use')].flatMap((element) => {
        const href = $(element).attr('href') ?? '';
        return !href.startsWith('#') || known.has(href.slice(1))
          ? []
          : [`a drawing uses “${href}”, which is not on the page`];
      });
      return [...broken, ...dangling, ...undrawn];
    })(site),
};

export const manifest: SiteCheck = {
  title: 'every address in the web manifest is one of the site',
  faults: (site) => {
    const [page] = site.pages;
    const text = String(site.files.get('/site.webmanifest') ?? '');
    const addresses = [...text.matchAll(/"(?:src|url|start_url|id|scope)":"([^"]*)"/g)];
    if (!page || addresses.length === 0) return ['there is no web manifest with addresses'];
    return addresses.flatMap(([found, address = '']) => {
      const reason = isOutside(address) ? 'it leaves the site' : whyBroken(site, page, address);
      return reason === undefined ? [] : [`site.webmanifest has ${found}: ${reason}`];
    });
  },
};

export const ids: SiteCheck = {
  title: 'every id on a page is there once, also in drawings',
  faults: onEveryPage((page) => {
    const all = idsOf(page);
    return [...new Set(all)].flatMap((id) => {
      const count = all.filter((other) => other === id).length;
      return count > 1 ? [`has the id “${id}” ${count} times`] : [];
    });
  }),
};

export const anchors: SiteCheck = {
  title: 'every id in `places` of src/content-map.ts is on its page',
  faults: ({ pages }) =>
    pages.flatMap((page) => {
      const known = new Set(idsOf(page));
      const { places = {} } = Object.values(PAGES).find(({ route }) => route === page.route) ?? {};
      return Object.keys(places)
        .filter((id) => !known.has(id))
        .map((id) => `${page.file}: has no element with the id “${id}”`);
    }),
};
