import { expect, test } from 'vitest';
import { ALLOWED, dutiesOf, isAllowedBy, type Source } from '../../../hosting/allowed.ts';

const BASE = 'https://muuva.example/contact';

/** Sources that allow none of these addresses. */
const OTHERS = ['https://other.example', "'unsafe-inline'"];

test.each<[Source, string]>([
  ["'self'", '/a.js'],
  ["'self'", 'a.js'],
  ['https://count.example', 'https://count.example/a/b.js?c'],
  ['https://count.example/', '//count.example/a'],
  ['https://count.example/a.js', 'https://count.example/a.js?v=1'],
  ['https://count.example/a/', 'https://count.example/a/b.js'],
])('%s allows %s', (source, address) => {
  expect(isAllowedBy([source, ...OTHERS], address, BASE)).toBe(true);
});

test.each<[Source, string]>([
  ["'self'", 'https://count.example/a.js'],
  ["'self'", 'data:text/javascript,a'],
  ['https://count.example', '/a.js'],
  ['https://count.example', 'https://count.example.evil.example/a.js'],
  ['https://count.example', 'http://count.example/a.js'],
  ['https://count.example/a.js', 'https://count.example/b.js'],
  ['https://count.example/a', 'https://count.example/a/b.js'],
])('%s does not allow %s', (source, address) => {
  expect(isAllowedBy([source, ...OTHERS], address, BASE)).toBe(false);
});

test('the Legal page must speak of what is outside, of forms, and of all that a row says so of', () => {
  const legal = { section: 'privacy', says: 'It [counts].' };
  const [script] = ALLOWED.inlineScripts;
  const rowsOf = (addresses: readonly Source[]) =>
    dutiesOf({
      ...ALLOWED,
      outside: [{ address: 'https://a.example', directives: [], pages: 'all', legal }],
      forms: { addresses, pages: 'all', legal },
      inlineScripts: script ? [script, { ...script, source: 'count.ts', legal }] : [],
      fileTypes: { '.css': { mediaType: 'text/css' }, '.mp4': { mediaType: 'video/mp4', legal } },
    }).map(({ row }) => row);
  const others = ['count.ts', 'files of the type .mp4'];
  expect(rowsOf([])).toEqual(['https://a.example', 'forms', ...others]);
  expect(rowsOf(["'self'"])).toEqual(['https://a.example', 'forms that send', ...others]);
});
