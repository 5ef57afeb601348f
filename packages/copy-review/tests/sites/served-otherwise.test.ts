import { expect, test } from 'vitest';
import { servingFaults } from '../../src/sites/served-otherwise.ts';
import { filesOf, TERMS } from '../reading.ts';

test.each([
  ['_redirects', `${TERMS.route} /else 200\n`],
  ['_headers', `${TERMS.route}\n  Refresh: 0; url=/\n`],
])('a line of %s about a binding page blocks if it is new', (file, lines) => {
  const [without, withLines] = [filesOf({}), filesOf({ [file]: lines })];
  const faults = servingFaults(without, withLines, [TERMS]);
  expect(faults).toEqual([
    { page: TERMS.route, message: expect.stringContaining(`: ${file} `) as string },
  ]);
  expect(servingFaults(withLines, withLines, [TERMS])).toEqual([]);
});
