import { expect, test } from 'vitest';
import { factWords } from '../../../src/facts/fact-words.ts';
import { FACT_NAMES } from '../../../src/schemas/fields.ts';
import { siteWords } from '../../site-words.ts';

const site = siteWords();
const contest = { ...site.contest, platforms: ['A', 'B', 'C'] };
const words = factWords({ ...site, contest });

test('short texts take shares, durations and platforms from the facts', () => {
  const { paired, lpLockMinimum } = site.coin;
  expect(words).toMatchObject({
    paired: site.navigation.words.percent.replace('{percent}', String(paired.percent)),
    lockMinimum: lpLockMinimum,
    platforms: 'A, B or C',
  });
});

test('every variable in FACT_NAMES has a value', () => {
  expect(Object.keys(words).toSorted()).toEqual(FACT_NAMES.toSorted());
});
