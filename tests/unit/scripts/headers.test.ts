import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../scripts/headers.ts';

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

test('special characters of regular expressions are literal', () => {
  const dotted = parseHeaders('/a.b\n  X: 1\n');
  expect(headersFor(dotted, '/a.b').size).toBe(1);
  expect(headersFor(dotted, '/acb').size).toBe(0);
});

test.each([
  ['a header before any path', '  X-A: 1\n'],
  ['a header that is not indented', '/*\nX-A: 1\n'],
  ['a header without a value', '/*\n  X-A:\n'],
])('%s is an error that names its line', (_, text) => {
  expect(() => parseHeaders(text)).toThrow(/^_headers:\d+: /);
});
