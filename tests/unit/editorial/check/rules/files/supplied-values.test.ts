import { expect, test } from 'vitest';
import { suppliedValues } from '../../../../../../editorial/check/rules/files/supplied-values.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';

const LINK =
  '{ status: supplied, value: { url: "https://solscan.io/tx/1", checked: "2026-01-05" } }';
const PLEDGE = readContentFile(
  'pledge/01-lock.mdx',
  `---\nproofs:\n  - id: lock\n    link: ${LINK}\n---\n`,
);

test.each([
  ['Solana', 0],
  ['Ethereum', 1],
])('a proof on Solana, for a token on %s, has %i faults', (chain, faults) => {
  const coin = readContentFile('coins/bigfoot.yaml', `chain: ${chain}\n`);
  expect(runRule(suppliedValues, [PLEDGE, coin])).toHaveLength(faults);
});

test('a proof is on no wrong network while the file that names the right one cannot be read', () => {
  expect(runRule(suppliedValues, [PLEDGE])).toEqual([]);
});
