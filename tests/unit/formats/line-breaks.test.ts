import { expect, test } from 'vitest';
import { keepOpenings } from '../../../src/formats/line-breaks.ts';

test('a short first word of a later sentence stays with the next word', () => {
  expect(keepOpenings('Three shares. Do not add them up.')).toBe(
    'Three shares. Do\u00a0not add them up.',
  );
  expect(keepOpenings('No VCs. No private sales. No side door.')).toBe(
    'No VCs. No\u00a0private sales. No\u00a0side door.',
  );
});

test('a long first word may end a line', () => {
  expect(keepOpenings('Write to us. Sightings welcome.')).toBe('Write to us. Sightings welcome.');
});
