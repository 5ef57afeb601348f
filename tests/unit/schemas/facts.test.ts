import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { coinSchema } from '../../../src/schemas/coin.ts';
import { contestSchema } from '../../../src/schemas/contest.ts';
import { legalRecordSchema, pledgeRecordSchema } from '../../../src/schemas/record.ts';
import { studioSchema } from '../../../src/schemas/studio.ts';
import { parseYaml } from '../../../src/facts/yaml.ts';

type Data = Record<string, unknown>;

const read = (name: string) => parseYaml(readFileSync(`src/content/${name}`, 'utf8')) as Data;
const faults = (schema: z.ZodType, data: unknown) =>
  schema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('The facts of the token', () => {
  const coin = read('coins/bigfoot.yaml');
  const changed = (change: Data) => faults(coinSchema, { ...coin, ...change }).join('\n');

  it('stand as given', () => {
    expect(faults(coinSchema, coin)).toEqual([]);
  });

  it('need a lock of at least 12 months from the launch', () => {
    expect(changed({ lpLockedUntil: '2026-08-05' })).toBe('');
    expect(changed({ lpLockedUntil: '2026-08-04' })).toBe(
      'lpLockedUntil: The lock must last 12 months from the launch: 5 August 2026 ("2026-08-05") or later.',
    );
  });

  it('need shares that come to 100 % at most', () => {
    expect(changed({ initialBurn: { percent: 25 } })).toBe('');
    expect(changed({ initialBurn: { percent: 26 } })).toContain('come to more than 100 %');
  });

  it.each([-1, 101])('refuse a share of %d per cent', (percent) => {
    expect(changed({ founderHold: { percent, vested: true } })).toContain(
      'founderHold.percent: A share cannot be',
    );
  });

  it('take the sentinel or a Solana address, and nothing between', () => {
    expect(
      changed({ contractAddress: { status: 'placeholder', shown: 'soon', supply: 'It.' } }),
    ).toContain('NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND');
    expect(
      changed({
        contractAddress: { status: 'supplied', value: 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND' },
      }),
    ).toContain('This is not a Solana address');
    expect(
      changed({
        contractAddress: { status: 'supplied', value: '11111111111111111111111111111111' },
      }),
    ).toBe('');
  });

  it('take a supply that is disputed or settled, with figures that agree', () => {
    expect(changed({ supply: { value: '5000000000000', shown: '5 trillion' } })).toBe('');
    expect(changed({ supply: { value: '5000000000000', shown: '100 Trillion' } })).not.toBe('');
    expect(changed({ supply: { disputed: { why: 'So.', readings: [] } } })).not.toBe('');
  });

  it('refuse a day that does not exist, and a setting that nobody knows', () => {
    expect(changed({ launched: '2026-13-45' })).toContain('not a date of the calendar');
    expect(changed({ lauched: '2025-08-05' })).toContain('lauched');
  });
});

describe('The facts of the contest', () => {
  const contest = read('contests/meme-wars.yaml');
  const changed = (change: Data) => faults(contestSchema, { ...contest, ...change }).join('\n');

  it('stand as given', () => {
    expect(faults(contestSchema, contest)).toEqual([]);
  });

  it('need a first Friday that is one', () => {
    expect(changed({ winnersFrom: '2025-08-21' })).toBe(
      'winnersFrom: Winners are announced on Fridays, and this date is not one. Choose a Friday.',
    );
  });

  it('need prizes that grow smaller', () => {
    const prizes = [{ amount: '3 billion' }, { amount: '500 million' }, { amount: '1 billion' }];
    expect(changed({ prizes })).toContain('Each prize must be smaller');
    expect(changed({ prizes: prizes.slice(1) })).toContain('There are three prizes.');
  });

  it('need a whole web address for the rules', () => {
    expect(changed({ rules: { status: 'supplied', value: 'ask us' } })).toContain('https://');
    expect(changed({ rules: { status: 'supplied', value: 'https://a.example/rules' } })).toBe('');
  });

  it.each(['BigfootMemeWar', '#Bigfoot-Meme-War', '#Bigfoot War', '#'])(
    'refuse the hashtag %s',
    (hashtag) => {
      expect(changed({ hashtag })).toContain('hashtag: Write # and then letters and digits only');
    },
  );
});

describe('The record of a text', () => {
  const legal = read('legal.yaml') as { changes: Data[] };
  const first = legal.changes.at(-1) ?? {};
  const faultsOf = (...changes: Data[]) =>
    faults(legalRecordSchema, { ...legal, changes }).join('\n');

  it('calls the last entry the first version, and no other', () => {
    const later = { ...first, kind: 'editorial' };
    expect(faultsOf(later, first)).toBe('');
    expect(faultsOf(later)).toContain('The last entry is the first version');
    expect(faultsOf(first, first)).toContain('The last entry is the first version');
  });
});

describe('The version of a text', () => {
  const pledge = read('pledge.yaml') as { changes: Data[] };
  const later = { ...pledge.changes.at(-1), version: '1.1', kind: 'editorial' };
  const changes = [later, ...pledge.changes];

  it('is the one that its newest change made', () => {
    expect(faults(pledgeRecordSchema, { ...pledge, changes })).toEqual([
      'version: The newest entry of “changes” has another version. Write version: "1.1" here, or version: "Draft" in that entry.',
    ]);
    expect(faults(pledgeRecordSchema, { ...pledge, version: '1.1', changes })).toEqual([]);
  });
});

describe('The facts of the studio', () => {
  const studio = read('studio.yaml');
  const changed = (change: Data) => faults(studioSchema, { ...studio, ...change }).join('\n');

  it('stand as given', () => {
    expect(faults(studioSchema, studio)).toEqual([]);
  });

  it('take a stand-in e-mail address only at a domain that belongs to nobody', () => {
    expect(
      changed({ email: { status: 'placeholder', shown: 'hello@muuva.com', supply: 'It.' } }),
    ).toContain('.example');
  });

  it.each(['https://x.com/muuva', 'https://x.com/?q=muuva', 'http://x.com/'])(
    'take no guessed handle for a platform’s front page: %s',
    (shown) => {
      const { socials } = studio as { socials: Data };
      const url = { status: 'placeholder', shown, supply: 'It.' };
      expect(changed({ socials: { ...socials, x: { name: 'X', url } } })).toContain(
        'socials.x.url.shown: ',
      );
    },
  );
});
