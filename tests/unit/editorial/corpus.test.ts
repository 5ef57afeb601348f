import { describe, expect, it } from 'vitest';
import { check, COMBINATIONS, contentWith, FAULTS } from './corpus/corpus.ts';

const named = (name: string) => {
  const fault = FAULTS.find((one) => one.fault === name);
  if (!fault) throw new Error(`There is no fault called “${name}”.`);
  return fault;
};

describe('The content check of content with one fault', () => {
  it.each(FAULTS.map((fault) => [fault.fault, fault] as const))(
    'reports it with the expected rule and place, and nothing else: %s',
    (_, fault) => {
      const { expected, files } = contentWith([fault]);
      expect(expected).not.toEqual([]);
      expect(check(files)).toEqual(expected);
    },
  );
});

describe('The content check of content with several faults', () => {
  it.each(COMBINATIONS.map((names) => [names.join(', '), names] as const))(
    'reports all of them and nothing else: %s',
    (_, names) => {
      const { expected, files } = contentWith(names.map((name) => named(name)));
      expect(check(files)).toEqual(expected);
    },
  );
});

describe('The corpus of faults', () => {
  it('has unique names and a minimum size', () => {
    const names = FAULTS.map(({ fault }) => fault);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(80);
    expect(COMBINATIONS.length).toBeGreaterThanOrEqual(40);
  });
});
