/**
 * The site that the mutations change: small, and with everything that a built site has. Pages of
 * hashed assets, islands with serialised properties, a contract address, binding documents, a
 * policy, pictures, fonts, scripts, and the files that only the host or a crawler reads.
 */
import type { BindingDocument, ReviewConfig } from '../../src/shared/config.ts';

/** A symbolic link in a built site. */
interface Link {
  readonly leadsTo: string;
}

/** The files of a built site by path. */
export type Files = Map<string, Buffer | Link>;

/** In base58, as wallets show it: 44 characters. */
export const ADDRESS = 'KeLp7Yk4mQxV9sHkT2cWnKpR8bJdZ3gUeAqK5tXvMhNy';
export const OTHER_ADDRESS = 'KeLp7Wd2hFzB6nGrJ9vXqPcM4tSyE8aUkRo3jTbL5VqD';
/** An address in groups of four, between which its line may break. */
export const grouped = (address: string): string =>
  (address.match(/.{1,4}/gsu) ?? []).map((group) => `<span>${group}</span><wbr>`).join('');

export const HOST = 'https://kelpie.example';
export const PLATFORM = 'https://exchange.example';
export const STRANGER = 'https://stranger.example';
const FORGE = 'https://forge.example/kelpie/site/';

export const FILES = {
  base: '_astro/base.3f2a9c1d.css',
  documents: '_astro/documents.b81e04f7.css',
  address: '_astro/ContractAddress.DXFaQUph.js',
  toasts: '_astro/Toasts.DEwOlIvQ.js',
  client: '_astro/client.CbheZXeX.js',
  map: '_astro/map.BvHcNl17.svg',
  code: '_astro/code.Cx81kQ2p.svg',
  boat: '_astro/boat.Dk20PzQa.avif',
  pier: '_astro/pier.Bq77LmRs.avif',
  boatSmall: '_astro/boat.Av51VnTe.avif',
  text: '_astro/fonts/1e853737aae6e6cd.woff2',
  figures: '_astro/fonts/55b2efb9fd1e89c6.woff2',
  film: '_astro/crossing.Hy62WsXd.webm',
} as const;

const document = (route: string, name: string): BindingDocument => ({
  route,
  name,
  text: '.document-section',
  details: '.proof',
  versions: '#versions',
  version: '#versions dd:nth-of-type(1)',
  effective: '#versions dd:nth-of-type(2)',
  changes: '#versions tbody tr',
  editorial: '[data-kind="editorial"]',
});

export const CONFIG: ReviewConfig = {
  ignore: [{ selector: '.edit-link', leadsTo: FORGE }],
  data: [{ selector: 'astro-island', attribute: 'props' }],
  // The block of the address
  protected: ['.address'],
  documents: [document('/terms', 'Terms'), document('/pledge', 'Ferry Pledge')],
};

/** Escapes a text for an attribute in double quotation marks. */
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Serialises the properties of an island like Astro: each value is a pair of type and value. */
function serialize(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(serialize)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, serializeProperties(value)];
}

const serializeProperties = (properties: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, serialize(value)]));

interface Island {
  /** A name that the build makes, by which React names elements. */
  readonly prefix: string;
  readonly file: string;
  readonly props: object;
  readonly html: string;
}

const island = ({ prefix, file, props, html }: Island) =>
  [
    `<astro-island prefix="${prefix}" component-url="/${file}" component-export="default"`,
    ` renderer-url="/${FILES.client}"`,
    ` props="${escapeAttribute(JSON.stringify(serializeProperties(props)))}"`,
    ` ssr client="intent" opts="{&quot;value&quot;:true}" await-children>${html}</astro-island>`,
  ].join('');

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'sha256-OM0hjhCFzKhe37rKuW7480xLoDyRIzyLMKCvzoH6tGU='",
  "style-src 'self' 'sha256-t5D1GY2TA3CYXEq6y4OnGK2dIwqHN0GW8fjOkCZYbZs='",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

const LINKED_DATA = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Kelpie Ferry',
  url: `${HOST}/`,
  logo: `${HOST}/icon-192.png`,
};

const INLINE_STYLE = [
  `@font-face{font-family:pier;src:url("/${FILES.text}") format("woff2");font-weight:400 700}`,
  `@font-face{font-family:tally;src:url("/${FILES.figures}") format("woff2");unicode-range:U+30-39}`,
  ':root{--ink:#12261c;--water:#e6eddd;--mark:" ·"}.a{display:grid;gap:16px}.b{color:var(--ink)}',
  '.c{max-width:60ch}.header-nav a:after{content:var(--mark)}',
].join('');

interface PageParts {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly styles?: readonly string[];
  readonly head?: string;
  readonly main: string;
}

function page({ route, title, description, styles = [], head = '', main }: PageParts): string {
  const name = route === '/' ? 'home' : route.slice(1);
  const sheets = [FILES.base, ...styles].map(
    (file) => `<link rel="stylesheet" href="/${file}" media="all">`,
  );
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | Kelpie Ferry</title><meta name="description" content="${description}">`,
    `<link rel="canonical" href="${HOST}${route}">`,
    `<link rel="alternate" hreflang="gd" href="${HOST}/gd${route}">`,
    '<meta name="theme-color" content="#f7faf2"><meta name="color-scheme" content="light dark">',
    `<link rel="preload" as="font" type="font/woff2" href="/${FILES.text}" crossorigin>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="manifest" href="/site.webmanifest">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:image" content="${HOST}/og/${name}.png">`,
    '<meta property="og:image:alt" content="A ferry on a dark lake">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${JSON.stringify(LINKED_DATA)}</script>`,
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>',
    `${head}<style>${INLINE_STYLE}</style>${sheets.join('')}</head><body>`,
    '<a class="skip" href="#main">Skip to the text</a><header class="header"><nav class="header-nav" aria-label="Main">',
    '<button type="button" popovertarget="menu">Menu</button><ul id="menu" popover>',
    '<li><a href="/coin">The coin</a></li><li><a href="/pledge">Pledge</a></li>',
    '<li><a href="/terms">Terms</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>',
    `<main id="main" class="a c">${main}`,
    `<p><a class="edit-link" href="${FORGE}edit/main/${name}.mdx">Edit this text</a></p></main>`,
    '<footer class="footer b"><p>Kelpie Ferry is no bank. Coins can lose all their value.</p>',
    '<p>Office: 4 Pier Road, Lochend.</p></footer>',
    '<script type="module">document.documentElement.dataset.ready="yes";</script></body></html>\n',
  ].join('');
}

const ADDRESS_PROPS = {
  address: ADDRESS,
  href: '#check',
  url: `${PLATFORM}/coin/${ADDRESS}`,
  id: 'kelpie-address',
  mode: 'copy',
  limit: 44,
  pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
  isPlaceholder: false,
  words: {
    copy: {
      label: 'Copy address',
      success: { title: 'Copied', description: 'The whole address is on your clipboard.' },
      failure: { title: 'Not copied', description: 'Select the address and copy it by hand.' },
    },
    results: [
      'Same: every character agrees with ours.',
      'Different: do not send anything to it.',
      'Too short to be an address.',
    ],
  },
};

const NEWS_PROPS = {
  words: {
    label: 'Your email address',
    button: 'Sign up',
    success: 'Thank you. We write twice a year.',
    missing: 'Enter your email address.',
  },
};

const COIN = page({
  route: '/coin',
  title: 'The coin',
  description: 'What the kelpie coin is, its contract address, and where it is traded.',
  main: [
    '<h1>The kelpie coin</h1><p class="lead">One coin is one crossing of the lake. Nobody promises a price.</p>',
    '<section id="address" class="b"><h2>Contract address</h2>',
    island({
      prefix: 'r1',
      file: FILES.address,
      props: ADDRESS_PROPS,
      html: `<p class="address"><code data-address="${ADDRESS}">${grouped(ADDRESS)}</code></p><button type="button" class="copy">Copy address</button>`,
    }),
    '<p class="address-note">Compare every character before you send anything.</p></section>',
    '<section id="buy"><h2>Where it is traded</h2>',
    `<p><a class="button" href="${PLATFORM}/coin/${ADDRESS}" rel="noopener noreferrer">Trade on Exchange</a></p>`,
    `<p>Found a copy? <a href="${PLATFORM}/report-fakes" rel="noopener noreferrer">Report a fake</a>, or <a href="mailto:crew@kelpie.example">write to us</a>.</p>`,
    '<p class="warning"><strong>You can lose everything you pay.</strong> We do not refund. You can sell at any time.</p></section>',
    `<section id="pictures"><h2>The boat</h2><picture><source srcset="/${FILES.boatSmall}" media="(max-width: 600px)"><img src="/${FILES.boat}" srcset="/${FILES.boat} 1x" alt="The ferry at the north pier" width="800" height="400"></picture>`,
    `<img src="/${FILES.pier}" alt="The pier" width="400" height="300" loading="lazy">`,
    `<img class="code" src="/${FILES.code}" alt="The contract address as a code to scan" width="200" height="200">`,
    `<video src="/${FILES.film}" poster="/${FILES.pier}" controls></video>`,
    '<svg class="sketch" viewBox="0 0 100 20" role="img"><title>Depth of the lake</title><defs><g id="mark-deep"><text>deep</text></g><g id="mark-shallow"><text>shallow</text></g></defs><use href="#mark-deep" x="1" y="9"></use></svg></section>',
    '<section id="supply"><h2>Supply</h2><ol class="steps"><li>102 coins for the crew</li><li>50% of the rest is locked for 12 months</li><li>The remainder is sold</li></ol>',
    '<table><thead><tr><th scope="col">Who</th><th scope="col">Share</th></tr></thead><tbody><tr><td>Crew</td><td>10%</td></tr><tr><td>Passengers</td><td>40%</td></tr></tbody></table></section>',
    '<aside aria-label="News"><h2>News by letter</h2>',
    island({
      prefix: 'r3',
      file: FILES.toasts,
      props: NEWS_PROPS,
      html: '<form method="dialog"><label for="_r3R_1_">Your email address</label><input id="_r3R_1_" name="email" type="email" autocomplete="email" placeholder="you@example.com" aria-describedby="news-hint" required><p id="news-hint">No address leaves your device.</p><button type="submit" disabled>Sign up</button></form>',
    }),
    '</aside>',
  ].join(''),
});

const versions = (rows: string) =>
  `<section id="versions"><h2>Versions</h2><dl><dt>Version</dt><dd>2.1</dd><dt>Effective</dt><dd>3 March 2026</dd></dl><table><thead><tr><th>Version</th><th>Date</th><th>What changed</th></tr></thead><tbody>${rows}</tbody></table></section>`;

const TERMS = page({
  route: '/terms',
  title: 'Terms',
  description: 'What you agree to when you cross the lake or hold the coin.',
  styles: [FILES.documents],
  main: [
    '<h1>Terms</h1><nav aria-label="On this page"><ul><li><a href="#risks">Risks</a></li><li><a href="#refunds">Refunds</a></li></ul></nav>',
    '<section class="document-section" id="risks"><h2>1. Risks</h2><p class="warning">The coin may lose all its value. You must not pay with money that you need.</p><p class="document-note brief">We will never ask for your password.</p></section>',
    '<section class="document-section" id="refunds"><h2>2. Refunds</h2><p>We do not refund coins. We refund crossings that we cancel within 30 days.</p><ul><li>Ask at the pier.</li><li>Ask by email.</li></ul></section>',
    '<section class="document-section" id="disputes"><h2>3. Disputes</h2><p>The courts of Lochend decide. The time limit is 12 months.</p><pre>Crew  4\nBoats 1</pre></section>',
    versions(
      '<tr data-kind="substantive"><td>2.1</td><td>3 March 2026</td><td>Refunds within 30 days.</td></tr><tr data-kind="editorial"><td>2.0</td><td>1 May 2025</td><td>Shorter words.</td></tr>',
    ),
  ].join(''),
});

const PLEDGE = page({
  route: '/pledge',
  title: 'Ferry Pledge',
  description: 'What the crew pledges, and where each proof is.',
  styles: [FILES.documents],
  main: [
    '<h1>Ferry Pledge</h1><ol class="pledges">',
    '<li class="document-section" id="lock"><h2>The lock</h2><p>Half of the supply is locked until 3 March 2027.</p><p class="proof"><b>Locker link</b> not published yet</p></li>',
    '<li class="document-section" id="wallet"><h2>The wallet</h2><p>The crew sells nothing without notice of 14 days.</p><p class="proof"><b>Wallet address</b> not published yet</p></li></ol>',
    '<div class="archived"><p>Shown in the archive only.</p></div>',
    versions(
      '<tr data-kind="first"><td>1.0</td><td>1 May 2025</td><td>First text.</td></tr>',
    ).replace('2.1', '1.0'),
  ].join(''),
});

const CONTACT = page({
  route: '/contact',
  title: 'Contact',
  description: 'How to reach the crew.',
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Is there a night ferry?","acceptedAnswer":{"@type":"Answer","text":"No, the last boat leaves at 18:30."}}]}</script>',
  main: [
    '<h1>Contact</h1><form id="write" method="dialog"><fieldset><legend>Write to the crew</legend>',
    '<label for="name">Name</label><input id="name" name="name" type="text" maxlength="100">',
    '<label for="phrase">Question</label><input id="phrase" name="question" type="text" value="">',
    '<label for="topic">Topic</label><select id="topic" name="topic"><option value="crossing" selected>A crossing</option><option value="coin">The coin</option></select>',
    '<input id="consent" type="checkbox" name="consent"><label for="consent">Publish my letter</label>',
    '<textarea name="letter" aria-label="Your letter"></textarea><button type="submit" title="Nothing is sent">Send</button></fieldset></form>',
    '<details id="night"><summary>Is there a night ferry?</summary><p>No, the last boat leaves at 18:30.</p></details>',
    '<details><summary>Do you sell coins?</summary><p>Not in person, and never by telephone.</p></details>',
    '<p>Full: <meter min="0" max="10" value="4">4 of 10 seats</meter> Since <time datetime="2025-05-01">1 May 2025</time>.</p>',
    '<noscript><p>Without scripts, write to crew@kelpie.example.</p></noscript>',
    '<template id="row"><p>A row for letters.</p></template>',
  ].join(''),
});

const HEADERS = [
  '# Headers for the host.',
  '/*',
  '  X-Content-Type-Options: nosniff',
  '  X-Frame-Options: DENY',
  '  Referrer-Policy: no-referrer',
  '  Permissions-Policy: camera=(), geolocation=(), clipboard-write=(self)',
  '  Cross-Origin-Opener-Policy: same-origin',
  '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
  `  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'`,
  '',
  '/_astro/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  '',
].join('\n');

const BASE_STYLE = [
  '@layer low,high;@layer high{.copy{color:navy}}@layer low{.copy{color:teal}}',
  'body{background:var(--water);font-family:pier,sans-serif}.skip{position:absolute}',
  '.header-nav ul{display:flex;gap:8px}.address code{font-family:tally,monospace;font-size:1rem}',
  '.copy{order:2}.warning{border:2px solid;padding:8px}.lead{font-size:1.25rem}.steps{counter-reset:step}',
  '.steps li::marker{content:counter(step) ". "}.archived{display:none}.visually-hidden{clip-path:inset(50%);position:absolute}',
  '@keyframes arrive{from{opacity:.9}to{opacity:1}}.button{animation:arrive 1s}@media print{.header{display:none}}',
  '@media (width<600px){.lead{font-size:1rem}}.footer p{font-size:.875rem}',
].join('');

const DOCUMENT_STYLE = [
  '.document-section{margin-block:32px}.document-section h2{font-weight:700}.proof{border:1px dashed}',
  '.brief{display:none}.document-note{display:block;font-style:italic}@media print{.document-section h2 a:after{content:attr(data-address)}}',
].join('');

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>\n`;

/** Bytes that look like a picture or a font. */
const binary = (signature: string, seed: number, length = 600) =>
  Buffer.concat([
    Buffer.from(signature, 'latin1'),
    Buffer.from(Array.from({ length }, (_, index) => (index * 37 + seed * 101) % 256)),
  ]);

const PNG = '\x89PNG\r\n\x1A\n';
const AVIF = '\0\0\0\x1CftypavifP';

const SITEMAP = ['/', '/coin', '/pledge', '/terms', '/contact']
  .map((route) => `<url><loc>${HOST}${route}</loc></url>`)
  .join('');

const MANIFEST = {
  name: 'Kelpie Ferry',
  start_url: '/',
  display: 'browser',
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
};

/** A new copy of the site. */
export function exampleSite(): Files {
  const contents: Readonly<Record<string, string | Buffer>> = {
    'index.html': page({
      route: '/',
      title: 'Across the lake',
      description: 'A ferry on a dark lake, owned by those who cross it.',
      main: `<h1>Across the lake</h1><p>We cross at dawn, at noon and at dusk.</p><p><img src="/${FILES.map}" alt="A map of the lake" width="600" height="300"></p><p>Read the <a href="/terms#risks">risks</a> and the <a href="/pledge">pledge</a>.</p>`,
    }),
    'coin.html': COIN,
    'terms.html': TERMS,
    'pledge.html': PLEDGE,
    'contact.html': CONTACT,
    '404.html': page({
      route: '/404',
      title: 'Lost',
      description: 'There is no page here.',
      main: '<h1>No pier here</h1><p><a href="/">Back to the start</a></p>',
    }),
    [FILES.base]: BASE_STYLE,
    [FILES.documents]: DOCUMENT_STYLE,
    [FILES.address]: `import"./client.CbheZXeX.js";const copy=text=>navigator.clipboard.writeText(text);export{copy as default};\n`,
    [FILES.toasts]: `const show=words=>words;export{show as default};\n`,
    [FILES.client]: `export const hydrate=element=>element;\n`,
    [FILES.map]: svg('<text x="10" y="20">North pier</text><path d="M0 0h100v100"/>'),
    [FILES.code]: svg('<path d="M0 0h10v10h-10zM20 20h10v10h-10z"/>'),
    [FILES.boat]: binary(AVIF, 1),
    [FILES.boatSmall]: binary(AVIF, 2),
    [FILES.pier]: binary(AVIF, 3),
    [FILES.film]: binary('\x1A\x45\xDF\xA3', 4),
    [FILES.text]: binary('wOF2', 5),
    [FILES.figures]: binary('wOF2', 6),
    'favicon.ico': binary('\0\0\x01\0', 7),
    'favicon.svg': svg('<circle cx="50" cy="50" r="40"/>'),
    'icon-192.png': binary(PNG, 8),
    ...Object.fromEntries(
      ['home', 'coin', 'terms', 'pledge', 'contact'].map((name, index) => [
        `og/${name}.png`,
        binary(PNG, 20 + index),
      ]),
    ),
    _headers: HEADERS,
    _redirects: '/token /coin 301\n',
    'robots.txt': `User-agent: *\nDisallow:\nSitemap: ${HOST}/sitemap-index.xml\n`,
    'sitemap-index.xml': `<?xml version="1.0" encoding="UTF-8"?><sitemapindex><sitemap><loc>${HOST}/sitemap-0.xml</loc></sitemap></sitemapindex>\n`,
    'sitemap-0.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset>${SITEMAP}</urlset>\n`,
    'site.webmanifest': `${JSON.stringify(MANIFEST)}\n`,
    '.well-known/security.txt':
      'Contact: mailto:crew@kelpie.example\nExpires: 2027-01-01T00:00:00Z\n',
  };
  return new Map(
    Object.entries(contents).map(([path, content]) => [path, Buffer.from(content)] as const),
  );
}
