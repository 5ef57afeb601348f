import { expect, test } from 'vitest';
import { headlineParts, replaceAmounts } from '../../../src/formats/line-breaks.ts';

test.each([
  [
    'each sentence',
    'No VCs. No private sales. No side door.',
    ['No VCs.', 'No private sales.', 'No side door.'],
  ],
  [
    'words joined by a no-break space',
    'Most memes leave no\u00a0tracks.',
    ['Most memes leave', 'no\u00a0tracks.'],
  ],
  ['a single sentence', 'Five toes to stand on.', ['Five toes to stand on.']],
])('a part of a headline is %s', (_, headline, parts) => {
  expect(headlineParts(headline)).toEqual(parts);
});

test('an amount breaks after its commas, and keeps the full stop after it', () => {
  const broken = replaceAmounts('<p>There are 5,000,000,000.</p>', (parts) => parts.join('|'));
  expect(broken).toBe('<p>There are 5,|000,|000,|000.</p>');
});

test('a list of numbers, a short amount and an address are no long amounts', () => {
  const html = '<p><a href="/5,000,000,000">1, 2 or 12,000</a></p>';
  expect(replaceAmounts(html, () => '')).toBe(html);
});
