import { expect, test } from 'vitest';
import { isAllowedBy, type Source } from '../../../hosting/allowed.ts';

const BASE = 'https://muuva.example/contact';

test.each<[Source, string]>([
  ["'self'", '/a.js'],
  ["'self'", 'a.js'],
  ['https://count.example', 'https://count.example/a/b.js?c'],
  ['https://count.example/', '//count.example/a'],
  ['https://count.example/a.js', 'https://count.example/a.js?v=1'],
  ['https://count.example/a/', 'https://count.example/a/b.js'],
])('%s allows %s', (source, address) => {
  expect(isAllowedBy([source], address, BASE)).toBe(true);
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
  expect(isAllowedBy([source], address, BASE)).toBe(false);
});
