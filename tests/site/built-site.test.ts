import { beforeAll, describe, expect, test } from 'vitest';
import { tableOfWeights } from './budget.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { BUILDS } from './site-checks.ts';

const ROUTES = ['/', '/404', '/about', '/contact', '/legal', '/our-coins', '/trust-pledge'];

describe.each(BUILDS)('$name', ({ folder, checks }) => {
  let site: BuiltSite;

  beforeAll(() => {
    site = readBuiltSite(folder);
    console.log(
      `Compressed bytes in ${folder}, and what is left of the budget:\n${tableOfWeights(site)}`,
    );
  });

  test('has the seven pages of the specification and no other', () => {
    expect(site.pages.map(({ route }) => route)).toEqual(ROUTES);
  });

  // A loop, because test.each truncates long titles.
  for (const { title, faults } of checks) {
    test(title, () => {
      expect(faults(site)).toEqual([]);
    });
  }
});
