import { describe, expect, it } from 'vitest';
import { headingNumber, markerLength } from '../../../src/words/extract/list-marker.ts';
import type { BlockKind } from '../../../src/shared/page-text.ts';
import { compare, unmarked } from '../../reading.ts';

const changesIn = (text: string) => compare(...unmarked(text));
const factsIn = (text: string) =>
  changesIn(text).facts.map((fact) => `${fact.kind} ${fact.before} → ${fact.after}`);

describe('A number at the start of a text is a fact', () => {
  it.each([
    ['of a paragraph', '<p>[-25][+26] holders came.', 'number 25 → 26'],
    ['after a position', '<h2>3. On [-25][+26]</h2><p>3.1 [-25][+26] of them.', 'number 25 → 26'],
    ['of a date', '<h2>[-7][+9] August 2026</h2>', 'date 7 August 2026 → 9 August 2026'],
  ])('%s', (_, text, fact) => {
    expect(factsIn(text)).toEqual([fact]);
  });
});

describe('A number that is a position is not a fact', () => {
  it.each([
    ['a clause', '<h2>[-3][+4]. A</h2><p>[-3][+4].2 Ours.'],
    [
      'an entry in a table of contents',
      '<nav><a href="#t">[-3][+4] Tokens</a></nav><h2>[-3][+4] Tokens</h2><p>Ours.',
    ],
  ])('in %s', (_, text) => {
    expect(factsIn(text)).toEqual([]);
    expect(changesIn(text).verdict).not.toBe('same');
  });

  it('in a heading, which is reported as renumbered', () => {
    expect(changesIn('<h2>[-3][+4]. Tokenomics</h2>').sections).toEqual([
      { page: '/', change: 'renumbered', title: 'Tokenomics', from: '3', to: '4' },
    ]);
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
