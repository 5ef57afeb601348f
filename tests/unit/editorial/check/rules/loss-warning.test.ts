import { expect, it } from 'vitest';
import { lossWarning } from '../../../../../editorial/check/rules/loss-warning.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { reports } from '../../small-files.ts';

const legal = (text: string) =>
  readContentFile(
    'legal/03-no-guarantees.mdx',
    `---\ntitle: No guarantees\nanchor: no-guarantees\n---\n\n${text}\n`,
  );
const MISSING = 'The bold warning that money can be lost is missing here.';

it.each([
  'Crypto assets may lose all their value.',
  '**Buying is up to you.** You can lose everything.',
  '**Crypto assets cannot lose their value.**',
  '**A token may go up.**',
])('Misses the bold warning in the section: %s', (text) => {
  expect(reports(lossWarning, legal(text))).toEqual([expect.stringContaining(MISSING)]);
});

it.each([
  '**Crypto assets may lose all their value.**',
  'Note: **Investing may result in the loss of capital.**',
  '**You can lose everything that you put in.**',
])('Accepts the warning in other words: %s', (text) => {
  expect(reports(lossWarning, legal(text))).toEqual([]);
});

it.each([
  ['navigation.yaml', 'words: { loss: { strong: WORDS } }\n'],
  ['pages/home.mdx', '---\ntoken: { buy: { risk: { strong: WORDS } } }\n---\n'],
])('Misses it beside the links to the token, in %s', (name, source) => {
  const said = (words: string) =>
    reports(lossWarning, readContentFile(name, source.replace('WORDS', words)));
  expect(said('Crypto assets are fun.')).toEqual([expect.stringContaining(MISSING)]);
  expect(said('Tokens can become worthless.')).toEqual([]);
});
