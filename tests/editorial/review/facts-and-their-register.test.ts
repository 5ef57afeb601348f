import { describe, expect, it } from 'vitest';
import type { KnownFact, Registers } from '../../../src/editorial/review/blocking.ts';
import { compareSites } from '../../../src/editorial/review/compare.ts';
import type { Site } from '../../../src/editorial/review/pages.ts';

const config = { ignore: [], data: [], documents: [] };

const siteOf = (...texts: readonly string[]): Site => ({
  name: 'site',
  pages: new Map([['/', `<h1>Home</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`]]),
});

const factOf = (name: string, kind: string, ...values: readonly string[]): KnownFact => ({
  name,
  kind,
  file: 'facts.yaml',
  values,
  isDisputed: values.length > 1,
});

const both = (before: readonly KnownFact[], after = before): Registers => ({ before, after });
const LOCK = factOf('Locked until', 'date', '2026-08-07');
const SHARE = factOf('Share', 'percent', '25');

const blockingOf = (before: Site, after: Site, registers?: Registers) =>
  compareSites(before, after, config, registers).blocking;

const told = (was: string, is: string, name: string) => ({
  page: '/',
  message: `“${was}” became “${is}”, and the register does not say so of ${name}. If that changed, change it in facts.yaml.`,
});

describe('a fact of the register', () => {
  const [before, after] = [siteOf('Until 7 August 2026.'), siteOf('Until 9 August 2026.')];

  it('may not take the value of another fact of its kind', () => {
    const launch = factOf('Launched', 'date', '2026-08-09');
    expect(blockingOf(before, after, both([launch, LOCK]))).toEqual([
      told('7 August 2026', '9 August 2026', 'Locked until'),
    ]);
  });

  it('may not change on a page alone', () => {
    expect(blockingOf(before, after, both([SHARE, LOCK]))).toEqual([
      told('7 August 2026', '9 August 2026', 'Locked until'),
    ]);
  });

  it('may change on a page and in the register', () => {
    const registers = both([LOCK], [factOf('Locked until', 'date', '2026-08-09')]);
    expect(blockingOf(before, after, registers)).toEqual([]);
  });

  it('is told once for each page, however often it stands there', () => {
    const many = (day: number) =>
      siteOf(`Until ${day} August 2026.`, `Not after ${day} August 2026, so.`);
    expect(blockingOf(many(7), many(9), both([LOCK]))).toHaveLength(1);
  });

  it('may be written in another way', () => {
    expect(blockingOf(before, siteOf('Until August 7, 2026.'), both([LOCK]))).toEqual([]);
  });

  it('is known by its kind too', () => {
    const registers = both([
      factOf('Share', 'words', '25'),
      factOf('Lock', 'duration', '2026-08-07'),
    ]);
    expect(blockingOf(before, after, registers)).toEqual([]);
    const changed = both([SHARE], [factOf('Other', 'amount', '30')]);
    expect(blockingOf(siteOf('It is 25 % now.'), siteOf('It is 30 % now.'), changed)).toEqual([
      told('25 %', '30 %', 'Share'),
    ]);
  });

  it.each([
    ['to another row', 'Fee', 'Tax'],
    ['to another row of a longer name', 'The fee of each trade', 'The tax of each year'],
  ])('may not change on a page alone while it moves %s', (_, fee, tax) => {
    const table = (...rows: readonly string[]) =>
      siteOf(`<table>${rows.map((row) => `<tr><td>${row}`).join('')}</table>`);
    const before = table(`${fee}<td>25 %`, `${tax}<td>1 %`, 'Burn<td>2 %');
    const after = table(`${tax}<td>1 %`, 'Burn<td>2 %', `${fee}<td>26 %`);
    expect(blockingOf(before, after, both([SHARE]))).toEqual([told('25 %', '26 %', 'Share')]);
    expect(blockingOf(before, after, both([SHARE], [factOf('Share', 'percent', '26')]))).toEqual(
      [],
    );
  });

  it('may come to a page, or go', () => {
    const none = siteOf('Until then.');
    expect(blockingOf(before, none, both([LOCK]))).toEqual([]);
    expect(blockingOf(none, before, both([LOCK]))).toEqual([]);
  });
});

it('a figure that no fact knows may change', () => {
  const registers = both([LOCK]);
  expect(blockingOf(siteOf('On 1 May 2026.'), siteOf('On 2 May 2026.'), registers)).toEqual([]);
});

it('what has no register is not held against one', () => {
  expect(blockingOf(siteOf('Until 7 August 2026.'), siteOf('Until 9 August 2026.'))).toEqual([]);
});

describe('a declared conflict', () => {
  const page = siteOf('One.');
  const DISPUTE = factOf('Supply', 'amount', '5', '100');
  const fault = {
    page: '',
    message:
      'The declared conflict about Supply, in facts.yaml, is another than before. Only the owner settles it: name who did.',
  };

  it('may stay', () => {
    expect(blockingOf(page, page, both([DISPUTE]))).toEqual([]);
  });

  it.each([
    ['settled', [DISPUTE], [factOf('Supply', 'amount', '5')]],
    ['dropped', [DISPUTE], []],
    ['changed', [DISPUTE], [factOf('Supply', 'amount', '5', '200')]],
    ['declared', [factOf('Supply', 'amount', '5')], [DISPUTE]],
    ['new', [], [DISPUTE]],
  ])('is told when it is %s', (_, before, after) => {
    expect(blockingOf(page, page, both([SHARE, ...before], [SHARE, ...after]))).toEqual([fault]);
  });

  it('is none where a fact has changed that nobody disputes', () => {
    const settled = [factOf('Supply', 'amount', '5')];
    expect(blockingOf(page, page, both(settled, [factOf('Supply', 'amount', '9')]))).toEqual([]);
    expect(blockingOf(page, page, both([], settled))).toEqual([]);
    expect(blockingOf(page, page, both(settled, []))).toEqual([]);
  });
});
