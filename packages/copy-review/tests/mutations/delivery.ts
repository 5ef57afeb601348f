/** What the host serves, and how: headers, redirects, files for crawlers, and files of any kind. */
import {
  append,
  BLOCKED,
  bytesOf,
  edits,
  HOME,
  link,
  remove,
  replace,
  TERMS,
  textOf,
  write,
  WORDS_UNCHANGED,
  type Expected,
  type Mutation,
} from './edits.ts';
import { FILES, HOST, STRANGER, type Files } from './site.ts';

const SECURITY = '.well-known/security.txt';
const BLOCKED_DELIVERY: Expected = { verdict: 'words unchanged', blocks: true };

/** A header that is added for every response. The report may have its name in lower case. */
function header(name: string, added: string, expected: Expected = WORDS_UNCHANGED): Mutation {
  const [field = '', ...value] = added.split(': ');
  return [
    name,
    replace('_headers', '  X-Content-Type', `  ${added}\n  X-Content-Type`),
    ['_headers', new RegExp(field, 'i'), value.join(': ')],
    expected,
  ];
}

const changedHeader = (
  name: string,
  before: string,
  after: string,
  reported: readonly (string | RegExp)[],
  expected: Expected = BLOCKED_DELIVERY,
): Mutation => [name, replace('_headers', before, after), ['_headers', ...reported], expected];

const newFile = (
  path: string,
  content: string,
  expected: Expected = {},
  reported: readonly (string | RegExp)[] = [path],
): Mutation => [`a new file ${path}`, write(path, content), reported, expected];

export const HEADERS: readonly Mutation[] = [
  header('a header that moves on to another host', `Refresh: 0; url=${STRANGER}`, BLOCKED_DELIVERY),
  header('a header that moves on', 'Refresh: 9; url=/coin'),
  header('a header that redirects', `Location: ${STRANGER}`, BLOCKED_DELIVERY),
  header(
    'a header that loads a style of another host',
    `Link: <${STRANGER}/s.css>; rel=stylesheet`,
    BLOCKED_DELIVERY,
  ),
  header(
    'a header that names another address of the page',
    `Link: <${STRANGER}/>; rel="canonical"`,
    BLOCKED_DELIVERY,
  ),
  header('reports to another host', `Reporting-Endpoints: main="${STRANGER}/r"`, BLOCKED_DELIVERY),
  header('reports of the network to another host', `NEL: {"report_to":"x","max_age":9}`),
  header('rules of prefetching in a file', 'Speculation-Rules: "/rules.json"'),
  header('a header for search engines', 'X-Robots-Tag: noindex'),
  header('a cookie', 'Set-Cookie: id=1'),
  header('an open door to other origins', 'Access-Control-Allow-Origin: *', BLOCKED_DELIVERY),
  header('pages as plain text', 'Content-Type: text/plain'),
  header('pages in another encoding', 'Content-Type: text/html; charset=utf-7'),
  header('pages as downloads', 'Content-Disposition: attachment'),
  header('pages in another language', 'Content-Language: gd'),
  header('data that is cleared', 'Clear-Site-Data: "*"'),
  header('a password', 'Basic-Auth: crew:pier'),
  header('a worker for every page', 'Service-Worker-Allowed: /'),
  header('a page kept for a year', 'Cache-Control: public, max-age=31536000, immutable'),
  header('a map of the scripts', 'SourceMap: /x.map'),
  header('a second policy', "Content-Security-Policy: default-src 'self'"),
  changedHeader('a policy that is gone', 'Content-Security-Policy: ', 'X-Policy: ', [
    /Content-Security-Policy/i,
  ]),
  changedHeader(
    'a policy that only reports',
    'Content-Security-Policy: ',
    'Content-Security-Policy-Report-Only: ',
    [/Content-Security-Policy-Report-Only/i],
  ),
  changedHeader('inline scripts', "script-src 'self'", "script-src 'self' 'unsafe-inline'", [
    'unsafe-inline',
  ]),
  changedHeader('code made of text', "script-src 'self'", "script-src 'self' 'unsafe-eval'", [
    'unsafe-eval',
  ]),
  changedHeader('scripts of another host', "script-src 'self'", `script-src 'self' ${STRANGER}`, [
    'stranger.example',
  ]),
  changedHeader('scripts of any host', "script-src 'self'", 'script-src https:', [
    'script-src https:',
  ]),
  changedHeader('connections', "connect-src 'none'", 'connect-src *', ['connect-src *']),
  changedHeader('forms', "form-action 'none'", "form-action 'self'", ["form-action 'self'"]),
  changedHeader('the base of links', "; base-uri 'none'", '', ['base-uri']),
  changedHeader('frames around the site', "; frame-ancestors 'none'", '', ['frame-ancestors']),
  changedHeader('everything else', "default-src 'none'; ", '', ['default-src']),
  changedHeader('frames around the site, by the old header', '  X-Frame-Options: DENY\n', '', [
    /X-Frame-Options/i,
  ]),
  changedHeader('the type of files', '  X-Content-Type-Options: nosniff\n', '', [
    /X-Content-Type-Options/i,
  ]),
  changedHeader('the encrypted connection', 'max-age=63072000', 'max-age=0', [
    /Strict-Transport-Security/i,
    'max-age=0',
  ]),
  changedHeader('where visitors came from', 'no-referrer', 'unsafe-url', [
    /Referrer-Policy/i,
    'unsafe-url',
  ]),
  changedHeader('the camera', 'camera=()', 'camera=*', [/Permissions-Policy/i, 'camera=*']),
  changedHeader('the clipboard', 'clipboard-write=(self)', 'clipboard-read=*, clipboard-write=*', [
    'clipboard-read=*',
  ]),
  changedHeader(
    'other windows',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Opener-Policy: unsafe-none',
    ['unsafe-none'],
  ),
  changedHeader('the pages that have the policy', '.\n/*\n', '.\n/coin\n', ['/coin']),
  changedHeader(
    'the policy as a comment',
    '  Content-Security-Policy:',
    '#  Content-Security-Policy:',
    [/Content-Security-Policy/i],
  ),
  ['no headers at all', remove('_headers'), ['_headers'], BLOCKED_DELIVERY],
  [
    'a policy for one page',
    append('_headers', `/coin\n  Link: <${STRANGER}/s.css>; rel=stylesheet\n`),
    ['_headers', '/coin', 'stranger.example'],
    BLOCKED_DELIVERY,
  ],
  [
    'headers far below',
    append('_headers', `${'\n'.repeat(5000)}/coin\n  Refresh: 0; url=${STRANGER}\n`),
    ['_headers', /Refresh/i, 'stranger.example'],
    BLOCKED_DELIVERY,
  ],
  [
    'a comment in the headers',
    append('_headers', '# The crew’s headers.\n'),
    ['_headers'],
    { ...WORDS_UNCHANGED, blocks: false },
  ],
];

export const REDIRECTS: readonly Mutation[] = [
  [
    'to another host',
    append('_redirects', `/coin ${STRANGER}/coin 302!\n`),
    ['_redirects', '/coin', STRANGER],
    BLOCKED_DELIVERY,
  ],
  [
    'a page of another host, under our address',
    append('_redirects', `/coin ${STRANGER}/coin 200!\n`),
    ['_redirects', STRANGER],
    BLOCKED_DELIVERY,
  ],
  [
    'every page to another host',
    append('_redirects', `/* ${STRANGER}/:splat 301!\n`),
    ['_redirects', '/*', STRANGER],
    BLOCKED_DELIVERY,
  ],
  [
    'to another host without a scheme',
    append('_redirects', '/coin //stranger.example/coin\n'),
    ['_redirects', '//stranger.example'],
    BLOCKED_DELIVERY,
  ],
  [
    'to another host after a backslash',
    append('_redirects', String.raw`/coin /\stranger.example/coin` + '\n'),
    ['_redirects', 'stranger.example'],
    BLOCKED_DELIVERY,
  ],
  [
    'to another host in capitals',
    append('_redirects', '/coin HTTPS://STRANGER.EXAMPLE 301!\n'),
    ['_redirects', 'STRANGER.EXAMPLE'],
    BLOCKED_DELIVERY,
  ],
  [
    'to another host for one country',
    append('_redirects', `/coin ${STRANGER} 302! Country=za\n`),
    ['_redirects', 'Country=za'],
    BLOCKED_DELIVERY,
  ],
  [
    'from this host to another one',
    append('_redirects', `${HOST}/coin ${STRANGER} 301!\n`),
    ['_redirects', STRANGER],
    BLOCKED_DELIVERY,
  ],
  [
    'to another page',
    append('_redirects', '/terms /coin 302!\n'),
    ['_redirects', '/terms', '/coin'],
    WORDS_UNCHANGED,
  ],
  [
    'another page under an address',
    append('_redirects', '/terms /coin 200!\n'),
    ['_redirects', '/terms /coin 200'],
    WORDS_UNCHANGED,
  ],
  [
    'no page',
    append('_redirects', '/terms / 404!\n'),
    ['_redirects', '/terms', '404'],
    WORDS_UNCHANGED,
  ],
  [
    'another target',
    replace('_redirects', '/token /coin', `/token ${STRANGER}`),
    ['_redirects', STRANGER],
    BLOCKED_DELIVERY,
  ],
  ['none', remove('_redirects'), ['_redirects', '/token'], WORDS_UNCHANGED],
  [
    'far below',
    append('_redirects', `${'# a comment\n'.repeat(3000)}/coin ${STRANGER} 301!\n`),
    ['_redirects', STRANGER],
    BLOCKED_DELIVERY,
  ],
];

export const CRAWLERS: readonly Mutation[] = [
  [
    'a site that crawlers leave out',
    replace('robots.txt', 'Disallow:', 'Disallow: /'),
    ['robots.txt', 'Disallow: /'],
    WORDS_UNCHANGED,
  ],
  ['no robots.txt', remove('robots.txt'), ['robots.txt'], WORDS_UNCHANGED],
  [
    'a sitemap of another host',
    replace('robots.txt', `Sitemap: ${HOST}`, `Sitemap: ${STRANGER}`),
    ['robots.txt', STRANGER],
    WORDS_UNCHANGED,
  ],
  [
    'a page of another host in the sitemap',
    replace('sitemap-0.xml', `${HOST}/coin`, `${STRANGER}/coin`),
    ['sitemap-0.xml', `${STRANGER}/coin`],
    WORDS_UNCHANGED,
  ],
  [
    'a page that is gone from the sitemap',
    replace('sitemap-0.xml', `<url><loc>${HOST}/terms</loc></url>`, ''),
    ['sitemap-0.xml', '/terms'],
    WORDS_UNCHANGED,
  ],
  [
    'another sitemap',
    replace('sitemap-index.xml', 'sitemap-0.xml', 'sitemap-9.xml'),
    ['sitemap-index.xml', 'sitemap-9.xml'],
    WORDS_UNCHANGED,
  ],
  [
    'another contact for researchers',
    replace(SECURITY, 'crew@kelpie.example', 'crew@stranger.example'),
    ['security.txt', 'crew@stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a later end of security.txt',
    replace(SECURITY, '2027', '2099'),
    ['security.txt', '2099'],
    WORDS_UNCHANGED,
  ],
  ['no security.txt', remove(SECURITY), ['security.txt'], WORDS_UNCHANGED],
  [
    'another start of the app',
    replace('site.webmanifest', '"start_url":"/"', '"start_url":"/coin"'),
    ['site.webmanifest', 'start_url', '/coin'],
    WORDS_UNCHANGED,
  ],
  [
    'another name of the app',
    replace('site.webmanifest', '"name":"Kelpie Ferry"', '"name":"Kelpie Bank"'),
    ['site.webmanifest', 'Kelpie Bank'],
    WORDS_UNCHANGED,
  ],
  [
    'an app without the bar of the browser',
    replace('site.webmanifest', '"display":"browser"', '"display":"fullscreen"'),
    ['site.webmanifest', 'fullscreen'],
    WORDS_UNCHANGED,
  ],
  [
    'another icon of the app',
    replace('site.webmanifest', '/icon-192.png', '/og/coin.png'),
    ['site.webmanifest', 'og/coin.png'],
    WORDS_UNCHANGED,
  ],
  [
    'files that the app opens',
    replace(
      'site.webmanifest',
      '"display"',
      '"protocol_handlers":[{"protocol":"web+coin","url":"/%s"}],"display"',
    ),
    ['site.webmanifest', 'protocol_handlers'],
    WORDS_UNCHANGED,
  ],
];

/** A copy of a page under another name, and an empty one, so that the third file hides the first. */
function hideBySecond(files: Files): void {
  const old = textOf(files, HOME);
  replace(HOME, 'We cross at dawn', 'We cross at midnight')(files);
  edits(write('index.htm', old), write('index.xhtml', ''))(files);
}

export const SERVED: readonly Mutation[] = [
  [
    'two more files of a route, which hide the changed one',
    hideBySecond,
    [/index\.(?:html|htm)\b/, 'index.htm', 'index.xhtml', 'midnight'],
    BLOCKED,
  ],
  [
    'an old page as .htm',
    (files) => {
      write('terms.htm', bytesOf(files, TERMS))(files);
    },
    ['terms.htm', /terms\.htm\b/],
    BLOCKED,
  ],
  ['a page as .xhtml', write('coin.xhtml', '<p>Send coins here.'), ['coin.xhtml'], BLOCKED],
  [
    'a page in a folder, besides the one of that name',
    write('terms/index.html', '<!DOCTYPE html><title>Terms</title><p>No risks.'),
    ['terms/index.html'],
    BLOCKED,
  ],
  [
    'a page of that name in capitals',
    write('terms/INDEX.HTML', '<!DOCTYPE html><title>Terms</title><p>No risks.'),
    ['terms/INDEX.HTML'],
    BLOCKED,
  ],
  [
    'a page of that name, encoded',
    write('%63oin.html', '<!DOCTYPE html><title>x</title><p>Send coins.'),
    ['%63oin'],
  ],
  newFile('paper.pdf', '%PDF-1.7 Send coins here.', BLOCKED),
  newFile('feed.xml', '<?xml version="1.0"?><feed><title>Send coins</title></feed>', {
    verdict: 'words unchanged',
  }),
  newFile('poster.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>Send coins</text></svg>'),
  newFile('poster.svgz', 'x', BLOCKED),
  newFile('wallet.exe', 'MZ', BLOCKED),
  newFile('wallet.zip', 'PK', BLOCKED),
  newFile('app.wasm', '\0asm', BLOCKED),
  newFile('data.json', '{"address":"x"}', BLOCKED),
  newFile('notes.txt', 'Send coins here.'),
  newFile('notes.md', '# Send coins here', BLOCKED),
  newFile('LICENCE', 'Send coins here.', BLOCKED),
  newFile('_worker.js', 'export default {fetch(){}}', { verdict: 'words unchanged', blocks: true }),
  newFile('_routes.json', '{"include":["/*"]}', BLOCKED),
  newFile('functions/api.ts', 'export const onRequest=1;', BLOCKED),
  newFile('.htaccess', 'Redirect / https://stranger.example', BLOCKED),
  newFile('.nojekyll', '', BLOCKED),
  newFile('CNAME', 'stranger.example', BLOCKED),
  newFile('web.config', '<configuration/>', BLOCKED),
  newFile('index.php', '<?php', BLOCKED),
  newFile('terms.shtml', '<p>x', BLOCKED),
  newFile('terms.mhtml', 'x', BLOCKED),
  newFile('words.vtt', 'WEBVTT', BLOCKED),
  newFile('netlify.toml', '[[redirects]]', BLOCKED),
  newFile('.well-known/apple-app-site-association', '{"applinks":{}}', BLOCKED),
  newFile('.well-known/assetlinks.json', '[]', BLOCKED),
  newFile('lock\u202Efdp.exe', 'MZ', BLOCKED, ['U+202E']),
  newFile('a](https:stranger.example).pdf', 'x', BLOCKED, ['stranger.example']),
  newFile('coin.html ', '<p>Send coins.', BLOCKED, ['coin.html']),
  newFile('coin.html.bak', '<p>Send coins.', BLOCKED),
  [
    'a link to a file outside',
    link('secret.html', '/etc/hostname'),
    ['secret.html', /link/],
    BLOCKED,
  ],
  ['a link to a folder outside', link('more', '/etc'), ['more', /link/], BLOCKED],
  [
    'a page as a link',
    edits(remove(TERMS), link(TERMS, 'coin.html')),
    ['terms.html', /link/],
    BLOCKED,
  ],
  ['an icon that is gone', remove('favicon.ico'), ['favicon.ico'], WORDS_UNCHANGED],
  ['an empty script', write(FILES.client, ''), [FILES.client], WORDS_UNCHANGED],
  [
    'a file without its last line break',
    replace('robots.txt', 'sitemap-index.xml\n', 'sitemap-index.xml'),
    ['robots.txt'],
    WORDS_UNCHANGED,
  ],
];
