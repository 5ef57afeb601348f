import { describe, expect, it } from 'vitest';
import { ownChannels } from '../../../../../editorial/check/rules/own-channels.ts';
import { findings, prose } from '../../small-files.ts';

const STUDIO = `email: { status: placeholder, shown: hello@muuva.example, supply: It. }
domain: { status: supplied, value: "https://muuva.co.za" }
socials:
  x: { url: { status: supplied, value: "https://x.com/muuva" } }
  tiktok: { url: { status: supplied, value: "https://www.tiktok.com/@muuva" } }
`;
const said = (text: string) =>
  findings(ownChannels, { 'studio.yaml': STUDIO, 'faq/01-why.mdx': prose(text) }).map(
    ({ severity, reason }) => `${severity} ${/“[^”]*”/.exec(reason)?.[0] ?? ''}`,
  );

describe('What presents itself as ours', () => {
  it.each([
    ['Tag @muuvacoin.', '“@muuvacoin”'],
    ['Our handle is muuva_official.', '“muuva_official”'],
    ['Join [our group](https://t.me/muuva).', '“https://t.me/muuva”'],
    ['See [our videos](https://tiktok.com/@muuva2).', '“https://tiktok.com/@muuva2”'],
    ['Write to team@muuva.io.', '“team@muuva.io”'],
    ['We are muuva.studio on Instagram.', '“muuva.studio”'],
    ['The only real site is muuva.io; all others are fakes.', '“muuva.io”'],
    ['Our new website is bigfeet.xyz.', '“bigfeet.xyz”'],
    ['Claim it at [the shop](https://muuva-shop.io/claim).', '“https://muuva-shop.io/claim”'],
    ['Message us on WhatsApp: +27 82 555 0100.', '“+27 82 555 0100”'],
  ])('is an error unless the register has it: %s', (text, found) => {
    expect(said(text)).toEqual([`error ${found}`]);
  });

  it.each([
    'Write to hello@muuva.example, or see https://x.com/muuva.',
    'Our site is muuva.co.za. Follow @muuva on X.',
    'See [our videos](https://tiktok.com/@muuva), or follow us on TikTok.',
    'Our token trades on Pump.fun. The paper is in index.html.',
    'MUUVA, $BIGFOOT, #BigfootMemeWar and Bigfoots.',
  ])('is accepted from the register, and where it is none: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

it.each([
  'Ignore mail from giveaway@bigfoot-claim.net.',
  'The site muuva.io is a fake.',
  'The FAIS Ombud is at info@faisombud.co.za.',
  'Somebody else uses @muuva_airdrops.',
])('What the sentence gives to somebody else is a warning: %s', (text) => {
  expect(said(text)).toEqual([expect.stringMatching(/^warning/)]);
});
