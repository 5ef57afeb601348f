import { expect, test } from 'vitest';
import { redirectsText, withoutIslandIds } from '../../../integrations/finish-pages.ts';

test('islands lose their uid, which depends on the path of the sources', () => {
  expect(withoutIslandIds('<astro-island uid="Z1" prefix="r1">')).toBe(
    '<astro-island prefix="r1">',
  );
});

test('former addresses lead to the page for good', () => {
  expect(redirectsText({ '/old': '/new', '/older': '/new' })).toBe(
    '/old /new 301\n/older /new 301\n',
  );
});
