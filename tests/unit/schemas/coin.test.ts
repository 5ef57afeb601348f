import { describe, expect, it } from 'vitest';
import { ADDRESS_SENTINEL } from '../../../src/formats/contract-address.ts';
import { coinSchema } from '../../../src/schemas/coin.ts';
import { DATE_FAULTS } from '../../../src/schemas/fields.ts';
import { MARKET_ADDRESS } from '../../../src/schemas/platforms.ts';
import { fixture } from '../fixture.ts';
import { placeholder, supplied } from '../suppliables.ts';
import { faults } from './faults.ts';

const SETTLED = { by: 'A founder', on: '2024-03-01', source: 'A letter' };

const COIN = {
  // Settings that these tests are not about.
  ...fixture('coins/bigfoot.yaml'),
  name: '$TOKEN',
  chain: 'Solana',
  launched: '2024-02-01',
  supply: { value: '1000', shown: '1,000', settled: SETTLED },
  founderHold: { percent: 20, vested: true },
  lpLockedUntil: '2024-08-01',
  lpLockMinimum: '6 months',
  paired: { percent: 60, with: 'SOL' },
  tax: { buy: 0, sell: 0 },
  minting: 'none',
  initialBurn: { percent: 20 },
  privateSales: 'none',
  contractAddress: placeholder(ADDRESS_SENTINEL),
  launchPlatform: {
    name: 'Platform',
    frontPage: MARKET_ADDRESS,
    tokenPages: `${MARKET_ADDRESS}coin/`,
  },
  whitepaper: placeholder(),
};
const platform = (frontPage: string) => ({
  launchPlatform: { ...COIN.launchPlatform, frontPage },
});
const faultsWith = (change: object) => faults(coinSchema, { ...COIN, ...change }).join('\n');

describe('The facts of the token', () => {
  it('need a lock of the pledged length from the launch', () => {
    expect(faultsWith({})).toBe('');
    expect(faultsWith({ lpLockedUntil: '2024-07-31' })).toBe(
      'lpLockedUntil: The lock must last 6 months from the launch: 1 August 2024 ("2024-08-01") or later.',
    );
  });

  it('take a lock that has ended, also too soon, but not before its last day', () => {
    const ended = (lpLockedUntil: string, on: string) =>
      faultsWith({ lpLockedUntil, lpLockEnded: { by: 'A founder', on } });
    expect(ended('2024-08-01', '2024-08-01')).toBe('');
    expect(ended('2024-03-01', '2024-03-02')).toBe('');
    expect(ended('2024-08-01', '2024-07-31')).toBe(
      'lpLockEnded.on: On that day the lock had not ended: “lpLockedUntil” gives 1 August 2024. Correct one of the two.',
    );
  });

  it('need to say who says that a lock has ended', () => {
    expect(faultsWith({ lpLockEnded: { on: '2024-08-01' } })).toContain('lpLockEnded.by: ');
  });

  it('need shares that come to 100% at most, each between none and all', () => {
    expect(faultsWith({ initialBurn: { percent: 21 } })).toContain('come to more than 100%');
    for (const percent of [-1, 101])
      expect(faultsWith({ founderHold: { percent, vested: true } })).toContain('from 0 to 100');
  });

  it('take as the contract address a Solana address, or as its placeholder one fixed text', () => {
    const address = (value: string) => faultsWith({ contractAddress: supplied(value) });
    expect(faultsWith({ contractAddress: placeholder() })).toContain(ADDRESS_SENTINEL);
    expect(address(ADDRESS_SENTINEL)).toContain('This is not a whole Solana address');
    expect(address('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')).toBe('');
  });

  it('take a disputed supply only with readings of two pages', () => {
    const reading = (shown: string, where: string) => ({ value: '1000', shown, where });
    const disputed = (...readings: object[]) =>
      faultsWith({ supply: { disputed: { why: 'So.', readings } } });
    expect(disputed(reading('1,000', 'home'), reading('1000', 'about'))).toBe('');
    const refused = 'supply.disputed.readings: ';
    expect(disputed(reading('1,000', 'home'), reading('1000', 'home'))).toContain(refused);
    expect(disputed(reading('1,000', 'home'))).toContain(refused);
  });

  it.each([
    [
      'a supply that is shown as another amount',
      { supply: { value: '1000', shown: '1 million', settled: SETTLED } },
      'supply: “value” and “shown” differ. Write shown: 1,000 or value: "1000000"',
    ],
    [
      'a supply of no amount',
      { supply: { value: 'many', shown: '1,000', settled: SETTLED } },
      'supply.value: Write digits only, between quotes, such as "5000000000000".',
    ],
    [
      'a supply that is shown as no amount',
      { supply: { value: '1000', shown: 'many', settled: SETTLED } },
      'supply.shown: Write an amount, such as 5,000,000,000,000 or 100 Trillion.',
    ],
    [
      'the address of somebody else',
      { contractAddress: supplied('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v') },
      'contractAddress.value: This is an address of USDC. Copy the address of our own token.',
    ],
    [
      'a market at an address that looks like that of ours',
      platform('https://pump.fun.example/'),
      `launchPlatform.frontPage: Write an address that starts with ${MARKET_ADDRESS}. Another platform is a change for the developers of the site.`,
    ],
    [
      'a market without https',
      platform('http://pump.fun/'),
      'launchPlatform.frontPage: Write a whole web address that starts with https://.',
    ],
    ['a launch on no day', { launched: '2024-02-30' }, `launched: ${DATE_FAULTS.noDay}`],
    ['a lock until no day', { lpLockedUntil: '2024-02-30' }, `lpLockedUntil: ${DATE_FAULTS.noDay}`],
    [
      'a lock of no length',
      { lpLockMinimum: 'long' },
      'lpLockMinimum: Write a whole number and its unit, such as 12 months.',
    ],
    [
      'a share above all',
      { founderHold: { percent: 101, vested: true } },
      'founderHold.percent: Write a number from 0 to 100, without the % sign, such as 25.',
    ],
    [
      'all and another share',
      { paired: { percent: 100, with: 'SOL' } },
      'paired.percent: The paired share, the founder’s share and the first burn come to more than 100%. Correct one of them.',
    ],
  ])('refuse %s, and say so once', (_, change, fault) => {
    expect(faultsWith(change)).toBe(fault);
  });

  it.each(['by', 'on', 'source'])('take a settled supply only with “%s”', (key) => {
    const settled = Object.fromEntries(Object.entries(SETTLED).filter(([name]) => name !== key));
    expect(faultsWith({ supply: { value: '1000', shown: '1,000', settled } })).toContain(
      'supply: ',
    );
  });
});
