import { describe, expect, it } from 'vitest';
import { tell } from '../../../src/facts/tallies.ts';

describe('A tally', () => {
  const slots = { all: 'all', some: '{open} of {count}', none: 'none' };

  it('says what is true of the slots', () => {
    expect(tell(slots, 7, 7)).toBe('all');
    expect(tell(slots, 3, 7)).toBe('3 of 7');
    expect(tell(slots, 0, 7)).toBe('none');
  });
});
