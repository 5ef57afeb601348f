import { onEveryPage, type Claim } from './built-site.ts';
import { isInline, isOutside, linksOf, resourcesOf, whyBroken } from './references.ts';

/** Attributes whose value names elements of the same page by their ids. */
const NAMES_IDS = [
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

export const everyLinkAndAnchorResolves: Claim = {
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
      const ids = new Set([...$('[id]')].map((element) => $(element).attr('id')));
      const dangling = NAMES_IDS.flatMap((attribute) =>
        [...$(`[${attribute}]`)].flatMap((element) =>
          ($(element).attr(attribute) ?? '')
            .split(/\s+/)
            .filter((id) => !ids.has(id))
            .map((id) => `${attribute} names “${id}”, which is not on the page`),
        ),
      );
      return [...broken, ...dangling];
    })(site),
};
