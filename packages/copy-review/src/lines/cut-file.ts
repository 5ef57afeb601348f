import { isUtf8 } from 'node:buffer';
import { HTML_FILE } from '../files/file-types.ts';
import { cutCss } from './css.ts';
import { cutHeaders } from './headers.ts';
import { cutHtml } from './html.ts';
import { cutJson } from './json.ts';
import { cutScript, cutText, type Line } from './line.ts';

/** How files are cut, by name: the first row that matches. */
const CUTTERS: readonly (readonly [RegExp, (source: string) => Line[]])[] = [
  [HTML_FILE, cutHtml],
  [/\.(?:svg|xml|rss|atom)$/i, cutHtml],
  [/\.css$/i, cutCss],
  [/\.[cm]?js$/i, cutScript],
  [/\.(?:json|webmanifest|map)$/i, cutJson],
  [/^_headers$/, cutHeaders],
];

/** Cuts the source of a file into lines. */
export const cutFile = (path: string, source: string): Line[] =>
  (CUTTERS.find(([name]) => name.test(path))?.[1] ?? cutText)(source);

/** The source of a file, with its byte order mark if it has one; undefined if it is no text. */
export const sourceOf = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : undefined;
