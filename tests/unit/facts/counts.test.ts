import { expect, test } from 'vitest';
import { fillCounts } from '../../../src/facts/counts.ts';

const COUNTS = { pledges: 8, sections: 7, questions: 13, cards: 5, fields: 6, steps: 3 };

test('counts replace their variables in every text, as words up to twelve, with a capital where the variable has one', () => {
  const settings = {
    heading: ['{Pledges} of {pledges}.', null, 7],
    draft: { text: '{questions} in {count}' },
  };
  expect(fillCounts(settings, COUNTS)).toEqual({
    heading: ['Eight of eight.', null, 7],
    draft: { text: '13 in {count}' },
  });
});
