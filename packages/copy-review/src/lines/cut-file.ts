import { HTML_FILE } from '../files/file-types.ts';
import { cutCss } from './css.ts';
import { cutHeaders } from './headers.ts';
import { cutHtml } from './html.ts';
import { cutJson } from './json.ts';
import { cutScript, cutText, type Line } from './line.ts';

/** A page, after its byte order mark: the offsets of its texts are counted from there. */
function cutPage(source: string): Line[] {
  if (!source.startsWith('\uFEFF')) return cutHtml(source);
  return [{ source: '\uFEFF', shown: '\uFEFF' }, ...cutHtml(source.slice(1))];
}

/** How files are cut, by name: the first row that matches. */
const CUTTERS: readonly { readonly name: RegExp; readonly cut: (source: string) => Line[] }[] = [
  { name: HTML_FILE, cut: cutPage },
  { name: /\.(?:svg|xml|rss|atom)$/i, cut: (source) => cutHtml(source, { isXml: true }) },
  { name: /\.css$/i, cut: cutCss },
  { name: /\.[cm]?js$/i, cut: cutScript },
  { name: /\.(?:json|webmanifest|map)$/i, cut: cutJson },
  { name: /^_headers$/, cut: cutHeaders },
];

/** Cuts the source of a file into lines. Joined, their sources are the file. */
export const cutFile = (path: string, source: string): Line[] =>
  (CUTTERS.find(({ name }) => name.test(path))?.cut ?? cutText)(source);
