import { describe, expect, it } from 'vitest';
import {
  findPlaceholders,
  isOpenQuestion,
  isPlaceholder,
  shownValue,
} from '../../../src/facts/placeholders.ts';
import { placeholder, supplied } from '../suppliables.ts';

const missing = placeholder();

describe('A placeholder', () => {
  it('is found at any depth', () => {
    const found = findPlaceholders({ a: [{ b: missing }], c: missing, d: 'text', e: null });
    expect(found.map(({ path }) => path)).toEqual([['a', 0, 'b'], ['c']]);
  });

  it('shows its `shown` text, a supplied value itself', () => {
    expect(shownValue(missing)).toBe('not yet');
    expect(shownValue(supplied('it'))).toBe('it');
    expect(isPlaceholder(supplied('it'))).toBe(false);
  });

  it('is not a question, which no page shows', () => {
    const question = { status: 'placeholder', to: 'owner', asks: 'May we?' };
    expect(findPlaceholders({ questions: [question] })).toEqual([]);
    expect(isOpenQuestion(question)).toBe(true);
    expect(isOpenQuestion(missing)).toBe(false);
  });
});
