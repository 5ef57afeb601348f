import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../../hosting/headers.ts';
import { completeHeaders } from '../../../../integrations/finish/response-headers.ts';

const SOURCE = '# All.\n/*\n  X-Own: 1\n';
const file = (name: string, route = `/${name}`) => ({ name, route });
const PAGE = file('about.html', '/about');

test.each([
  [PAGE, 'max-age=0, must-revalidate', 'same-origin', undefined],
  [file('_astro/a.1b.js'), 'max-age=31536000, immutable', 'same-origin', undefined],
  [file('robots.txt'), 'max-age=0, must-revalidate', 'same-origin', undefined],
  [file('og/home.png'), 'max-age=86400', 'cross-origin', '*'],
  [file('favicon.ico'), 'max-age=604800', 'cross-origin', '*'],
  [file('icon-maskable-512.png'), 'max-age=604800', 'cross-origin', '*'],
  [file('versions/legal-1.0.txt'), 'max-age=0, must-revalidate', 'cross-origin', '*'],
  [file('token-facts.json'), 'max-age=0, must-revalidate', 'cross-origin', '*'],
])(
  '$name: how long browsers keep it, and which other sites may use it',
  (builtFile, caching, who, origins) => {
    const sent = headersFor(
      parseHeaders(completeHeaders(SOURCE, 'p', [builtFile], { isRelease: true })),
      builtFile.route,
    );
    expect(Object.fromEntries(sent)).toEqual({
      'content-security-policy': 'p',
      'x-own': '1',
      'cache-control': `public, ${caching}`,
      'cross-origin-resource-policy': who,
      ...(origins && { 'access-control-allow-origin': origins }),
    });
  },
);

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
