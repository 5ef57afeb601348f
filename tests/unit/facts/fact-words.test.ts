import { expect, test } from 'vitest';
import { factWords } from '../../../src/facts/fact-words.ts';
import { FACT_NAMES } from '../../../src/schemas/fields.ts';

const coin = {
  name: '$BIGFOOT',
  chain: 'Solana',
  paired: { percent: 50, with: 'SOL' },
  founderHold: { percent: 25, vested: true as const },
  initialBurn: { percent: 10 },
  lpLockMinimumMonths: 12,
};
const contest = { name: 'Meme Wars', hashtag: '#BigfootMemeWar', platforms: ['A', 'B', 'C'] };
const words = factWords(coin, contest, (percent) => `${percent} per cent`);

test('short texts take shares, months and platforms from the facts', () => {
  expect(words).toMatchObject({ paired: '50 per cent', months: '12', platforms: 'A, B or C' });
});

test('every variable in FACT_NAMES has a value', () => {
  expect(Object.keys(words)).toEqual([...FACT_NAMES]);
});
