import { readText } from 'copy-review/figures';
import { describe, expect, it } from 'vitest';
import { FACT_DEFINITIONS } from '../../../src/facts/fact-definitions.ts';
import { readRegister, type Fact } from '../../../src/facts/register.ts';
import { fixture } from '../fixture.ts';

const COIN = { ...fixture('coins/bigfoot.yaml'), tax: { buy: 0, sell: 0.5 } };
const STUDIO = {
  ...fixture('studio.yaml'),
  email: { status: 'placeholder', shown: 'Hello@muuva.example', needed: 'It.' },
};
const HOME = { hero: { tagline: ['We Don’t', 'Launch Memes.'] } };

const register = (changes: Readonly<Record<string, unknown>> = {}) =>
  readRegister(
    new Map<string, unknown>(
      Object.entries({
        'coins/bigfoot.yaml': COIN,
        'contests/meme-wars.yaml': fixture('contests/meme-wars.yaml'),
        'studio.yaml': STUDIO,
        'pages/home.mdx': HOME,
        ...changes,
      }),
    ),
  );
const named = (name: string, facts = register()) => facts.find((fact) => fact.name === name);
const withCoin = (changes: object) => register({ 'coins/bigfoot.yaml': { ...COIN, ...changes } });

const unreadable = (facts: readonly Fact[]) =>
  facts.filter(({ isReadable }) => !isReadable).map(({ name }) => name);

const describeFact = ({ name, kind, file, values }: Fact) =>
  `${name} (${kind}, ${file}): ${values
    .map(({ value, shown, path }) => `${value} “${shown}” at ${path.join('.')}`)
    .join(' or ')}`;

describe('The facts register', () => {
  it('has facts of each kind with their value, their shown form and their setting', () => {
    const kinds = new Set(register().map(({ kind }) => kind));
    const expected = [
      'Token (ticker, coins/bigfoot.yaml): $BIGFOOT “$BIGFOOT” at name',
      'Chain (chain, coins/bigfoot.yaml): solana “Solana” at chain',
      'Launched (date, coins/bigfoot.yaml): 2025-08-05 “5 August 2025” at launched',
      'Supply (amount, coins/bigfoot.yaml): 5000000000000 “5,000,000,000,000” at supply.disputed.readings.0.value or 100000000000000 “100 Trillion” at supply.disputed.readings.1.value',
      'LP lock minimum (duration, coins/bigfoot.yaml): 12 months “12 months” at lpLockMinimum',
      'Sell tax (percent, coins/bigfoot.yaml): 0.5 “0.5%” at tax.sell',
      'Contract address (address, coins/bigfoot.yaml): ',
      'Hashtag (hashtag, contests/meme-wars.yaml): #BigfootMemeWar “#BigfootMemeWar” at hashtag',
      'Day of the winners (weekday, contests/meme-wars.yaml): friday “Friday” at winnersFrom',
      'First prize (amount, contests/meme-wars.yaml): 3000000000 “3 billion” at prizes.0.amount',
      'Email (email, studio.yaml): hello@muuva.example “Hello@muuva.example” at email.shown',
      'Tagline (words, pages/home.mdx): We Don’t Launch Memes. “We Don’t Launch Memes.” at hero.tagline',
    ];
    expect(register().map(describeFact)).toEqual(expect.arrayContaining(expected));
    for (const kind of kinds) expect(expected.join()).toContain(`(${kind}, `);
  });

  it('keeps the readings of a disputed fact apart, each with its page', () => {
    expect(named('Supply')).toMatchObject({
      isDisputed: true,
      values: [{ where: 'home' }, { where: 'about' }],
    });
    expect(register().filter(({ isDisputed }) => isDisputed)).toHaveLength(1);
  });

  it('has one value once a dispute is settled', () => {
    const supply = { value: '5000000000000', shown: '5 Trillion' };
    expect(named('Supply', withCoin({ supply }))).toMatchObject({
      isDisputed: false,
      values: [{ value: '5000000000000', shown: '5 Trillion', path: ['supply', 'value'] }],
    });
  });

  it('has who settled a dispute, when and the source, without empty texts', () => {
    const settled = { by: 'Nomsa Founder', on: ' ', source: 'her letter of that day' };
    const facts = withCoin({ supply: { value: '5000', shown: '5,000', settled } });
    expect(facts.find(({ name }) => name === 'Supply')?.settled).toEqual({
      by: settled.by,
      source: settled.source,
    });
    expect(facts.filter((fact) => fact.settled)).toHaveLength(1);
  });

  it.each(['12 months', '24 hours', '1 hour', '2 working days', '1 working day'])(
    'has %s as the check reads these words in a sentence',
    (lpLockMinimum) => {
      const [figure] = readText(`We answer within ${lpLockMinimum}.`).figures;
      expect(named('LP lock minimum', withCoin({ lpLockMinimum }))?.values).toMatchObject([
        { value: figure?.value, shown: lpLockMinimum },
      ]);
    },
  );

  it('has supplied values', () => {
    const contractAddress = { status: 'supplied', value: '1111' };
    expect(named('Contract address', withCoin({ contractAddress }))?.values).toEqual([
      { value: '1111', shown: '1111', path: ['contractAddress', 'value'] },
    ]);
    const studio = { email: { status: 'supplied', value: 'Post@muuva.com' } };
    expect(named('Email', register({ 'studio.yaml': studio }))?.values).toEqual([
      { value: 'post@muuva.com', shown: 'Post@muuva.com', path: ['email', 'value'] },
    ]);
  });

  it.each([
    ['a date that does not exist', 'Launched', { launched: '2025-02-31' }],
    ['a share that is not a number', 'Founder hold', { founderHold: { percent: 'three' } }],
    ['a share with a prefix', 'Initial burn', { initialBurn: { percent: 'x10' } }],
    ['months that are not a number', 'LP lock minimum', { lpLockMinimum: '12 or so' }],
    ['a duration in a unit that has another name', 'LP lock minimum', { lpLockMinimum: '2 days' }],
    ['an invalid amount', 'Supply', { supply: { value: 'many', shown: 'many' } }],
    [
      'a reading that is not an amount',
      'Supply',
      { supply: { disputed: { readings: [{ value: 'x' }, { value: '5' }] } } },
    ],
    ['an object instead of a value', 'Token', { name: { a: 1 } }],
    ['null instead of a value', 'Token', { name: null }],
    ['a value instead of an object', 'Founder hold', { founderHold: 25 }],
  ])('marks a fact as unreadable: %s', (_, name, changes) => {
    expect(unreadable(withCoin(changes))).toEqual([name]);
    expect(named(name, withCoin(changes))).toMatchObject({ values: [], isDisputed: false });
  });

  it('marks the facts of a missing or empty file as unreadable', () => {
    const names = (file?: string) =>
      FACT_DEFINITIONS.filter((fact) => !file || fact.file === file).map(({ name }) => name);
    expect(unreadable(readRegister(new Map()))).toEqual(names());
    const coinFile = 'coins/bigfoot.yaml';
    expect(unreadable(register({ [coinFile]: null }))).toEqual(names(coinFile));
    expect(unreadable(register())).toEqual([]);
  });

  it('has no value for a placeholder without “shown”', () => {
    const studio = { email: { status: 'placeholder' } };
    expect(named('Email', register({ 'studio.yaml': studio }))).toMatchObject({
      values: [],
      isReadable: true,
    });
  });
});

it('Each fact that is a figure says which sentences are about it, except where its kind has only one fact', () => {
  expect(
    register()
      .filter(({ kind, matches }) => matches === undefined && kind !== 'words')
      .map(({ name }) => name),
  ).toEqual(['Token', 'Contract address', 'Hashtag', 'Email']);
});
