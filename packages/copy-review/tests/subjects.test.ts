import { describe, expect, it } from 'vitest';
import type { KnownFact, Registers } from '../src/blocking.ts';
import { compareSites } from '../src/compare.ts';
import type { Site } from '../src/pages.ts';

const site = (html: string): Site => ({ name: 'site', pages: new Map([['/', html]]) });

const BURN: KnownFact = {
  name: 'Initial burn',
  kind: 'percent',
  file: 'coin.yaml',
  values: ['10'],
  isDisputed: false,
  cue: /\bburn(?:s|ed|ing|t)?\b/i,
};
const both: Registers = { before: [BURN], after: [BURN] };

const faults = (before: string, after: string, registers = both) =>
  compareSites(site(before), site(after), { ignore: [], data: [], documents: [] }, registers)
    .blocking;

describe('A figure with the value of a fact', () => {
  it('may change where the words around it speak of something else', () => {
    const fee = (share: number) => `<p>A bank may ask ${share}% for the transfer.`;
    expect(faults(fee(10), fee(15))).toEqual([]);
  });

  it.each([
    ['in its sentence', (share: number) => `<p>We burn ${share}% at the start.`],
    ['in a cell beside it', (share: number) => `<table><tr><td>Initial burn<td>${share}%</table>`],
    ['in a text behind it', (share: number) => `<strong>${share}%</strong><p>The first burn.`],
    ['in a heading above it', (share: number) => `<h2>First burn</h2><p>${share}%`],
  ])('may not change alone where the fact is spoken of %s', (_, html) => {
    expect(faults(html(10), html(15))).toHaveLength(1);
    const changed = { before: [BURN], after: [{ ...BURN, values: ['15'] }] };
    expect(faults(html(10), html(15), changed)).toEqual([]);
  });

  it('may change where a list says that it is about something else, as the message asks', () => {
    const tax = (share: number) => `<p>Those who burn their tokens pay ${share}% of tax.`;
    const list = (source: string) => ({ ...both, ignored: { file: 'figures.txt', source } });
    const [fault] = faults(tax(10), tax(15), list(''));
    const line = /figures\.txt: (.*) and where/.exec(fault?.message ?? '')?.[1] ?? '';
    expect(line).toContain('15%');
    expect(faults(tax(10), tax(15), list(`${line} the law\n`))).toEqual([]);
    expect(faults(tax(10), tax(16), list(`${line} the law\n`))).toHaveLength(1);
  });
});
