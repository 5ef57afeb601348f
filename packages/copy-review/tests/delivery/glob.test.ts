import { expect, it } from 'vitest';
import { matchesPattern } from '../../src/delivery/glob.ts';

it.each([
  ['/about', '/about', true],
  ['/about', '/about/', false],
  ['/about', '/*', true],
  ['/a/b/c.js', '/a/*', true],
  ['/a/b/c.js', '/a/*.js', true],
  ['/a/b/c.js', '/a/:name/c.js', true],
  ['/a/b/c.js', '/*b*.css', false],
  ['/a', '/a*a', false],
  ['/aba', '/a*a', true],
  [`/${'a'.repeat(50_000)}`, `/${'*a'.repeat(5000)}*b`, false],
])('%.20s matches %.20s: %s', (path, pattern, matches) => {
  expect(matchesPattern(path, pattern)).toBe(matches);
});
