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
const CUTTERS: readonly (readonly [RegExp, (source: string) => Line[]])[] = [
  [HTML_FILE, cutPage],
  [/\.(?:svg|xml|rss|atom)$/i, (source) => cutHtml(source, { isXml: true })],
  [/\.css$/i, cutCss],
  [/\.[cm]?js$/i, cutScript],
  [/\.(?:json|webmanifest|map)$/i, cutJson],
  [/^_headers$/, cutHeaders],
];

/** Cuts the source of a file into lines. Joined, their sources are the file. */
export const cutFile = (path: string, source: string): Line[] =>
  (CUTTERS.find(([name]) => name.test(path))?.[1] ?? cutText)(source);
