import type { Difference } from './compare.ts';
import { pathsOf } from './differences.ts';

/** What a host writes into pages, by what it leaves there, and the setting that does it. */
const SIGNS: readonly (readonly [sign: RegExp, setting: string])[] = [
  [/data-cfemail=|\/cdn-cgi\/l\/email-protection/, 'Cloudflare: Email Address Obfuscation'],
  [/rocket-loader(?:\.min)?\.js|-text\/javascript"/, 'Cloudflare: Rocket Loader'],
  [/\/\/static\.cloudflareinsights\.com\//, 'Cloudflare: Web Analytics'],
  [/\/cdn-cgi\/challenge-platform\//, 'Cloudflare: JavaScript Detections (Bot Fight Mode)'],
  [/\/cdn-cgi\/zaraz\//, 'Cloudflare: Zaraz'],
  [/\/\.netlify\/scripts\/|netlify-(?:rum|cdp)\b/, 'Netlify: snippets and Real User Metrics'],
];

/** What remains of a page when a host removes comments, and white space beside tags or after other white space. */
const minified = (page: string): string =>
  page
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .replaceAll(/ ?([<>]) ?/g, '$1');

/** The settings of a host that a difference looks like. */
function settingsOf({ what, expected, received }: Difference): string[] {
  const [before, after] = [expected.toString(), received.toString()];
  if (what !== 'content' || !/^\s*<!doctype html/i.test(before)) return [];
  const signs = SIGNS.filter(([sign]) => sign.test(after) && !sign.test(before));
  if (signs.length > 0) return signs.map(([, setting]) => setting);
  return minified(before) === minified(after) ? ['something that minifies pages'] : [];
}

/** One row for each setting of a host that is the likely cause of differences in pages. */
export function rewritingRows(differences: readonly Difference[]): string[] {
  const causes = differences.flatMap((difference) =>
    settingsOf(difference).map((setting) => ({ setting, path: difference.path })),
  );
  return [...Map.groupBy(causes, ({ setting }) => setting)].map(
    ([setting, pages]) =>
      `- Likely cause: the host rewrites pages, here ${pathsOf(pages)}. Switch it off (${setting}), and verify again: docs/release.md.`,
  );
}
