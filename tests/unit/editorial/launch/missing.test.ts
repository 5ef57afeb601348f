import { describe, expect, it } from 'vitest';
import { thingsLeft, findMissing } from '../../../../editorial/launch/missing.ts';
import { CONTENT } from '../fixture-content.ts';
import {
  ADOPTED_NAME,
  ADOPTED_RECORD,
  ADOPTED_VERSION,
  filesOf,
  type Example,
} from '../small-files.ts';

// Own files, so that supplying a value of the site breaks no test.
const STUDIO = `email:
  status: placeholder
  shown: hello@muuva.example
  needed: The email address.
`;
const PLEDGE = `---
title: Locked liquidity
proofs:
  - label: Locker link
    link:
      status: placeholder
      shown: not published yet
      needed: The link to the locker.
---

Trades draw on a pool.
`;
const DISPUTED = `supply:
  disputed:
    readings:
      - { value: "5", shown: 5 trillion, where: home }
      - { value: "100", shown: 100 trillion, where: about }
`;
const SETTLED = 'supply: { value: "5", shown: "5" }\n';
const missingIn = (files: Example, today = '2026-08-08') => findMissing(filesOf(files), today);
const prose = (...lines: string[]) => `---\nkind: mission\n---\n\n${lines.join('\n')}\n`;

describe('The launch check', () => {
  it('lists a version that is adopted and not kept', () => {
    const record = { 'legal.yaml': ADOPTED_RECORD };
    expect(missingIn({ ...record, [ADOPTED_NAME]: ADOPTED_VERSION })).toEqual([]);
    expect(missingIn(record)).toMatchObject([
      { file: 'legal.yaml', ruleId: 'unkept-version', severity: 'error' },
    ]);
  });

  it('lists a placeholder with its file, line, description and what to supply', () => {
    expect(missingIn({ 'studio.yaml': STUDIO })).toMatchObject([
      {
        file: 'studio.yaml',
        place: { start: { line: 2 } },
        ruleId: 'placeholder',
        reason: 'Still missing: The studio’s email address.',
        fix: 'Supply: The email address.',
      },
    ]);
  });

  it('calls a proof by its label', () => {
    expect(missingIn({ 'pledge/01-locked-liquidity.mdx': PLEDGE })).toMatchObject([
      { place: { start: { line: 6 } }, reason: 'Still missing: Locker link.' },
    ]);
  });

  it('finds every placeholder of the fixture content', () => {
    const lines = CONTENT.flatMap(({ source }) => source.split('\n'));
    expect(
      findMissing(CONTENT, '2026-01-01').filter(({ ruleId }) => ruleId === 'placeholder'),
    ).toHaveLength(lines.filter((line) => /^\s*status: placeholder$/.test(line)).length);
  });

  it('lists an open question, and not one that is answered', () => {
    const question = { to: 'counsel', asks: 'May we say so?' };
    const questions = [
      { ...question, status: 'placeholder' },
      { ...question, status: 'answered', answer: 'Yes, says A on 5 January 2026.' },
    ];
    expect(missingIn({ 'studio.yaml': JSON.stringify({ questions }) })).toMatchObject([
      {
        ruleId: 'open-question',
        reason: 'A question for counsel is open: May we say so?',
        fix: 'Write “status: answered”, and “answer: …” with who gave the answer and when.',
      },
    ]);
  });

  it('lists a claim from the day after its date', () => {
    const files = { 'coins/bigfoot.yaml': 'lpLockedUntil: 2026-08-07\n' };
    expect(missingIn(files, '2026-08-07')).toEqual([]);
    const [passed] = missingIn(files, '2026-08-08');
    expect(passed?.reason).toBe('“LP locked until” gives 7 August 2026, which has passed.');
    expect(passed?.fix).toMatch(
      /^Write the end of the renewed lock here\. If it was not renewed, /,
    );
  });

  it('lists no lock that is acknowledged to have ended', () => {
    const ended = 'lpLockedUntil: 2026-08-07\nlpLockEnded: { by: A founder, on: 2026-08-08 }\n';
    expect(missingIn({ 'coins/bigfoot.yaml': ended })).toEqual([]);
  });

  it('lists the open conflict about the supply, with its figures', () => {
    expect(missingIn({ 'coins/bigfoot.yaml': DISPUTED })).toMatchObject([
      {
        ruleId: 'open-conflict',
        reason:
          'The pages give different figures for the supply: 5 trillion (home), 100 trillion (about).',
        fix: 'Say which one is right. In place of “disputed:” and everything below it, write the lines value: "5" and shown: 5 trillion; or value: "100" and shown: 100 trillion. Below them write settled: { by: "…", on: "…", source: "…" } with who settled it, the day, and where that is written.',
      },
    ]);
  });

  it('lists the conflict also while one of its readings is empty, which the content check reports', () => {
    const empty = DISPUTED.replace('{ value: "100", shown: 100 trillion, where: about }', '');
    expect(missingIn({ 'coins/bigfoot.yaml': empty })).toMatchObject([
      { reason: 'The pages give different figures for the supply: 5 trillion (home).' },
    ]);
  });

  it.each([
    'Our mission is not published yet.',
    'Not supplied.',
    'The rest is STILL MISSING.',
    'The handle is unpublished.',
    'It has not yet been published.',
    'Its proof has no link yet.',
    'Of all proofs, none is linked.',
    'The company’s details belong here.',
    'No number is published here.',
    'We do not say over how long.',
  ])('quotes a sentence that says that something is missing: %s', (sentence) => {
    const files = { 'about/01-mission.mdx': prose('All is well.', `Or not. ${sentence}`) };
    expect(missingIn(files)).toMatchObject([
      {
        place: { start: { line: 6, column: 9 } },
        ruleId: 'prose-about-gaps',
        reason: `This sentence says that something is missing: “${sentence}”`,
      },
    ]);
  });

  it('lists sentences about two figures only after the supply is settled', () => {
    const text = prose(
      'Its supply is 5, says this page.',
      'Home says otherwise.',
      'The supply given here is 5.',
      'Home gives 6.',
      'It is on Solana.',
    );
    const about = (coin: string) =>
      missingIn({ 'coins/bigfoot.yaml': coin, 'about/04-first-token.mdx': text })
        .filter(({ ruleId }) => ruleId === 'prose-about-conflict')
        .map(({ place: { start }, reason }) => `${start.line} ${/“.*”/.exec(reason)?.[0]}`);
    expect(about(DISPUTED)).toEqual([]);
    expect(about(SETTLED)).toEqual([
      '5 “Its supply is 5, says this page.”',
      '6 “Home says otherwise.”',
      '7 “The supply given here is 5.”',
      '8 “Home gives 6.”',
    ]);
  });

  it('counts one thing and several things', () => {
    const missing = missingIn({ 'studio.yaml': STUDIO });
    expect(thingsLeft(missing)).toBe('1 thing is left');
    expect(thingsLeft([...missing, ...missing])).toBe('2 things are left');
  });
});
