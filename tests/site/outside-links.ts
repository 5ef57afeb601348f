import { ALLOWED } from '../../hosting/allowed.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';
import { isOutside, linksOf } from './references.ts';

export const outsideLinks: SiteCheck = {
  title:
    'links use only allowed schemes; those to other sites open a new tab and have rel="noopener noreferrer"; no browser makes a link of a number',
  faults: onEveryPage((page) => {
    const { $ } = page;
    const wrongSchemes = linksOf(page).flatMap(({ address, place }) => {
      const scheme = /^[a-z][\w+.-]*:/i.exec(address)?.[0].toLowerCase();
      return scheme === undefined || ALLOWED.linkSchemes.some((allowed) => allowed === scheme)
        ? []
        : [`${place} points to ${address}: “linkSchemes” in hosting/allowed.ts has no ${scheme}`];
    });
    const wrongTargets = [...$('a[href], area[href]')].flatMap((element) => {
      const address = $(element).attr('href') ?? '';
      if (!isOutside(address) || address.startsWith('mailto:')) return [];
      const rel = ($(element).attr('rel') ?? '').split(/\s+/);
      const missing = ['noopener', 'noreferrer'].filter((word) => !rel.includes(word));
      return [
        ...missing.map((word) => `the link to ${address} lacks rel="${word}"`),
        ...($(element).attr('target') === '_blank' ? [] : [`${address} opens no new tab`]),
      ];
    });
    const keepsText = $('meta[name="format-detection"][content="telephone=no"]').length === 1;
    return [
      ...wrongSchemes,
      ...wrongTargets,
      ...(keepsText ? [] : ['numbers may become telephone links']),
    ];
  }),
};
