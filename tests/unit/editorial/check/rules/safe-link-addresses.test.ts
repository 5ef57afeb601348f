import { describe, expect, it } from 'vitest';
import { safeLinkAddresses } from '../../../../../editorial/check/rules/safe-link-addresses.ts';
import { answer, reports } from '../../small-files.ts';

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
      '5:5 “mailto:b” is not an address that a visitor can open. | Write mailto: and the whole email address.',
    ],
    [
      '[a](javascript:b)',
      '5:5 “javascript:b” is not an address that a visitor can open. | Write an address that starts with https://',
    ],
  ])('reports %s', (line, said) => {
    expect(reports(safeLinkAddresses, answer(line))).toEqual([said]);
  });

  // Markdown decodes escapes and entities in each of these addresses.
  it.each([
    ['[a](javascript\\:alert(1))', 'javascript:alert(1)'],
    ['[a](&#106;avascript:alert(1))', 'javascript:alert(1)'],
    ['[a](http\\://a.example)', 'http://a.example'],
    ['[a](&#x2f;/evil.example)', '//evil.example'],
    ['[a][b]\n\n[b]: javascript\\:alert(1)', 'javascript:alert(1)'],
  ])('reports the decoded address of %s', (line, address) => {
    expect(reports(safeLinkAddresses, answer(...line.split('\n')))).toEqual([
      expect.stringContaining(`“${address}” is not`),
    ]);
  });

  it('accepts HTTPS, mailto and internal links', () => {
    const line = '[a](https://a.example/b?c#d) [e](mailto:a@b.example) [f](/legal) [g](#faq)';
    expect(reports(safeLinkAddresses, answer(line))).toEqual([]);
  });
});
