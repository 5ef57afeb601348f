import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../../hosting/headers.ts';
import { completeHeaders } from '../../../../integrations/finish/response-headers.ts';

const SOURCE = '# All.\n/*\n  X-Own: 1\n';
const file = (name: string, route = `/${name}`) => ({ name, route });
const PAGE = file('about.html', '/about');

test('a response has the policy, what every response has, and what its own file has', () => {
  const asset = file('_astro/a.1b.js');
  const rules = parseHeaders(completeHeaders(SOURCE, 'p', [PAGE, asset], { isRelease: true }));
  const [page, script] = [PAGE, asset].map(({ route }) =>
    Object.fromEntries(headersFor(rules, route)),
  );
  expect(page).toMatchObject({ 'content-security-policy': 'p', 'x-own': '1' });
  expect(script).toMatchObject({ 'content-security-policy': 'p', 'x-own': '1' });
  expect(script?.['cache-control']).toContain('immutable');
});

test('search engines are asked to leave out the files of a preview; its pages ask themselves', () => {
  const files = [PAGE, file('og/home.png')];
  const robots = (isRelease: boolean) => {
    const rules = parseHeaders(completeHeaders(SOURCE, 'p', files, { isRelease }));
    return files.map(({ route }) => headersFor(rules, route).get('x-robots-tag'));
  };
  expect(robots(false)).toEqual([undefined, 'noindex']);
  expect(robots(true)).toEqual([undefined, undefined]);
});

test('more than hosts read fails the build', () => {
  const files = Array.from({ length: 100 }, (_, index) => file(`_astro/${index}.js`));
  expect(() => completeHeaders(SOURCE, 'p', files, { isRelease: true })).toThrow(
    /^The built _headers:\d+: Cloudflare ignores all but the first 100 blocks\./,
  );
  expect(() => completeHeaders(SOURCE, 'p'.repeat(2000), [], { isRelease: true })).toThrow(
    /_headers:3: .* 2027 char/,
  );
});

test('headers without a block for every response fail the build', () => {
  expect(() => completeHeaders('/about\n  X: 1\n', 'p', [], { isRelease: true })).toThrow(
    'has no block “/*”',
  );
});
