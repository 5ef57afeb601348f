import { readFileSync } from 'node:fs';
import { reviewSites } from 'copy-review';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../../../packages/copy-review/src/files/site.ts';
import { ROUTES } from '../../../src/content-map.ts';
import { readRegister } from '../../../src/facts/register.ts';
import { tokenFactsText, type FactSources } from '../../../src/facts/token-facts.ts';
import { fixture } from '../fixture.ts';
import { placeholder, supplied } from '../suppliables.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const COIN = 'coins/bigfoot.yaml';
const FILES = [COIN, 'contests/meme-wars.yaml', 'studio.yaml'];
const MISSING = placeholder();

/** The settings of the fixtures, with other facts of the coin. */
const factsWith = (coin: object) =>
  readRegister(
    new Map(
      FILES.map((file) => [file, file === COIN ? { ...fixture(file), ...coin } : fixture(file)]),
    ),
  ).filter(({ file }) => FILES.includes(file));

const PROOFS = [
  'vesting',
  'locker',
  'token-in-explorer',
  'mint-authority',
  'burn',
  'first-holders',
].map((id) => ({ id, label: `Proof ${id}`, kind: 'proof' as const, link: MISSING }));

const VERSION = {
  document: 'legal',
  version: '1.0',
  effective: '2026-01-12',
  id: 'legal-1.0',
  sha256: 'ab',
} as const;

const textOf = (coin: object = {}, sources: Partial<FactSources> = {}) =>
  tokenFactsText({
    build: { commit: COMMIT, day: '2026-11-23', isRelease: true },
    facts: factsWith(coin),
    proofs: PROOFS,
    token: '$BIGFOOT',
    versions: [],
    ...sources,
  });
const dataOf = (...given: Parameters<typeof textOf>) =>
  JSON.parse(textOf(...given)) as Record<'build' | 'versions', object> & {
    readonly facts: readonly { readonly name: string }[];
  };
const factOf = (name: string, ...given: Parameters<typeof textOf>) =>
  dataOf(...given).facts.find((fact) => fact.name === name);

describe('token-facts.json', () => {
  it('leaves out a fact that no page shows, and has a list of none on one line', () => {
    const facts = factsWith({}).map((fact) => ({ ...fact, shownAt: {} }));
    expect(textOf({}, { facts })).toContain('"facts": [],\n  "versions": []\n');
  });

  it('gives a published fact with its value, unit, place and missing proof', () => {
    expect(factOf('LP lock minimum', { lpLockMinimum: '12 months' })).toEqual({
      name: 'LP lock minimum',
      kind: 'duration',
      status: 'published',
      value: '12',
      unit: 'months',
      page: ROUTES['trust-pledge'],
      anchor: 'locked-liquidity',
      proof: { label: 'Proof locker', kind: 'proof', link: null, checked: null },
    });
  });

  it('gives figures as plain values, words as visitors read them', () => {
    const coin = { chain: 'Solana', launched: '2025-08-05', founderHold: { percent: 25 } };
    expect(factOf('Chain', coin)).toMatchObject({ value: 'Solana', unit: null, proof: null });
    expect(factOf('Launched', coin)).toMatchObject({ value: '2025-08-05', unit: null });
    expect(factOf('Founder hold', coin)).toMatchObject({ value: '25', unit: '%' });
  });

  it('gives the link of a published proof, and the day on which it was checked', () => {
    const value = { url: 'https://explorer.example/burn', checked: '2026-01-05' };
    const proofs = PROOFS.map((proof) =>
      proof.id === 'burn' ? { ...proof, link: supplied(value) } : proof,
    );
    expect(factOf('Initial burn', {}, { proofs })).toMatchObject({
      proof: { link: value.url, checked: value.checked },
    });
  });

  it('says of a record that it is no proof', () => {
    const proofs = PROOFS.map((proof) =>
      proof.id === 'first-holders' ? { ...proof, kind: 'record' as const } : proof,
    );
    expect(factOf('VC and private sales', {}, { proofs })).toMatchObject({
      proof: { kind: 'record' },
    });
  });

  it('says of a lock that has ended that it has, with its last day', () => {
    const lock = {
      lpLockedUntil: '2026-08-07',
      lpLockEnded: { by: 'A founder', on: '2026-08-08' },
    };
    expect(factOf('LP locked until', lock)).toMatchObject({ status: 'ended', value: '2026-08-07' });
    expect(factOf('LP lock minimum', lock)).toMatchObject({ status: 'published' });
  });

  it('gives a missing fact without a value, even if a stand-in is shown', () => {
    for (const name of ['Contract address', 'Email'])
      expect(factOf(name, { contractAddress: MISSING })).toMatchObject({
        status: 'missing',
        value: null,
      });
  });

  it('gives all readings of a disputed fact, and no value', () => {
    const readings = [
      { value: '5000', shown: '5,000', where: 'home' },
      { value: '7000', shown: '7 thousand', where: 'about' },
    ];
    expect(factOf('Supply', { supply: { disputed: { why: 'So.', readings } } })).toMatchObject({
      status: 'disputed',
      value: null,
      unit: '$BIGFOOT',
      readings: [
        { value: '5000', page: '/', anchor: 'token' },
        { value: '7000', page: ROUTES.about, anchor: 'first-token' },
      ],
    });
  });

  it('says which commit was built, and for which day', () => {
    expect(dataOf().build).toEqual({ commit: COMMIT, day: '2026-11-23', release: true });
  });

  it('lists the versions', () => {
    const { id, ...version } = VERSION;
    expect(dataOf().versions).toEqual([]);
    expect(dataOf({}, { versions: [VERSION] }).versions).toEqual([
      { ...version, text: `/versions/${id}.txt` },
    ]);
  });

  it('has the names that its guide shows', () => {
    const guide = readFileSync('docs/token-facts.md', 'utf8');
    const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
    const namesIn = (text: string) =>
      new Set([...text.matchAll(/"(\w+)":/g)].map(([, name]) => name));
    const names = namesIn(textOf({}, { versions: [VERSION] }));
    // Those of a disputed fact are in a sentence below the example.
    names.delete('readings');
    expect(namesIn(example)).toEqual(names);
  });

  it('cannot be made while no pledge has the proof of a fact', () => {
    expect(() => textOf({}, { proofs: [] })).toThrow('No pledge has a proof with “id: vesting”');
  });

  it('is reviewed as one line for a changed fact', async () => {
    const site = (name: string, text: string) =>
      siteOf(name, new Map([['token-facts.json', Buffer.from(text)]]));
    const [before = '', after = ''] = [12, 18].map((months) =>
      textOf({ lpLockMinimum: `${months} months` }),
    );
    const config = { ignore: [], data: [], documents: [] };
    const { lines, verdict } = await reviewSites({
      before: site('before', before),
      after: site('after', after),
      config,
    });
    expect(verdict).not.toBe('same');
    expect(lines).toMatchObject([
      { removed: ['facts.[].value: "12"'], added: ['facts.[].value: "18"'] },
    ]);
  });
});
