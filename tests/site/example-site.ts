import { createHash } from 'node:crypto';
import type { SiteFiles } from './built-site.ts';

const STYLE = '@font-face{src:url("/_astro/a.woff2")}body{color:red}';
const LOG = "console.log('lost')";
const ISLAND = 'customElements';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "img-src 'self'",
  `script-src ${hash(LOG)} ${hash(ISLAND)}`,
  `style-src ${hash(STYLE)}`,
].join('; ');

const CLOSED = `/*
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), clipboard-write=(self), geolocation=(), microphone=()
`;

/** The header of a PNG of 1200 × 630, which is all that the checks read. */
const CARD = Buffer.alloc(24);
CARD.writeUInt32BE(1200, 16);
CARD.writeUInt32BE(630, 20);

function page(name: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>${name} | MUUVA</title>
<meta name="description" content="What ${name} is.">
<meta property="og:title" content="${name}">
<meta property="og:description" content="What ${name} is.">
<meta property="og:url" content="https://muuva.example/${name}">
<meta property="og:image" content="https://muuva.example/og/card.png">
<meta property="og:image:alt" content="A card.">
<meta property="og:locale" content="en_ZA">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image:alt" content="A card.">
${head}<style>${STYLE}</style>
</head>
<body>
<a href="#main">Skip</a>
<p class="preview-strip">Preview</p>
<header><nav aria-label="Main"><a href="/">Home</a> <a href="/about#end">About</a></nav></header>
<main id="main"><h1>${name}</h1>${main}<h2 id="end">End</h2></main>
<footer><a href="https://x.com/" target="_blank" rel="noopener noreferrer">X</a></footer>
</body>
</html>
`;
}

const ADDRESS = 'https://muuva.example';

/** Metadata of every page except the 404 page. */
function metadata(route: string): string {
  const home = `${ADDRESS}/`;
  const item = (position: number, name: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: url,
  });
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': '#studio', name: 'MUUVA', url: home, logo: home },
      { '@type': 'WebSite', name: 'MUUVA', url: home, inLanguage: 'en-ZA', publisher: {} },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [item(1, 'Home', home), item(2, 'Here', ADDRESS + route)],
      },
    ],
  };
  return `<meta name="robots" content="noindex"><link rel="canonical" href="${ADDRESS}${route}"><script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

/** A site of three pages that passes every check of a preview. */
export const PREVIEW_EXAMPLE: SiteFiles = {
  'index.html': page(
    'home',
    `<img src="/map.svg" alt="A map"><astro-island component-url="/_astro/a.js" renderer-url="/_astro/b.js"></astro-island><script>${ISLAND}</script><p id="token">Token.</p><p id="trust">Trust.</p>`,
    metadata('/'),
  ),
  'about.html': page('about', '<p>About.</p><p id="first-token">Token.</p>', metadata('/about')),
  '404.html': page(
    '404',
    `<p>Lost.</p><script>${LOG}</script>`,
    '<meta name="robots" content="noindex">',
  ),
  'token-facts.json': JSON.stringify({
    facts: [
      { name: 'Lock', status: 'published', value: '2026', page: '/about', anchor: null },
      {
        name: 'Supply',
        status: 'disputed',
        value: null,
        page: '/',
        anchor: 'token',
        readings: [
          { value: '5', page: '/', anchor: 'token' },
          { value: '7', page: '/about', anchor: 'first-token' },
        ],
      },
    ],
  }),
  '_astro/a.js': 'import{x}from"./b.js";const t=()=>import("./toast.js");',
  '_astro/b.js': 'export const x=1;',
  '_astro/toast.js': 'export default 2;',
  '_astro/a.woff2': Buffer.alloc(1000),
  'map.svg': '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>',
  'og/card.png': CARD,
  'robots.txt': 'User-agent: *\nDisallow:\n',
  '.well-known/security.txt': `Contact: mailto:a@b.example
Expires: ${new Date(Date.now() + 864e5).toISOString()}
Preferred-Languages: en
Canonical: ${ADDRESS}/.well-known/security.txt
`,
  'sitemap-index.xml': '<sitemapindex><sitemap><loc>x</loc></sitemap></sitemapindex>',
  'sitemap-0.xml':
    '<urlset><url><loc>https://muuva.example/</loc></url><url><loc>https://muuva.example/about</loc></url></urlset>',
  _headers: `${CLOSED}  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'\n`.concat(
    ...['a.js', 'b.js', 'toast.js', 'a.woff2'].map(
      (name) => `/_astro/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`,
    ),
  ),
};

/** Changes a file of the preview to that of a release. Only the 404 page keeps its noindex. */
function released(name: string, text: string): string {
  const visible = name === '404.html' ? text : text.replace(/<meta name="robots"[^>]*>/, '');
  return visible
    .replace('<p class="preview-strip">Preview</p>\n', '')
    .replaceAll("img-src 'self';", "img-src 'self'; upgrade-insecure-requests;")
    .replaceAll('muuva.example', 'site.example');
}

/** The same site as a release. */
export const RELEASE_EXAMPLE: SiteFiles = {
  ...Object.fromEntries(
    Object.entries(PREVIEW_EXAMPLE).map(([name, body]) => [
      name,
      typeof body === 'string' ? released(name, body) : body,
    ]),
  ),
  'robots.txt': 'User-agent: *\nDisallow:\n\nSitemap: https://site.example/sitemap-index.xml\n',
};
