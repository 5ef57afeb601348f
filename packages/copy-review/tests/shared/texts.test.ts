import { expect, it } from 'vitest';
import { excerpt } from '../../src/shared/excerpt.ts';
import { createIds } from '../../src/shared/ids.ts';

it('An excerpt is one line of at most 60 characters', () => {
  expect(excerpt(` a \n b${'c'.repeat(57)} `)).toBe(`a b${'c'.repeat(57)}`);
  expect(excerpt('c'.repeat(61))).toBe(`${'c'.repeat(59)}…`);
  expect(excerpt(`${'c'.repeat(58)}🐻🐻`)).toBe(`${'c'.repeat(58)}…`);
});

it('Equal entries have the same ids in two reports, and each its own within one', () => {
  const idsOf = (texts: readonly string[]) => {
    const idOf = createIds();
    return texts.map((text) => idOf(text));
  };
  const [one = '', other] = idsOf(['a', 'b']);
  expect(idsOf(['b', 'a', 'a', 'a'])).toEqual([other, one, `${one}-2`, `${one}-3`]);
});
