import { describe, expect, it } from 'vitest';
import { SECTION_SCHEMAS } from '../../../src/schemas/section.ts';
import { faults } from './faults.ts';

const pledge = { title: 'A', anchor: 'a', claim: 'A.', place: 'A', proofs: [] };
const legal = { title: 'A', anchor: 'a' };

describe('A section', () => {
  it('of the pledge has proofs to wait for, or says why there are none', () => {
    const noProof = { label: 'None', note: 'ever' };
    expect(faults(SECTION_SCHEMAS.pledge, { ...pledge, noProof })).toEqual([]);
    expect(faults(SECTION_SCHEMAS.pledge, pledge).join()).toContain('either proofs or “noProof”');
  });

  it('of Legal has a bold line if and only if it is boxed', () => {
    expect(faults(SECTION_SCHEMAS.legal, { ...legal, boxed: true }).join()).toContain(
      'has an “important” line',
    );
    expect(faults(SECTION_SCHEMAS.legal, { ...legal, important: 'A.' }).join()).toContain(
      'only a boxed section',
    );
  });

  it('of the questions ends with a question mark', () => {
    expect(faults(SECTION_SCHEMAS.faq, { question: 'Tell me.' }).join()).toContain('question mark');
  });
});
