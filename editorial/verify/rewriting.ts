import { inlineCode } from '../output/markdown.ts';
import type { Difference } from './compare.ts';

/** What a host writes into pages, by what it leaves there, and the setting that does it. */
const SIGNS: readonly (readonly [sign: RegExp, setting: string])[] = [
  [/data-cfemail=|\/cdn-cgi\/l\/email-protection/, 'Cloudflare: Email Address Obfuscation'],
  [/rocket-loader(?:\.min)?\.js|-text\/javascript"/, 'Cloudflare: Rocket Loader'],
  [/\/\/static\.cloudflareinsights\.com\//, 'Cloudflare: Web Analytics'],
  [/\/cdn-cgi\/challenge-platform\//, 'Cloudflare: JavaScript Detections (Bot Fight Mode)'],
  [/\/cdn-cgi\/zaraz\//, 'Cloudflare: Zaraz'],
  [/\/\.netlify\/scripts\/|netlify-(?:rum|cdp)\b/, 'Netlify: snippets and Real User Metrics'],
];

/** What remains of a page when a host removes comments and joins white space. */
const minified = (page: Buffer): string =>
  page
    .toString()
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .replaceAll(/ ?([<>]) ?/g, '$1');

/** The settings of a host that a difference looks like. */
function settingsOf({ what, expected, received }: Difference): string[] {
  if (what !== 'content' || !/^\s*<!doctype html/i.test(expected.toString())) return [];
  const [before, after] = [expected.toString(), received.toString()];
  const signs = SIGNS.filter(([sign]) => sign.test(after) && !sign.test(before));
  if (signs.length > 0) return signs.map(([, setting]) => setting);
  return minified(expected) === minified(received) ? ['something that minifies pages'] : [];
}

/** One row for each setting of a host that is the likely cause of differences in pages. */
export function rewritingRows(differences: readonly Difference[]): string[] {
  const causes = differences.flatMap((difference) =>
    settingsOf(difference).map((setting) => ({ setting, path: difference.path })),
  );
  return [...Map.groupBy(causes, ({ setting }) => setting)].map(([setting, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `- Likely cause: the host rewrites pages, here ${inlineCode(first?.path ?? '')}${more}. Switch it off (${setting}), and verify again: docs/release.md.`;
  });
}
