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
