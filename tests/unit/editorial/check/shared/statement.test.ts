import { describe, expect, it } from 'vitest';
import {
  isAsserted,
  isDenied,
  ownerAt,
  questionAt,
} from '../../../../../editorial/check/shared/statement.ts';

/** Calls a function with a text and the index of the @ in it. */
const at = <Result>(call: (text: string, index: number) => Result, text: string) =>
  call(text.replace('@', ''), text.indexOf('@'));

describe('A statement', () => {
  it.each([
    ['ours', '$BIGFOOT was launched in @August 2024.'],
    ['ours', 'The supply is @100 billion tokens.'],
    ['ours', 'A quarter of the @supply is paired.'],
    ['ours', 'You can win @2 billion.'],
    ['ours', 'At launch the founder held @30%.'],
    ['ours', 'On @Mondays winners are announced.'],
    ['ours', 'Every trade costs a tax of @5%.'],
    ['ours', 'The lock is ours. It ends @soon.'],
    ['other', 'Another studio locked it until @2030.'],
    ['other', 'Many coins lock it for @6 months.'],
    ['other', 'Dogecoin burns nothing; PEPE burned @50% of it.'],
    ['other', 'Dogecoin, a joke too, was launched on @6 December 2013.'],
    ['other', 'Dogecoin is a joke. It was launched in @2013.'],
    ['other', 'The founder of another coin held @60% of it.'],
    ['other', 'The wallet app Phantom was launched in @2021.'],
    ['other', 'Our website was launched in @2026.'],
    ['other', 'A later round is planned: its winners follow from @January.'],
    ['unsure', 'A studio in Cape Town answers within @3 days.'],
    ['unsure', 'Banks answer within @5 days.'],
    ['unsure', 'Liqudity is locked until @2027.'],
    ['unsure', 'Raydium launched $BIGFOOT on @6 August.'],
  ])('is %s: %s', (owner, text) => {
    expect(at(ownerAt, text)).toBe(owner);
  });

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
    ['Is it @safe? No.', 'no'],
    ['Is it @safe? Yes.', 'open'],
    ['It is @safe. Is it?', undefined],
  ])('may be a question: %s', (text, question) => {
    expect(at(questionAt, text)).toBe(question);
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
