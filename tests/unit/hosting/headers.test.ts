import { expect, test } from 'vitest';
import { headersFor, joinedHeaders, parseHeaders, withoutHttps } from '../../../hosting/headers.ts';

const rules = parseHeaders(`# everywhere
/*
  Link: first

/about
	Content-Security-Policy: default-src 'none'; img-src 'self'
  Link: second
`);

test.each([
  ['/*', '/about', true],
  ['/_astro/*', '/_astro/fonts/a.woff2', true],
  ['/_astro/*', '/_astro/', true],
  ['/_astro/*', '/_astro', false],
  ['/art/*.svg', '/art/deep/map.svg', true],
  ['/art/*.svg', '/art/map.png', false],
  // The two ends must not share a character.
  ['/aba*ab', '/abab', false],
  ['/about', '/about-us', false],
  // A dot is a dot.
  ['/a.b', '/a.b', true],
  ['/a.b', '/acb', false],
])('The block of %s matches %s: %s', (block, path, doesMatch) => {
  expect(headersFor(parseHeaders(`${block}\n  X: 1\n`), path).has('x')).toBe(doesMatch);
});

test('values of several blocks are joined', () => {
  expect(headersFor(rules, '/about').get('link')).toBe('first, second');
  expect(joinedHeaders(rules, '/about')).toEqual(['link']);
  expect(joinedHeaders(rules, '/')).toEqual([]);
  const policy = "default-src 'none'; img-src 'self'";
  expect(headersFor(rules, '/about').get('content-security-policy')).toBe(policy);
});

const NEITHER = /^_headers:\d+: .*is neither a path/;

test.each([
  ['a header before any path', '  X-A: 1\n', NEITHER],
  ['a header that is not indented', '/*\nX-A: 1\n', NEITHER],
  ['a header without a value', '/*\n  X-A:\n', NEITHER],
  ['a path that is indented', '/*\n  X: 1\n  /a\n', /^_headers:3: Write “\/a” without/],
  ['a path after a tab', '/*\n  X: 1\n\t/a\n', /^_headers:3: Write “\/a” without/],
  [
    'a value that Node refuses',
    '/*\n  X: a\u0007b\n',
    /^_headers:2: A server cannot send .* of X\./,
  ],
  ['U+00A0 after a value', '/*\n  X: a\u00A0\n', /^_headers:2: A server cannot send/],
  ['U+00A0 before a name', '/*\n  \u00A0X: a\n', NEITHER],
  ['a value in Latin-1', '/*\n  X: café\n', /^_headers:2: A server cannot send/],
  ['a header of the host', '/*\n  Trailer: X\n', /^_headers:2: Hosts set Trailer themselves/],
  ['a header twice in a block', '/a\n  X: 1\n  x: 2\n', /^_headers:3: “\/a” has x twice/],
  ['a second block for a path', '/a\n  X: 1\n/a\n  Y: 1\n', /^_headers:3: “\/a” has a block/],
  ['two stars, which Cloudflare ignores', '/*a*b\n  X: 1\n', /^_headers:1: .*one “\*” at most/],
  ['a placeholder', '/:page\n  X: 1\n', /^_headers:1: .*without placeholders/],
  ['a line over 2,000 characters', `/*\n  X: ${'a'.repeat(2000)}\n`, /^_headers:2: .*2005 char/],
  [
    'the 101st block',
    Array.from({ length: 101 }, (_, index) => `/${index}\n  X: 1\n`).join(''),
    /^_headers:201: Cloudflare ignores all but the first 100 blocks/,
  ],
])('%s is an error that names its line', (_, text, message) => {
  expect(() => parseHeaders(text)).toThrow(message);
});

test('100 blocks, and a line of 2,000 characters, are accepted', () => {
  const blocks = Array.from({ length: 100 }, (_, index) => `/${index}\n  X: 1\n`).join('');
  expect(parseHeaders(blocks)).toHaveLength(100);
  expect(parseHeaders(`/*\n  X: ${'a'.repeat(1995)}\n`)).toHaveLength(1);
});

test('over http, a response leaves out what only https can keep', () => {
  const policy = "default-src 'none'; upgrade-insecure-requests; img-src 'self'";
  const headers = new Map([
    ['strict-transport-security', 'max-age=1'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['content-security-policy', policy],
    ['link', '</a>; upgrade-insecure-requests'],
  ]);
  expect([...withoutHttps(headers)]).toEqual([
    ['content-security-policy', "default-src 'none'; img-src 'self'"],
    ['link', '</a>; upgrade-insecure-requests'],
  ]);
});
