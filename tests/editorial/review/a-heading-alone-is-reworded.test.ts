import { expect, it } from 'vitest';
import { pairSections } from '../../../src/editorial/review/align/sections.ts';
import type { Section } from '../../../src/editorial/review/pages.ts';

const section = (title: string, ...texts: readonly string[]): Section => ({
  title,
  number: null,
  blocks: [
    { kind: 'heading', text: title },
    ...texts.map((text) => ({ kind: 'text', text }) as const),
  ],
});

const titlesOf = (before: readonly Section[], after: readonly Section[]) =>
  pairSections(before, after).map(({ before: was, after: is }) => [
    was?.title ?? null,
    is?.title ?? null,
  ]);

it('a heading without text of its own, one word of it changed, is the same section', () => {
  const [before, after] = ['Liquidity locked for 12 months', 'Liquidity locked for 6 months'];
  expect(titlesOf([section(before)], [section(after)])).toEqual([[before, after]]);
});

it('headings without text of their own that share little are two sections', () => {
  expect(titlesOf([section('Locked')], [section('No tax')])).toEqual([
    [null, 'No tax'],
    ['Locked', null],
  ]);
});

it('a heading with a text of its own is known by the text', () => {
  const [before, after] = [
    section('Fees and costs', 'None.'),
    section('Fees and taxes', 'Many apply.'),
  ];
  expect(titlesOf([before], [after])).toEqual([
    [null, 'Fees and taxes'],
    ['Fees and costs', null],
  ]);
});
