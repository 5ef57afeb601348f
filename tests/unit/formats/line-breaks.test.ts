import { expect, test } from 'vitest';
import { headlineParts, replaceAmounts } from '../../../src/formats/line-breaks.ts';

test('each sentence is a part', () => {
  expect(headlineParts('No VCs. No private sales. No side door.')).toEqual([
    'No VCs.',
    'No private sales.',
    'No side door.',
  ]);
});

test('words joined by a no-break space are a part', () => {
  expect(headlineParts('Most memes leave no\u00a0tracks.')).toEqual([
    'Most memes leave',
    'no\u00a0tracks.',
  ]);
});

test('one sentence is one part', () => {
  expect(headlineParts('Five toes to stand on.')).toEqual(['Five toes to stand on.']);
});

test('an amount breaks after its commas, and keeps the full stop after it', () => {
  const broken = replaceAmounts('<p>There are 5,000,000,000.</p>', (parts) => parts.join('|'));
  expect(broken).toBe('<p>There are 5,|000,|000,|000.</p>');
});

test('a list of numbers, a short amount and an address are no long amounts', () => {
  const html = '<p><a href="/5,000,000,000">1, 2 or 12,000</a></p>';
  expect(replaceAmounts(html, () => '')).toBe(html);
});
