import { expect, test } from 'vitest';
import { headlineParts } from '../../../src/formats/line-breaks.ts';

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
