import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** One style sheet, in the order in which its parts build on each other. */
export const STYLE = ['base', 'head', 'sheet', 'media']
  .map((part) => asset(`style/${part}.css`))
  .join('');
export const SCRIPT = asset('report.js');
export const CONTOURS = asset('contours.svg').trim();

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but the page's own style and script: a text that got through as markup could load or run nothing. */
export const POLICY = [
  "default-src 'none'",
  `style-src ${hash(STYLE)}`,
  `script-src ${hash(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
