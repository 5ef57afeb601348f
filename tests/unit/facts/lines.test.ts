import { describe, expect, it } from 'vitest';
import { licenceLine, trueLines, type LineFacts } from '../../../src/facts/lines.ts';
import { siteWords } from '../../site-words.ts';
import { placeholder, supplied } from '../suppliables.ts';

const { studio } = siteWords();
const SETTLED = { by: 'A founder', on: '2026-01-05', source: 'A letter' };
const DISPUTED = {
  disputed: {
    why: 'Two were given.',
    readings: [
      { value: '5000000000000', shown: '5,000,000,000,000', where: 'home' as const },
      { value: '7000000000000', shown: '7 Trillion', where: 'about' as const },
    ],
  },
};
const LINES = {
  supply: { disputed: '{about}, or {home} ({homeInWords}).', settled: 'Never more than {supply}.' },
  lock: { given: 'It can end.', ended: 'It ended on {date}.' },
};
const linesWith = (coin: LineFacts['coin']) =>
  Object.fromEntries(trueLines(LINES, { coin, studio }));

describe('A line that depends on a fact', () => {
  it('says what is disputed, or what is settled', () => {
    expect(linesWith({ supply: DISPUTED })).toStrictEqual({
      '[supply]': '7 Trillion, or 5,000,000,000,000 (5 trillion).',
      '[lock]': 'It can end.',
    });
    const supply = { value: '5000', shown: '5,000', settled: SETTLED };
    expect(linesWith({ supply })['[supply]']).toBe('Never more than 5,000.');
  });

  it('says that a lock has ended, and leaves its date to an element', () => {
    const lpLockEnded = { by: 'A founder', on: '2026-08-08' };
    expect(linesWith({ supply: DISPUTED, lpLockEnded })['[lock]']).toBe('It ended on {date}.');
  });

  it('says of the licence (FSP number) that it is missing, that there is none, or its number', () => {
    const lines = { missing: 'Not there.', none: 'None.', number: 'It is {number}.' };
    const lineFor = (fspNumber: LineFacts['studio']['legalEntity']['fspNumber']) =>
      licenceLine(lines, { legalEntity: { ...studio.legalEntity, fspNumber } });
    expect(lineFor(placeholder())).toBe('Not there.');
    expect(lineFor(supplied('none'))).toBe('None.');
    expect(lineFor(supplied('12345'))).toBe('It is 12345.');
  });
});
