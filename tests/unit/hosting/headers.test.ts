import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../hosting/headers.ts';

const rules = parseHeaders(`# everywhere
/*
  X-Everywhere: yes
  Link: first

/_astro/*
  Cache-Control: public, max-age=1

/about
	Content-Security-Policy: default-src 'none'; img-src 'self'
  Link: second
`);

test('a star matches any characters', () => {
  expect(headersFor(rules, '/_astro/fonts/a.woff2').get('cache-control')).toBe('public, max-age=1');
  expect(headersFor(rules, '/_astro').has('cache-control')).toBe(false);
});

test('a path without a star matches only itself', () => {
  const policy = "default-src 'none'; img-src 'self'";
  expect(headersFor(rules, '/about').get('content-security-policy')).toBe(policy);
  expect(headersFor(rules, '/about-us').has('content-security-policy')).toBe(false);
});

test('values of several blocks are joined', () => {
  expect(headersFor(rules, '/about').get('link')).toBe('first, second');
  expect(headersFor(rules, '/').get('link')).toBe('first');
});

test('a star may be anywhere in a path', () => {
  const drawn = parseHeaders('/art/*.svg\n  X: 1\n');
  expect(headersFor(drawn, '/art/deep/map.svg').size).toBe(1);
  expect(headersFor(drawn, '/art/map.png').size).toBe(0);
  // The two ends of the pattern must not share a character.
  expect(headersFor(parseHeaders('/aba*ab\n  X: 1\n'), '/abab').size).toBe(0);
});

test('special characters of regular expressions are literal', () => {
  const dotted = parseHeaders('/a.b\n  X: 1\n');
  expect(headersFor(dotted, '/a.b').size).toBe(1);
  expect(headersFor(dotted, '/acb').size).toBe(0);
});

const NEITHER = /^_headers:\d+: .*is neither a path/;

test.each([
  ['a header before any path', '  X-A: 1\n', NEITHER],
  ['a header that is not indented', '/*\nX-A: 1\n', NEITHER],
  ['a header without a value', '/*\n  X-A:\n', NEITHER],
  ['a path that is indented', '/*\n  X: 1\n  /a\n', /^_headers:3: Write “\/a” without/],
  [
    'a value that Node refuses',
    '/*\n  X: a\u0007b\n',
    /^_headers:2: A server cannot send .* of X\./,
  ],
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
