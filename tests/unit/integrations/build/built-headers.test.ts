import { expect, test } from 'vitest';
import { completeHeaders } from '../../../../integrations/build/built-headers.ts';
import { headersFor, parseHeaders } from '../../../../hosting/headers.ts';

const SOURCE = '# All.\n/*\n  X-Own: 1\n/favicon.ico\n  Cache-Control: public\n';

test('every response has the policy, once', () => {
  const rules = parseHeaders(completeHeaders(SOURCE, "default-src 'none'", ['/_astro/a.js']));
  for (const path of ['/', '/about', '/nowhere', '/map.svg', '/_astro/a.js'])
    expect(headersFor(rules, path).get('content-security-policy')).toBe("default-src 'none'");
});

test('each file with a hash in its name is kept for a year, and a missing one is not', () => {
  const rules = parseHeaders(
    completeHeaders(SOURCE, 'p', ['/_astro/a.js', '/_astro/fonts/b.woff2']),
  );
  const caching = (path: string) => headersFor(rules, path).get('cache-control');
  expect(caching('/_astro/a.js')).toBe('public, max-age=31536000, immutable');
  expect(caching('/_astro/fonts/b.woff2')).toBe('public, max-age=31536000, immutable');
  expect(caching('/_astro/missing.js')).toBeUndefined();
  expect(caching('/favicon.ico')).toBe('public');
});

test('more than hosts read fails the build', () => {
  const files = Array.from({ length: 99 }, (_, index) => `/_astro/${index}.js`);
  expect(() => completeHeaders(SOURCE, 'p', files)).toThrow(
    'The built _headers:205: Cloudflare ignores all but the first 100 blocks.',
  );
  expect(() => completeHeaders(SOURCE, 'p'.repeat(2000), [])).toThrow(/_headers:3: .* 2027 char/);
});

test('headers without a block for every response fail the build', () => {
  expect(() => completeHeaders('/about\n  X: 1\n', 'p', [])).toThrow('has no block “/*”');
});
