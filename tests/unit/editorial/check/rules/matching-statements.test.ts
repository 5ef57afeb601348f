import { expect, it } from 'vitest';
import { matchingStatements } from '../../../../../editorial/check/rules/matching-statements.ts';
import { findings, format, prose } from '../../small-files.ts';

const FILES = {
  'coins/bigfoot.yaml':
    'chain: Solana\nlpLockedUntil: 2026-08-07\npaired: { percent: 50, with: SOL }\nminting: none\nprivateSales: none\nlaunchPlatform: { name: Pump.fun }\n',
  'contests/meme-wars.yaml': 'platforms: [Twitter, TikTok]\nprizes: []\n',
};
const said = (text: string, files: Readonly<Record<string, string>> = FILES) =>
  format(findings(matchingStatements, { ...files, 'faq/01-what.mdx': prose(text) }));

it.each([
  ['The LP is locked for good.', '“locked for good” contradicts “LP locked until”.'],
  ['We burned the LP tokens.', '“burned the LP” contradicts “LP locked until”.'],
  ['The BIGFOOT/USDC pool is thin.', '“USDC” does not match “Paired with”. Write SOL'],
  ['Trade it on Raydium.', '“Raydium” does not match “Launch platform”. Write Pump.fun'],
  ['Post it on YouTube or TikTok.', '“YouTube” does not match “Platforms”. Write Twitter'],
  ['It is an ERC-20 token.', '“ERC-20” does not match “Chain”. Write Solana'],
  ['More tokens can be minted later.', '“More tokens can be minted” contradicts “Minting”.'],
  ['We held a private round.', '“held a private round” contradicts “VC and private sales”.'],
])('Reports a contradiction: %s', (text, message) => {
  expect(said(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'PEPE is paired with ETH, and many tokens lock their liquidity forever.',
  'It was never paired with USDC. You cannot buy it on Binance.',
  'It was launched on Tuesday on Pump.fun, on Solana.',
  'Post it on X or TikTok. Post your questions on Telegram.',
  'We launched this site on Netlify.',
  'Burned tokens are gone.',
  'Is the liquidity locked forever? No.',
])('Accepts the register, others and denials: %s', (text) => {
  expect(said(text)).toEqual([]);
});

it('Names a sentence left behind when the register changes', () => {
  const changed = {
    'coins/bigfoot.yaml': 'paired: { percent: 50, with: USDC }\n',
    'contests/meme-wars.yaml': 'platforms: [TikTok, Instagram]\n',
  };
  expect(said('Half is paired with SOL.\nPost it on Twitter or TikTok.', changed)).toEqual([
    'faq/01-what.mdx:5:21 “SOL” does not match “Paired with”. Write USDC',
    'faq/01-what.mdx:6:12 “Twitter” does not match “Platforms”. Write Instagram',
  ]);
});
