import { load } from 'cheerio';

/**
 * A page with the tag of each link as it is parsed. A host that removes `.html` from the addresses of links,
 * as Netlify has to for `/about/` to lead to `/about`, rewrites these tags. All else stays as it is.
 */
export function withLinksAsParsed(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const tags = $('a')
    .toArray()
    .flatMap(({ attribs, sourceCodeLocation }) => {
      const place = sourceCodeLocation?.startTag;
      return place ? [{ start: place.startOffset, end: place.endOffset, attribs }] : [];
    })
    .toSorted((a, b) => b.start - a.start);
  return tags.reduce(
    (page, { start, end, attribs }) =>
      `${page.slice(0, start)}<a ${JSON.stringify(Object.entries(attribs))}>${page.slice(end)}`,
    html,
  );
}
