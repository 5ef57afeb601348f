import { describe, expect, it, test } from 'vitest';
import {
  evidenceOf,
  kindOf,
  linkedEvidenceOf,
  stampOf,
  type Evident,
} from '../../../src/facts/evidence.ts';
import { placeholder, supplied } from '../suppliables.ts';

const open = placeholder();
const there = supplied({ url: 'https://a.example/b', checked: '2026-01-05' });
/** Coins whose lock has not ended, and has. */
const LOCKED = {};
const ENDED = { lpLockEnded: { by: 'A founder', on: '2026-08-08' } };

type Link = readonly ['proof' | 'record', typeof open | typeof there];
const pledge = (...links: Link[]): Evident => ({
  proofs: links.map(([kind, link]) => ({ kind, link })),
  expiresWith: undefined,
});

describe('What a pledge can show', () => {
  it('is the strongest of its links, whether they are there or not', () => {
    expect(evidenceOf(pledge(['record', there], ['proof', open]), LOCKED)).toBe('proof');
    expect(evidenceOf(pledge(['record', open]), LOCKED)).toBe('record');
    expect(evidenceOf(pledge(), LOCKED)).toBe('none');
  });

  it('is linked as the strongest kind of which every link is there', () => {
    const linked = (...links: Link[]) => linkedEvidenceOf(pledge(...links), LOCKED);
    expect(linked(['proof', there], ['proof', there], ['record', open])).toBe('proof');
    expect(linked(['proof', there], ['proof', open], ['record', there])).toBe('record');
    expect(linked(['proof', there], ['proof', open])).toBe('none');
    expect(linked()).toBe('none');
  });

  it('is no proof of a lock that has ended', () => {
    const lock = { ...pledge(['proof', there]), expiresWith: 'lpLockedUntil' } as const;
    expect(linkedEvidenceOf(lock, LOCKED)).toBe('proof');
    expect(linkedEvidenceOf(lock, ENDED)).toBe('record');
    expect(kindOf({ kind: 'proof' }, pledge(), ENDED)).toBe('proof');
  });
});

test('a fact has a stamp, which is a word beside it for how far it is proven, by its link', () => {
  expect(stampOf({ kind: 'proof', link: there })).toBe('published');
  expect(stampOf({ kind: 'record', link: there })).toBe('recorded');
  expect(stampOf({ kind: 'proof', link: open })).toBe('pledged');
});
