import { describe, expect, it } from 'vitest';
import { safeLinkAddresses } from '../../../../../editorial/check/rules/safe-link-addresses.ts';
import { descriptiveLinks } from '../../../../../editorial/check/rules/descriptive-links.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

describe('An address between < and >', () => {
  it('is not reported by the rules for links: no-code does', () => {
    for (const rule of [safeLinkAddresses, descriptiveLinks])
      expect(reports(rule, answer('See <https://solana.com>.'))).toEqual([]);
  });
});

describe('Links say where they go', () => {
  const fix = 'Write [what is there](/legal), with words for what the visitor finds there.';
  it.each(['here', 'Click here', 'click here.', 'link', 'this page', 'Read more', '**here**'])(
    'reports the text “%s”',
    (words) => {
      const shown = words.replaceAll('*', '');
      expect(reports(descriptiveLinks, answer(`See [${words}](/legal).`))).toEqual([
        `5:5 “${shown}” does not say where the link goes. | ${fix}`,
      ]);
    },
  );

  it('reports empty link text, and an address as link text', () => {
    expect(reports(descriptiveLinks, answer('See [](/legal).'))).toEqual([
      `5:5 This link has no words. | ${fix}`,
    ]);
    expect(reports(descriptiveLinks, answer('See https://a.example now.'))).toEqual([
      `5:5 “https://a.example” is an address and not words. | ${fix.replace('/legal', 'https://a.example')}`,
    ]);
  });

  it('checks links in settings and reference links', () => {
    const file = readContentFile(
      'pages/home.mdx',
      '---\nlink: { label: Here, href: /legal }\n---\n',
    );
    expect(reports(descriptiveLinks, file)).toEqual([
      `2:16 “Here” does not say where the link goes. | ${fix}`,
    ]);
    expect(reports(descriptiveLinks, answer('See [here][a].', '', '[a]: /legal'))).toEqual([
      `5:5 “here” does not say where the link goes. | ${fix}`,
    ]);
  });

  it('accepts descriptive link text', () => {
    expect(reports(descriptiveLinks, answer('[Where the link is](/legal)'))).toEqual([]);
  });
});
