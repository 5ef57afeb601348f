import { describe, expect, it } from 'vitest';
import { contestSchema } from '../../../src/schemas/contest.ts';
import { fixture } from '../fixture.ts';
import { supplied } from '../suppliables.ts';
import { faults } from './faults.ts';

const CONTEST = {
  // Settings that these tests are not about.
  ...fixture('contests/meme-wars.yaml'),
  hashtag: '#Contest1',
  winnersFrom: '2024-02-02',
  prizes: [{ amount: '3 million' }, { amount: '2,000,000' }, { amount: '1' }],
};
const faultsWith = (change: object) => faults(contestSchema, { ...CONTEST, ...change }).join('\n');

describe('The facts of the contest', () => {
  it('need a first Friday that is one', () => {
    expect(faultsWith({})).toBe('');
    expect(faultsWith({ winnersFrom: '2024-02-01' })).toBe(
      'winnersFrom: Winners are announced on Fridays, and this date is not one. Choose a Friday.',
    );
  });

  it('need three prizes that grow smaller', () => {
    const [first, second, third] = CONTEST.prizes;
    expect(faultsWith({ prizes: [first, third, second] })).toContain(
      'prizes.2.amount: Each prize must be smaller',
    );
    expect(faultsWith({ prizes: [third, first, second] })).toContain('prizes.0.amount: Each prize');
    expect(faultsWith({ prizes: [first, second, second] })).toContain(
      'prizes.2.amount: Each prize',
    );
    expect(faultsWith({ prizes: [first, { amount: 'many' }, third] })).toBe(
      'prizes.1.amount: Write an amount, such as 500 million.',
    );
    expect(faultsWith({ prizes: [first, second] })).toContain('There are three prizes:');
  });

  it('need a whole web address for the rules', () => {
    expect(faultsWith({ rules: supplied('ask us') })).toContain('https://');
    expect(faultsWith({ rules: supplied('https://a.example/rules') })).toBe('');
  });

  it('take entries until winners are announced for the first time, at least', () => {
    const closing = (value: string) => faultsWith({ closing: supplied(value) });
    expect(closing('2024-02-02')).toBe('');
    expect(closing('2024-02-01')).toBe(
      'closing.value: Entries would close before the first winners are announced. Correct this day, or “winnersFrom”.',
    );
  });

  it.each(['Contest', '#My-Contest', '#My Contest'])('refuse the hashtag %s', (hashtag) => {
    expect(faultsWith({ hashtag })).toContain('hashtag: Write # and then letters and digits only');
  });
});
