import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { config } from '../../../src/editorial/review.config.ts';

it('The register of this project tells each fact with its values and the file that declares it', () => {
  const facts = config.register('.');
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(facts.filter(({ name, kind }) => name === '' || kind === '')).toEqual([]);
  // What is not supplied yet has no value.
  const known = facts.filter(({ values }) => values.length > 0);
  expect(known.length).toBeGreaterThan(0);
  expect(known.flatMap(({ values }) => values).every((value) => typeof value === 'string')).toBe(
    true,
  );
});
