import { describe, expect, it } from 'vitest';
import {
  isAsserted,
  isDenied,
  isAnsweredNo,
} from '../../../../../editorial/check/shared/assertion.ts';

/** Calls a function with a text and the index of the @ in it. */
const at = <Result>(call: (text: string, index: number) => Result, text: string) =>
  call(text.replace('@', ''), text.indexOf('@'));

describe('A statement', () => {
  it.each([
    ['The liquidity is not @burned.', true],
    ['There is no @fourth prize.', true],
    ['It did not launch on @Raydium.', true],
    ['It is not @burned, it is locked.', true],
    ['It is burned, not @locked.', true],
    ['It is not open, it is @burned.', false],
    ['It is not only @burned.', false],
    ['It lasts no longer than @6 months.', false],
    ['It does not end before @2027.', false],
  ])('is denied, or not: %s', (text, denied) => {
    expect(at(isDenied, text)).toBe(denied);
  });

  it.each([
    ['Is it @safe? No.', true],
    ['Is it @safe? Yes.', false],
    ['It is @safe. Is it?', false],
  ])('may be a question that is answered with no: %s', (text, question) => {
    expect(at(isAnsweredNo, text)).toBe(question);
  });

  it.each([
    ['Be wary of anyone who promises @riches.', false],
    ['It is anything but a @safe bet.', false],
    ['Adverts that talk of @riches are not ours.', false],
    ['Words that make us suspicious: free, @riches.', false],
    ['We promise @riches.', true],
    ['Don’t believe the doubters: we promise @riches.', true],
  ])('is asserted, or not: %s', (text, asserted) => {
    expect(at(isAsserted, text)).toBe(asserted);
  });
});
