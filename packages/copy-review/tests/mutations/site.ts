/** A small built site, with everything that the mutations change. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '../../src/words/extract/page.ts';
import { routeOf, type Site } from '../../src/files/site.ts';
import type { LookAtPages, ReviewConfig } from '../../src/shared/config.ts';
import { lookOf } from '../reading.ts';

export type Files = Readonly<Record<string, string>>;

export const CONFIG: ReviewConfig = {
  immutable: ['/versions/'],
  documents: [
    {
      route: '/terms',
      name: 'Terms',
      text: '.prose',
      versions: '#versions',
      version: '#versions dd:nth-of-type(1)',
      effective: '#versions dd:nth-of-type(2)',
      changes: '#versions tbody tr',
      editorial: '[data-kind="editorial"]',
    },
  ],
};

const STYLE = '.menu{display:none}.menu[open]{display:block}';
const SCRIPT = 'let open=false;addEventListener("click",()=>{open=!open});';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; script-src 'self' ${hash(SCRIPT)}; style-src 'self' ${hash(STYLE)}; img-src 'self'; connect-src 'none'`;

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}">
<title>${title}</title><meta name="description" content="The ${title} of the ferry.">
<link rel="stylesheet" href="/_astro/base.3f2a9c1d.css"><style>${STYLE}</style><script>${SCRIPT}</script></head>
<body><nav class="menu a"><a href="/">Home</a> <a href="/terms">Terms</a></nav>
<main>${body}</main>
<footer class="foot b"><p>Write to <a href="mailto:crew@ferry.example">crew@ferry.example</a>.</p></footer></body></html>`;

export const SITE: Files = {
  'index.html': page(
    'Home',
    `<h1>The night ferry</h1><p class="lead as">Every crossing costs 40 crowns until 1 July 2027.</p>
<p>The boat never waits.</p>`,
  ),
  'terms.html': page(
    'Terms',
    `<h1>Terms</h1><section class="prose"><h2>Fares</h2><p class="pledge-body as">We will not raise the fare of a ticket that you hold.</p>
<p>The crew may cancel a crossing in a storm.</p></section>
<section id="versions"><dl><dt>Version</dt><dd>1.0</dd><dt>Effective</dt><dd>5 January 2026</dd></dl><table><tbody><tr><td>1.0: first text.</td></tr></tbody></table></section>`,
  ),
  '_astro/base.3f2a9c1d.css':
    '.a{color:#012}.b{margin:0}.as{font-weight:700}@media print{.menu{display:none}}.lead:after{content:"*"}.mark:after{content:attr(data-mark)}',
  _headers: `/*\n  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: max-age=9\n`,
  'old/versions/terms-0.9.txt': 'We raise the fare.\n',
  'versions/terms-1.0.txt': 'We will not raise the fare.\n',
};

/** A browser that shows every text of the source, except for some words of the site after. */
export const lookAt =
  (after: Site, hidden = '', shown = ''): LookAtPages =>
  (pages) =>
    Promise.resolve(
      pages.map(({ folder, file }) => {
        const html = String(readFileSync(join(folder, file)));
        const { sections } = readPage(routeOf(file), html, CONFIG);
        const blocks = sections.flatMap(({ blocks: blocksOfSection }) => blocksOfSection);
        const text = blocks
          .flatMap((block) => (block.kind === 'aside' ? [] : block.text))
          .join(' ');
        const words = folder === after.folder ? `${text.replace(hidden, '')} ${shown}` : text;
        return [lookOf(words)];
      }),
    );
