import { expect, test } from 'vitest';
import { withoutIslandIds } from '../../../integrations/finish-pages.ts';

test('islands lose their uid, which depends on the path of the sources', () => {
  expect(withoutIslandIds('<astro-island uid="Z1" prefix="r1">')).toBe(
    '<astro-island prefix="r1">',
  );
});
