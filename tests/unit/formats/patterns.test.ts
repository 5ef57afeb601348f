import { expect, test } from 'vitest';
import { wholeWords } from '../../../src/formats/patterns.ts';

test.each(['of state', 'of a State.', 'law-abiding'])('words are found whole: %s', (text) => {
  expect(text).toMatch(wholeWords(['state', 'law']));
});

test.each(['of a statement', 'real estate', 'lawyers'])(
  'words are not found in others: %s',
  (text) => {
    expect(text).not.toMatch(wholeWords(['state', 'law']));
  },
);
