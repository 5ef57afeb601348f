import { join } from 'node:path';
import { servedFiles } from '../../../../hosting/served-files.ts';
import { isOutside } from '../../../../src/formats/web-address.ts';
import { entryOf, PAGES, ROUTES } from '../../../../src/content-map.ts';
import { linksOf, ownAddress } from '../../../content/links.ts';
import type { ContentFile } from '../../../content/read.ts';
import { nearest } from '../../../content/nearest.ts';
import { isMapping } from '../../settings/issues.ts';
import { anchorOf, REQUIRED_PLACES } from '../../shared/sections.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { report, write, type Rule } from '../../shared/rule.ts';

/** An address of another site without `https://`. */
const WITHOUT_SCHEME = /^(?:www\.|[\w-]+\.(?:com|org|net|io|fun|za)\b)/i;

const PUBLIC = join(import.meta.dirname, '../../../../public');

/** Every internal link leads to an existing page and an existing anchor on it, or to a file of `public`. */
export const noBrokenLinks: Rule = {
  name: 'no-broken-links',
  checksUnparsed: true,
  checkFiles: (files) => {
    const targets = targetsIn(files);
    // A file that could not be parsed may contain the anchor, so on its page every anchor is
    // accepted.
    const unparsed = files.filter(({ data }) => !isMapping(data));
    const routesWithUnparsed = unparsed.map(routeOf);
    return files.flatMap((file) =>
      linksOf(file)
        .filter(({ href }) => !isOutside(href))
        .flatMap(({ href, hrefRange }) => {
          const address = href.startsWith('#') ? `${routeOf(file)}${href}` : href;
          const isValid =
            targets.includes(address) ||
            routesWithUnparsed.some((route) => address.startsWith(`${route}#`)) ||
            servedFiles(PUBLIC).some(({ route }) => route === address);
          if (isValid) return [];
          const wording = wordingFor(href, address, targets);
          return report(file, hrefRange, { ...wording, replaces: href });
        }),
    );
  },
};

/**
 * The message about a broken link.
 *
 * @param href the link as the editor wrote it
 * @param address the same with the route of its page if it is only an anchor
 * @param targets every valid internal address
 */
function wordingFor(href: string, address: string, targets: readonly string[]): Wording {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(href))
    return {
      reason: `“${href}” is an email address.`,
      note: 'Without mailto: before it the address counts as a page of this site.',
      ...write(`mailto:${href}`),
    };
  if (WITHOUT_SCHEME.test(href))
    return {
      reason: `There is no page at “${href}”.`,
      note: 'Without https:// the address counts as a page of this site.',
      ...write(`https://${href}`),
    };
  const [page = '', anchor] = address.split('#');
  const pages = Object.values(ROUTES);
  const isAnchor = anchor !== undefined && pages.includes(page);
  const places = targets.filter((target) => target.startsWith(`${page}#`));
  const near = nearest(ownAddress(address), isAnchor ? places : targets);
  return {
    reason: isAnchor
      ? `There is no place “#${anchor}” on the page “${page}”.`
      : `There is no page at “${href}”.`,
    note: isAnchor
      ? 'A visitor who follows this link would land at the top of the page.'
      : 'A visitor who follows this link would find the page for missing paths.',
    ...(near
      ? write(near)
      : { fix: `Write one of ${(places.length > 0 ? places : pages).join(', ')}` }),
  };
}

/** Every valid internal address. */
function targetsIn(files: readonly ContentFile[]): string[] {
  const anchors = files.flatMap((file) => {
    const anchor = anchorOf(file);
    return anchor ? [`${routeOf(file)}#${anchor}`] : [];
  });
  const onPages = Object.values(PAGES).flatMap(({ route = '', places = {} }) =>
    Object.keys(places).map((id) => `${route}#${id}`),
  );
  // `required-sections` reports a required section that is missing or has another anchor.
  return [...new Set([...Object.values(ROUTES), ...anchors, ...onPages, ...REQUIRED_PLACES])];
}

/** The route of the page that shows a file. */
function routeOf({ name }: ContentFile): string {
  const page = entryOf(name)?.page;
  return (page && PAGES[page].route) ?? '';
}
