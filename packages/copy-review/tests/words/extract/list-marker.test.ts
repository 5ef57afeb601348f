import { describe, expect, it } from 'vitest';
import { headingNumber, markerLength } from '../../../src/words/extract/list-marker.ts';
import type { BlockKind } from '../../../src/shared/page-text.ts';
import { compare } from '../../reading.ts';

const factsOf = (before: string, after: string) =>
  compare(before, after).facts.map((fact) => `${fact.kind} ${fact.before} → ${fact.after}`);

describe('A number at the start of a text is a fact', () => {
  it.each([
    ['of a paragraph', '<p>25 holders came.', '<p>26 holders came.', '25 → 26'],
    ['of an address', '<p>500 Main St, Cape Town', '<p>510 Main St, Cape Town', '500 → 510'],
    ['of a card', '<div>25</div><div>holders</div>', '<div>26</div><div>holders</div>', '25 → 26'],
    [
      'of a cell',
      '<table><tr><td>25<td>holders</table>',
      '<table><tr><td>26<td>holders</table>',
      '25 → 26',
    ],
    ['of a heading', '<h2>25 holders</h2>', '<h2>26 holders</h2>', '25 → 26'],
    ['of a heading of three figures', '<h2>500 Main St</h2>', '<h2>510 Main St</h2>', '500 → 510'],
    [
      'of a paragraph that is not a clause of its section',
      '<h2>3. A</h2><p>4.2 points so far.',
      '<h2>3. A</h2><p>4.3 points so far.',
      '4.2 → 4.3',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(factsOf(before, after)).toEqual([`number ${expected}`]);
  });

  it('if the text was added or removed', () => {
    expect(factsOf('<p>Some came.', '<p>Some came.<p>25 holders')).toEqual(['number null → 25']);
    expect(factsOf('<p>Some came.<p>25 holders', '<p>Some came.')).toEqual(['number 25 → null']);
  });

  it('if it is part of a date, even in a heading', () => {
    expect(factsOf('<h2>7 August 2026</h2>', '<h2>9 August 2026</h2>')).toEqual([
      'date 7 August 2026 → 9 August 2026',
    ]);
  });
});

describe('A number that is a position is not a fact', () => {
  it.each([
    ['a heading', '<h2>3. Tokenomics</h2><p>Ours.', '<h2>4. Tokenomics</h2><p>Ours.'],
    [
      'a heading with a word before it',
      '<h2>Part 3: Ours</h2><p>It.',
      '<h2>Part 4: Ours</h2><p>It.',
    ],
    ['a heading numbered by style', '<h2>3 Tokens</h2><p>Ours.', '<h2>4 Tokens</h2><p>Ours.'],
    ['a clause', '<h2>3. A</h2><p>3.2 Ours.', '<h2>4. A</h2><p>4.2 Ours.'],
    ['an item', '<p>1. Choose a name.', '<p>2. Choose a name.'],
    [
      'an entry in a table of contents',
      '<nav><a href="#t">3 Tokens</a></nav><h2>3 Tokens</h2><p>Ours.',
      '<nav><a href="#t">4 Tokens</a></nav><h2>4 Tokens</h2><p>Ours.',
    ],
  ])('in %s', (_, before, after) => {
    expect(factsOf(before, after)).toEqual([]);
    expect(compare(before, after).nothingChanged).toBe(false);
  });

  it('in a heading, which is reported as renumbered', () => {
    expect(compare('<h2>3. Tokenomics</h2>', '<h2>4. Tokenomics</h2>').sections).toEqual([
      { page: '/', change: 'renumbered', title: 'Tokenomics', from: '3', to: '4' },
    ]);
  });

  it('but a number after it is', () => {
    const page = (count: number) => `<h2>3. Holders: ${count}</h2><p>3.1 ${count} of them.`;
    expect(factsOf(page(25), page(26))).toEqual(['number 25 → 26']);
  });
});

describe('The list marker of a text', () => {
  it.each<[BlockKind, string, string | null, number]>([
    ['heading', '3. No', null, 3],
    ['heading', '§ 4 No', null, 4],
    ['heading', '25 holders', null, 0],
    ['text', '3.2 Ours', '3', 4],
    ['text', '3.2.10 Ours', '3', 7],
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
  ])('of the %s “%s” in section %s has %i characters', (kind, text, section, length) => {
    expect(markerLength(kind, text, section)).toBe(length);
  });

  it('of a heading is its number with punctuation, if there is one', () => {
    expect(headingNumber('Step IV: Go')).toEqual({ number: 'IV', length: 9 });
    expect(headingNumber('Go 4')).toEqual({ number: null, length: 0 });
  });
});
