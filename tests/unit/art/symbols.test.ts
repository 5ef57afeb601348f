import { expect, test } from 'vitest';
import { symbolMarkup } from '../../../src/art/symbols.ts';

test('a page gets each symbol that it asks for once, and no other', () => {
  const markup = symbolMarkup(['print', 'fir', 'print']);
  expect(markup.match(/<symbol id="\w+"/g)?.sort()).toEqual([
    '<symbol id="fir"',
    '<symbol id="print"',
  ]);
});
