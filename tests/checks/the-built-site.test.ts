import { describe, expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { BUILDS } from './claims.ts';
import { tableOfWeights } from './every-page-is-within-its-budget.ts';

const ROUTES = ['/', '/404', '/about', '/contact', '/legal', '/our-coins', '/trust-pledge'];

describe.each(BUILDS)('$name, in $folder', ({ folder, claims }) => {
  const site = readBuiltSite(folder);

  test('has the seven pages of the specification and no other', () => {
    expect(site.pages.map(({ route }) => route)).toEqual(ROUTES);
  });

  test.each(claims)('$title', (claim) => {
    expect(claim.faults(site)).toEqual([]);
  });

  // Vitest has already captured the console of tests that pass; the table is for every reader.
  console.table(tableOfWeights(site));
});
