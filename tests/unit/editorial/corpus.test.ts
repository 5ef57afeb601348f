import { describe, expect, it } from 'vitest';
import { check, contentWith, FAULTS } from './corpus/corpus.ts';

describe('The content check of content with one fault', () => {
  it.each(FAULTS.map((fault) => [fault.fault, fault] as const))(
    'reports it with the expected rule and place, and nothing else: %s',
    (_, fault) => {
      const { expected, files } = contentWith(fault);
      expect(expected).not.toEqual([]);
      expect(check(files)).toEqual(expected);
    },
  );
});

describe('The corpus of faults', () => {
  it('has unique names and a minimum size', () => {
    const names = FAULTS.map(({ fault }) => fault);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(80);
  });
});
