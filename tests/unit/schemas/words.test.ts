import { describe, expect, it } from 'vitest';
import {
  factual,
  isoDate,
  link,
  pattern,
  suppliable,
  tally,
  text,
} from '../../../src/schemas/fields.ts';
import { faqSchema, legalSchema, pledgeSchema } from '../../../src/schemas/section.ts';
import type { z } from 'zod';

const faults = (schema: z.ZodType, data: unknown) =>
  schema
    .safeParse(data)
    .error?.issues.map(({ message }) => message)
    .join('\n') ?? '';

describe('A field', () => {
  it('of text is not empty and has no space at its ends', () => {
    expect(faults(text('Words.'), '')).toContain('may not be empty');
    expect(faults(text('Words.'), 'words ')).toContain('Remove the space');
    expect(faults(text('Words.'), 3)).toContain('Write this as text');
  });

  it('with gaps keeps each gap and invents none', () => {
    const sheet = pattern('The sheet.', ['sheet']);
    expect(faults(sheet, 'Sheet {sheet}')).toBe('');
    expect(faults(sheet, 'Sheet 1')).toBe('Put {sheet} back: the site fills it in there.');
    expect(faults(sheet, 'Sheet {sheet} of {total}')).toBe(
      '{total} is not known here. Known: {sheet}.',
    );
  });

  it('for facts takes their gaps, and no other', () => {
    expect(faults(factual('A claim.'), '{months} months')).toBe('');
    expect(faults(factual('A claim.'), 'No gap.')).toBe('');
    expect(faults(factual('A claim.'), '{month} months')).toContain('{month} is not known here.');
  });

  it('for a date refuses a point in time', () => {
    expect(faults(isoDate('A day.'), new Date())).toContain('between quotes');
  });

  it('for a link takes a path of this site only', () => {
    const at = (href: string) => faults(link('A link.'), { label: 'Words', href });
    expect(at('/legal#no-guarantees')).toBe('');
    expect(at('#trust')).toBe('');
    expect(at('legal')).toContain('Write a path of this site');
    expect(at('https://elsewhere.example')).toContain('Write a path of this site');
  });

  it('that nobody has supplied says what to supply', () => {
    const name = suppliable(text('A name.'), 'The name.');
    expect(faults(name, { status: 'supplied', value: 'MUUVA' })).toBe('');
    expect(faults(name, { status: 'placeholder', shown: 'not yet', supply: 'The name.' })).toBe('');
    expect(faults(name, { status: 'placeholder', shown: 'not yet' })).not.toBe('');
    expect(faults(name, 'MUUVA')).not.toBe('');
    expect(faults(name, { status: 'unknown' })).toContain('Write “status: placeholder”');
  });

  it('for a tally has a sentence with both numbers', () => {
    expect(faults(tally('Slots.'), { all: 'All.', some: 'Some.', none: 'None.' })).toContain(
      'Put {open} back',
    );
  });
});

describe('A section', () => {
  const pledge = { title: 'A', anchor: 'a', claim: 'A.', place: 'A' };

  it('of the pledge has proofs to wait for, or says why there are none', () => {
    expect(
      faults(pledgeSchema, { ...pledge, proofs: [], noProof: { label: 'None', note: 'ever' } }),
    ).toBe('');
    expect(faults(pledgeSchema, { ...pledge, proofs: [] })).toContain('either proofs or “noProof”');
  });

  it('of the law that is boxed has a bold line, and no other section has one', () => {
    expect(faults(legalSchema, { title: 'A', anchor: 'a', boxed: true })).toContain(
      'has an “important” line',
    );
    expect(faults(legalSchema, { title: 'A', anchor: 'a', important: 'A.' })).toContain(
      'only a boxed section',
    );
  });

  it('of the questions asks something', () => {
    expect(faults(faqSchema, { question: 'Tell me.' })).toContain('question mark');
  });
});
