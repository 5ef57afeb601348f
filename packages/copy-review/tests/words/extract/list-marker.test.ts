import { describe, expect, it } from 'vitest';
import { headingNumber, markerLength } from '../../../src/words/extract/list-marker.ts';
import type { BlockKind } from '../../../src/shared/page-text.ts';
import { compare, CONFIG, unmarked } from '../../reading.ts';

const config = { ...CONFIG, watched: [{ name: 'strength', words: ['may', 'all'] }] };
/** The report on a page in which `[-…]` was removed and `[+…]` added. */
const reportOn = (html: string) => compare(...unmarked(html), { config });
const factsIn = (html: string) =>
  reportOn(html).facts.map((fact) => `${fact.kind} ${fact.before} → ${fact.after}`);

describe('A number at the start of a text is a fact', () => {
  it.each([
    ['of a paragraph', '<p>[-25][+26] holders came.', 'number 25 → 26'],
    [
      'after a position',
      '<h2>3. On [-25][+26]</h2><p><b>3.1</b> [-25][+26] of them.',
      'number 25 → 26',
    ],
    ['of a date', '<h2>[-7][+9] August 2026</h2>', 'date 7 August 2026 → 9 August 2026'],
    [
      'that follows on no other',
      '<h2>3. A</h2><p><b>3.1</b> I go.<p><b>3.[-5][+9]</b> I get.',
      'number 3.5 → 3.9',
    ],
    ['that followed', '<h2>3. A</h2><p><b>3.4</b> I.<p><b>3.[-5][+9]</b> I.', 'number 3.5 → 3.9'],
    ['that is typed', '<h2>3. A</h2><p><b>3.4</b> I.<p>3.[-5][+9] coins.', 'number 3.5 → 3.9'],
  ])('%s', (_, text, fact) => {
    expect(factsIn(text)).toEqual([fact]);
  });
});

describe('A number that is a position', () => {
  const contents = (number: string) =>
    `<nav><a href="#t">${number} Tokens</a></nav><h2>${number} Tokens</h2><p>Ours.`;
  const first = 'All of your money can be lost, and nobody returns it to you.';
  it.each([
    ['of a heading', '<h2>[-3][+4]. Tokens</h2>', ['Tokens: 3 → 4']],
    [
      'of a heading, in other words',
      '<h2>[-3.][+Section 3:] Tokens</h2>',
      ['Tokens: 3. → Section 3:'],
    ],
    [
      'of clauses',
      '<h2>[-3][+4]. A</h2><p><b>[-3][+4].1</b> I may.<p><b>[-3][+4].2</b> I go.',
      ['A: 3 → 4', 'A: 3.1, 3.2 → 4.1, 4.2'],
    ],
    [
      'of many clauses',
      `<h2>[-3][+4]. A</h2>${Array.from({ length: 9 }, (_, i) => `<p><b>[-3][+4].${i + 1}</b> I may.`).join('')}`,
      ['A: 3 → 4', 'A: 3.1, 3.2, 3.3, 3.4 and 5 more → 4.1, 4.2, 4.3, 4.4 and 5 more'],
    ],
    ['of a clause that had none', '<p>[+<b>1.</b> ]I may.', [': – → 1.']],
    ['of a table of contents', contents('[-3][+4]'), ['Tokens: 3 → 4', 'Navigation: 3 → 4']],
  ])('%s is listed among the sections only', (_, text, numbers) => {
    const { verdict, sections, facts, watched, pages } = reportOn(text);
    expect(
      sections.map(({ change, title, from, to }) => [change, `${title}: ${from} → ${to}`]),
    ).toEqual(numbers.map((line) => ['renumbered', line]));
    expect([facts, watched, pages.flatMap(({ blocks }) => blocks), verdict]).toEqual([
      [],
      [],
      [],
      'changed',
    ]);
  });

  it('of a clause that moved is beside its text', () => {
    const { sections, facts, watched, pages } = reportOn(
      `<h2>3. A</h2>[-<p><b>3.1</b> ${first}]<p><b>3.[-2][+1]</b> I may end this.[+<p><b>3.2</b> ${first}]`,
    );
    const texts = pages.flatMap(({ blocks }) =>
      blocks.map(({ change, before }) => [change, before]),
    );
    expect([sections, facts, watched, texts]).toEqual([
      [expect.objectContaining({ from: '3.1', to: '3.2' })],
      [],
      [],
      [['moved', expect.stringMatching(/^3\.2 .*may/)]],
    ]);
  });

  it.each([
    ['is that of an amount', '<h2>3. A</h2><p><b>3.[-2][+3]</b> million dollars came.'],
    ['is beside another changed word', '<p>[+<b>1.</b> ]I [-may][+will].'],
    ['is that of a text which is hidden now', '<p[+ hidden]>[+<b>1.</b> ]I may.'],
  ])('is in a changed text if it %s', (_, text) => {
    const { sections, pages } = reportOn(text);
    expect([sections, pages.map(({ blocks }) => blocks.length)]).toEqual([[], [1]]);
  });
});

describe('The list marker of a text', () => {
  const before = ['3.1 A', '3.2.9 A', '3.1\tA', '11. A', '1.1. A', '(11) A', '11) A'];
  const blocks = before.map((text) => ({ kind: 'text', text }) as const);
  it.each<[BlockKind, string, string | null, number]>([
    ['heading', '3. No', null, 3],
    ['heading', '§ 4 No', null, 4],
    ['heading', '25 holders', null, 0],
    ['text', '3.2 Ours', '3', 4],
    ['text', '3.2.10 Ours', '3', 7],
    ['text', '3.1 Ours', '3', 4],
    ['text', '3.4 Ours', '3', 0],
    ['text', '13. Ours', null, 0],
    ['text', '10. Ours', null, 0],
    ['text', '3.2 Ours', '4', 0],
    ['text', '3.2 Ours', null, 0],
    ['text', '3 Ours', '3', 0],
    ['text', '3.2Ours', '3', 0],
    ['text', 'In 3.2 Ours', '3', 0],
    ['row', '3.2\tOurs', '3', 4],
    ['text', '12. Ours', null, 4],
    ['text', '1.2. Ours', null, 5],
    ['text', '(12) Ours', null, 5],
    ['text', '12) Ours', '3', 4],
    ['text', '12.', null, 0],
    ['text', 'On 12. Ours', null, 0],
    ['aside', '12: Ours', null, 0],
  ])('of the %s “%s” in section %s has %i characters', (kind, text, number, length) => {
    const [first = ''] = text.split(/\s/);
    expect(markerLength(kind, text, first, { number, blocks })).toBe(length);
  });

  it('of a heading is its number with punctuation, if there is one', () => {
    expect(headingNumber('Step IV: Go')).toEqual({ number: 'IV', length: 9 });
    expect(headingNumber('Go 4')).toEqual({ number: null, length: 0 });
  });
});
