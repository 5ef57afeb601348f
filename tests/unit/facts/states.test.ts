import { describe, expect, it } from 'vitest';
import {
  clauseSentence,
  recordState,
  stateOf,
  sentenceByState,
  type SentencesByState,
  type Suppliables,
} from '../../../src/facts/states.ts';
import { siteWords } from '../../site-words.ts';
import { placeholder, supplied } from '../suppliables.ts';

const missing = placeholder();
const linked = supplied({ url: 'https://a.example/', checked: '2026-01-05' });
const { coin, contest, studio, page } = siteWords();

/** Facts with a pledge for each list of proofs. */
const facts = (...pledges: (typeof missing | typeof linked)[][]): Suppliables => ({
  coin: { contractAddress: missing },
  contest: { ...contest, handle: supplied('@a') },
  studio,
  pledges: pledges.map((links) => ({
    proofs: links.map((link) => ({ id: 'a', label: 'A', kind: 'proof' as const, link })),
    expiresWith: undefined,
  })),
});

const SENTENCES: SentencesByState = {
  missing: 'None of {count}, {provable} provable.',
  partly: '{linked} of {count}, {open} open.',
  supplied: 'All {count}.',
};

describe('What is supplied of a subject', () => {
  it.each([
    [[[missing, missing], [missing], []], 'None of three, two provable.'],
    [[[missing, linked], [linked]], 'two of three, one open.'],
    [[[linked], [linked]], 'All two.'],
  ])('chooses the sentence, and fills in its counts as words', (pledges, sentence) => {
    expect(sentenceByState('proofs', facts(...pledges), SENTENCES)).toBe(sentence);
  });

  it('fills in the numbers and the counts of pledges that can have a proof, a record or neither', () => {
    const counts = '{withProof}, {withRecord}, {withNeither}: {provable}, {supported}, {watched}';
    const sentences: SentencesByState = { ...SENTENCES, supplied: counts };
    const all = facts([linked], [linked], [linked], []);
    const record = {
      proofs: [{ kind: 'record' as const, link: linked }],
      expiresWith: undefined,
    };
    const withRecord = { ...all, pledges: [...all.pledges, record] };
    expect(sentenceByState('proofs', withRecord, sentences)).toBe('1 to 3, 5, 4: three, one, one');
    expect(sentenceByState('proofs', all, sentences)).toBe('1 to 3, none, 4: three, none, one');
  });

  it('is one of two states for a single value', () => {
    expect(stateOf('contractAddress', facts()).state).toBe('missing');
    expect(stateOf('handle', facts()).state).toBe('supplied');
    const sentences = { missing: 'None.', supplied: 'Tag {handle}.' };
    expect(sentenceByState('handle', facts(), sentences, { handle: '@a' })).toBe('Tag @a.');
  });

  it('is counted over all values of each subject', () => {
    const all = { ...facts(), coin };
    // The email address, and each social channel.
    expect(stateOf('channels', all).count).toBe(1 + Object.keys(studio.socials).length);
    // The handle has sentences of its own.
    const terms = Object.keys(page('our-coins').terms.labels).filter((name) => name !== 'handle');
    expect(stateOf('contestTerms', all).count).toBe(terms.length);
    expect(stateOf('email', all).count).toBe(1);
    expect(stateOf('companyName', all).count).toBe(1);
  });
});

describe('A text that people rely on', () => {
  const day = supplied('2026-01-05');

  it('is a draft, approved, adopted, or complete if it is both', () => {
    expect(recordState(missing, missing)).toBe('draft');
    expect(recordState(missing, linked)).toBe('approved');
    expect(recordState(day, missing)).toBe('adopted');
    expect(recordState(day, linked)).toBe('complete');
  });

  it('has clauses that only mean to have an effect until it is adopted', () => {
    const sentences = { draft: 'It is meant to.', adopted: 'It does.' };
    expect(clauseSentence(sentences, { adopted: missing })).toBe('It is meant to.');
    expect(clauseSentence(sentences, { adopted: day })).toBe('It does.');
  });
});
