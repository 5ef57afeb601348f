import { describe, expect, it } from 'vitest';
import { ADDRESS_SENTINEL, isSolanaAddress } from '../../../src/facts/addresses.ts';
import { isDisputed, otherReadings, readingOn } from '../../../src/facts/conflicts.ts';
import { fill, patternNames } from '../../../src/facts/patterns.ts';
import { findPlaceholders, isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { tell } from '../../../src/facts/tallies.ts';
import { tokenPageUrl } from '../../../src/facts/token-page.ts';
import { parseYaml } from '../../../src/facts/yaml.ts';

const missing = { status: 'placeholder', shown: 'not yet', supply: 'It.' } as const;

describe('An address', () => {
  it('is base58 that decodes to 32 bytes', () => {
    expect(isSolanaAddress('11111111111111111111111111111111')).toBe(true);
    expect(isSolanaAddress('So11111111111111111111111111111111111111112')).toBe(true);
  });

  it.each([
    ['the sentinel', ADDRESS_SENTINEL],
    ['one character short', '1111111111111111111111111111111'],
    ['one character long', '111111111111111111111111111111111'],
    ['a letter outside base58', 'So1111111111111111111111111111111111111111O'],
    ['a space', ' 11111111111111111111111111111111'],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => {
    expect(isSolanaAddress(text)).toBe(false);
  });
});

describe('The token page', () => {
  const launchPlatform = { frontPage: 'https://a.example/', tokenPages: 'https://a.example/coin/' };

  it('is the platform’s front page until the address is set', () => {
    expect(tokenPageUrl({ contractAddress: missing, launchPlatform })).toBe('https://a.example/');
  });

  it('is worked out from the address', () => {
    const contractAddress = { status: 'supplied', value: '1111' } as const;
    expect(tokenPageUrl({ contractAddress, launchPlatform })).toBe('https://a.example/coin/1111');
  });
});

describe('A placeholder', () => {
  it('is found wherever it stands', () => {
    const found = findPlaceholders({ a: [{ b: missing }], c: missing, d: 'text', e: null });
    expect(found.map(({ path }) => path)).toEqual([['a', 0, 'b'], ['c']]);
  });

  it('shows its stand-in, and a supplied value shows itself', () => {
    expect(shownValue(missing)).toBe('not yet');
    expect(shownValue({ status: 'supplied', value: 'it' })).toBe('it');
    expect(isPlaceholder({ status: 'supplied', value: 'it' })).toBe(false);
  });
});

describe('A disputed fact', () => {
  const supply = {
    disputed: {
      why: 'Nobody knows.',
      readings: [
        { value: '5', shown: 'five', where: 'home' },
        { value: '6', shown: 'six', where: 'about' },
      ],
    },
  };

  it('shows each page its own reading and knows the others', () => {
    expect(isDisputed(supply)).toBe(true);
    expect(readingOn('home', supply)).toBe('five');
    expect(otherReadings('home', supply)).toMatchObject([{ shown: 'six' }]);
  });

  it('has no reading for a page that it does not name', () => {
    expect(() => readingOn('legal', supply)).toThrow('where: legal');
  });

  it('shows one value everywhere once it is settled', () => {
    const settled = { value: '5', shown: 'five' };
    expect(readingOn('legal', settled)).toBe('five');
    expect(otherReadings('home', settled)).toEqual([]);
  });
});

describe('A pattern', () => {
  it('is filled', () => {
    expect(fill('Sheet {sheet} of {sheets}', { sheet: '?', sheets: 7 })).toBe('Sheet ? of 7');
    expect(patternNames('Sheet {sheet} of {sheets}')).toEqual(['sheet', 'sheets']);
    expect(patternNames('Sheet')).toEqual([]);
  });

  it('never shows an empty gap to a visitor', () => {
    expect(() => fill('Until {date}', {})).toThrow('Nothing to put in {date}');
  });
});

describe('A tally', () => {
  const slots = { all: 'all', some: '{open} of {count}', none: 'none' };

  it('says what is true of the slots', () => {
    expect(tell(slots, 7, 7)).toBe('all');
    expect(tell(slots, 3, 7)).toBe('3 of 7');
    expect(tell(slots, 0, 7)).toBe('none');
  });
});

describe('YAML', () => {
  it('leaves a date the text that was typed', () => {
    expect(parseYaml('date: 2026-13-45')).toEqual({ date: '2026-13-45' });
  });
});
