import { expect, test } from 'vitest';
import { posed, poses } from '../../gallery/poses.ts';

test.each([
  ['a:hover', 'a:is(.pose-hover *)'],
  ['.film-strip:hover .figure', '.film-strip:is(.pose-hover *) .figure'],
  ['.btn:active::before', '.btn:is(.pose-active *)::before'],
  [':focus-visible', ':is(.pose-focus :where(a, button, input, textarea, summary))'],
  ['.skip:focus', '.skip:is(.pose-focus :where(a, button, input, textarea, summary))'],
])('%s also holds where the state is only shown', (selector, expected) => {
  expect(posed(selector)).toBe(expected);
});

test.each(['a', '.stop:focus-within', '.hover', '[open]'])('%s is left alone', (selector) => {
  expect(posed(selector)).toBe(selector);
});

test('a rule keeps the selectors that it has', () => {
  const rule = { selectors: ['a:hover', 'b'] };
  poses().Rule(rule);
  expect(rule.selectors).toEqual(['a:hover', 'b', 'a:is(.pose-hover *)']);
});

test('a rule is not extended twice', () => {
  const rule = { selectors: ['a:hover'] };
  poses().Rule(rule);
  const once = [...rule.selectors];
  poses().Rule(rule);
  expect(rule.selectors).toEqual(once);
});
