import { expect, it } from 'vitest';
import { byCount } from '../../../src/schemas/sentences.ts';
import { faults, messages } from './faults.ts';

it('What is said about several values has a sentence for each state, and only the counts as variables', () => {
  const record = { missing: 'None.', partly: '{linked} of {count}.', supplied: 'All.' };
  expect(messages(byCount('Proofs.'), record)).toBe('');
  expect(messages(byCount('Proofs.'), { ...record, partly: '{some}.' })).toContain(
    'Nothing fills in {some} here',
  );
  expect(faults(byCount('Proofs.'), { ...record, partly: undefined }).join()).toContain('partly: ');
});
