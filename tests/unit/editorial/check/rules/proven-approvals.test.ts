import { expect, it } from 'vitest';
import { provenApprovals } from '../../../../../editorial/check/rules/proven-approvals.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

it.each([
  'The contract has been audited by CertiK.',
  'We hold a financial services licence.',
  'Our attorneys have approved this text.',
  'The Solana Foundation supports the project.',
  'An official partner of Solana.',
  'The token is listed on Binance.',
  'The token is [listed on Binance](/legal).',
])('Finds a claim without proof: %s', (text) => {
  expect(reports(provenApprovals, answer(text))).toHaveLength(1);
});

it.each([
  'The contract was [audited by Example Labs](https://audits.example.org/a).',
  'Nobody has audited this token, and no exchange has listed it.',
  'Once the token is audited, the link will be here.',
  'Ask for proof when a project calls itself verified.',
  'Speak to an adviser who is licensed.',
  'Dogecoin is listed on Kraken.',
])('Accepts a proof, a denial and others: %s', (text) => {
  expect(reports(provenApprovals, answer(text))).toEqual([]);
});

it('Accepts the claim of a pledge with a supplied proof', () => {
  const pledge = (status: string) =>
    readContentFile(
      'pledge/04-supply.mdx',
      `---\nproofs: [{ id: a, link: { status: ${status} } }]\n---\n\nThe mint authority is renounced.\n`,
    );
  expect(reports(provenApprovals, pledge('placeholder'))).toHaveLength(1);
  expect(reports(provenApprovals, pledge('supplied'))).toEqual([]);
});
