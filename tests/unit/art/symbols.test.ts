import { expect, test } from 'vitest';
import { symbolMarkup } from '../../../src/art/symbols.ts';

test('the markup has each named symbol once, and no other', () => {
  const markup = symbolMarkup(['print', 'fir', 'print']);
  expect(markup.match(/<symbol id="\w+"/g)?.sort()).toEqual([
    '<symbol id="fir"',
    '<symbol id="print"',
  ]);
});
