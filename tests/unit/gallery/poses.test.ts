import { expect, test } from 'vitest';
import { posed, poses } from '../../gallery/poses.ts';

test('a rule for a state also holds where the state is only shown', () => {
  expect(posed('.film-strip:hover .figure')).toBe('.film-strip:is(.pose-hover *) .figure');
  expect(posed('.btn:active::before')).toBe('.btn:is(.pose-active *)::before');
});

test('a rule keeps the selectors that it has, and is extended once', () => {
  const rule = { selectors: ['a:hover', '.stop:focus-within'] };
  poses().Rule(rule);
  poses().Rule(rule);
  expect(rule.selectors).toEqual(['a:hover', '.stop:focus-within', 'a:is(.pose-hover *)']);
});
