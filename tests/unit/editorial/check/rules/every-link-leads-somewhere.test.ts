import { describe, expect, it } from 'vitest';
import { everyLinkLeadsSomewhere } from '../../../../../src/editorial/check/rules/every-link-leads-somewhere.ts';
import { linksHaveSafeAddresses } from '../../../../../src/editorial/check/rules/links-have-safe-addresses.ts';
import { linksSayWhereTheyGo } from '../../../../../src/editorial/check/rules/links-say-where-they-go.ts';
import { proseHoldsNoPictures } from '../../../../../src/editorial/check/rules/prose-holds-no-pictures.ts';
import { readContentFile } from '../../../../../src/editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const law = readContentFile('legal/03-no.mdx', '---\nanchor: no-guarantees\n---\n\nNo.\n');
const leads = (line: string) => reports(everyLinkLeadsSomewhere, answer(...line.split('\n')), law);

describe('An address between signs', () => {
  it('is left to the rule about tags', () => {
    for (const rule of [linksHaveSafeAddresses, linksSayWhereTheyGo])
      expect(reports(rule, answer('See <https://solana.com>.'))).toEqual([]);
  });
});

describe('Every link leads somewhere', () => {
  it.each([
    ['[a](/legall)', '5:5 There is no page at “/legall”. | Write /legal'],
    ['[a](/Legal)', '5:5 There is no page at “/Legal”. | Write /legal'],
    ['[a](/legal/)', '5:5 There is no page at “/legal/”. | Write /legal'],
    ['[a](legal.md)', '5:5 There is no page at “legal.md”. | Write /legal'],
    ['[a](<../contact> "b")', '5:6 There is no page at “../contact”. | Write /contact'],
    ['[a]()', '5:1 There is no page at “”. | Write /'],
    [
      '[a](/legal#no-guarantee)',
      '5:5 There is no place “#no-guarantee” on the page “/legal”. | Write /legal#no-guarantees',
    ],
    ['[a](#fag)', '5:5 There is no place “#fag” on the page “/contact”. | Write /contact#faq'],
    [
      '[a](/our-coins#something-else)',
      '5:5 There is no place “#something-else” on the page “/our-coins”. | Write one of /our-coins, /our-coins#enter',
    ],
    [
      '[a](/nowhere-at-all-in-here)',
      '5:5 There is no page at “/nowhere-at-all-in-here”. | Write one of /, /about, /our-coins, /trust-pledge, /contact, /legal',
    ],
    ['[a][b]\n\n[b]: /legall', '7:6 There is no page at “/legall”. | Write /legal'],
  ])('finds that %s does not', (line, said) => {
    expect(leads(line)).toEqual([said]);
  });

  it.each([
    '[a](/legal#no-guarantees)',
    '[a](#faq)',
    '[a](/)',
    '[a](https://a.example)',
    '`[a](/b)`',
  ])('lets %s pass', (line) => {
    expect(leads(line)).toEqual([]);
  });

  it('looks at the settings too', () => {
    const file = readContentFile(
      'pages/home.mdx',
      '---\nlinks:\n  - { label: Law, href: "/lgal" }\n---\n',
    );
    expect(reports(everyLinkLeadsSomewhere, file)).toEqual([
      '3:25 There is no page at “/lgal”. | Write /legal',
    ]);
  });
});

describe('Links have safe addresses', () => {
  it.each([
    [
      '[a](http://a.example/b)',
      '5:5 “http://a.example/b” is not a secure address. | Write https://a.example/b',
    ],
    ['[a](//a.example)', '5:5 “//a.example” is not a secure address. | Write https://a.example'],
    [
      '[a](https://a)',
      '5:5 “https://a” is not an address that a visitor can open. | Write the whole address, such as https://solana.com',
    ],
    [
      '[a](mailto:b)',
      '5:5 “mailto:b” is not an address that a visitor can open. | Write mailto: and the whole e-mail address.',
    ],
    [
      '[a](javascript:b)',
      '5:5 “javascript:b” is not an address that a visitor can open. | Write an address that starts with https://',
    ],
  ])('refuses %s', (line, said) => {
    expect(reports(linksHaveSafeAddresses, answer(line))).toEqual([said]);
  });

  it('lets secure addresses, mail and pages of this site pass', () => {
    const line = '[a](https://a.example/b?c#d) [e](mailto:a@b.example) [f](/legal) [g](#faq)';
    expect(reports(linksHaveSafeAddresses, answer(line))).toEqual([]);
  });
});

describe('Links say where they go', () => {
  const fix = 'Write [what is there](/legal), with words for what the visitor finds there.';
  it.each(['here', 'Click here', 'click here.', 'link', 'this page', 'Read more', '**here**'])(
    'refuses the words “%s”',
    (words) => {
      const shown = words.replaceAll('*', '');
      expect(reports(linksSayWhereTheyGo, answer(`See [${words}](/legal).`))).toEqual([
        `5:5 “${shown}” does not say where the link goes. | ${fix}`,
      ]);
    },
  );

  it('refuses no words, and an address instead of words', () => {
    expect(reports(linksSayWhereTheyGo, answer('See [](/legal).'))).toEqual([
      `5:5 This link has no words. | ${fix}`,
    ]);
    expect(reports(linksSayWhereTheyGo, answer('See https://a.example now.'))).toEqual([
      `5:5 “https://a.example” is an address and not words. | ${fix.replace('/legal', 'https://a.example')}`,
    ]);
  });

  it('looks at the settings and at addresses that are given apart', () => {
    const file = readContentFile(
      'pages/home.mdx',
      '---\nlink: { label: Here, href: /legal }\n---\n',
    );
    expect(reports(linksSayWhereTheyGo, file)).toEqual([
      `2:16 “Here” does not say where the link goes. | ${fix}`,
    ]);
    expect(reports(linksSayWhereTheyGo, answer('See [here][a].', '', '[a]: /legal'))).toEqual([
      `5:5 “here” does not say where the link goes. | ${fix}`,
    ]);
  });

  it('lets words that say it pass', () => {
    expect(reports(linksSayWhereTheyGo, answer('[Where the link is](/legal)'))).toEqual([]);
  });
});

describe('Prose holds no pictures', () => {
  it('refuses one with words and one without', () => {
    expect(reports(proseHoldsNoPictures, answer('A ![a foot](b.png) and ![](c.png).'))).toEqual([
      '5:3 A picture cannot stand in this text. | Take it out, and say in words what it shows: a foot',
      '5:24 This picture has no words. | Take it out, and say in words what it shows.',
    ]);
  });
});
