import { beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/content-map.ts';
import { tableOfWeights } from './budget.ts';
import { HARD_LIMIT } from './budgets.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { BUILDS } from './site-checks.ts';

describe.each(BUILDS)('$name', ({ folder, checks }) => {
  let site: BuiltSite;

  beforeAll(() => {
    site = readBuiltSite(folder);
    console.log(
      `Compressed bytes in ${folder}, and what is left of the budget. A warning fails nothing below ${HARD_LIMIT} times the budget:\n${tableOfWeights(site)}`,
    );
  });

  test('has the pages of the content and no other', () => {
    const routes = site.pages.map(({ route }) => route);
    expect(routes).toEqual([...Object.values(ROUTES), '/404'].toSorted());
  });

  // A loop, because test.each truncates long titles.
  for (const { title, faults } of checks) {
    test(title, () => {
      expect(faults(site)).toEqual([]);
    });
  }
});
