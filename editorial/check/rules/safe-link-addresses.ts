import { addressFault, isOutside, parseAddress } from '../../../src/formats/web-address.ts';
import { linksOf } from '../../content/links.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** Every external link has a complete address that uses HTTPS or mailto. */
export const safeLinkAddresses: Rule = {
  name: 'safe-link-addresses',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSee [Solana](http://solana.com).\n' },
  passes: {
    'faq/01-why.mdx':
      '---\nquestion: Why?\n---\n\nSee [Solana](https://solana.com), [the law](/legal) or [write](mailto:a@b.example).\n',
  },
  checkFile: (file) =>
    linksOf(file).flatMap(({ href, hrefRange }) => {
      const fault = isOutside(href) ? describe(href) : undefined;
      if (!fault) return [];
      return [report(file, hrefRange, { ...fault, replaces: href })];
    }),
};

function describe(href: string): Wording | undefined {
  const url = parseAddress(href);
  if (url?.protocol === 'mailto:')
    return /^mailto:[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/i.test(href)
      ? undefined
      : wrong(href, 'Write mailto: and the whole email address.');
  switch (addressFault(href)) {
    case 'not-secure':
      return {
        reason: `“${href}” is not a secure address.`,
        note: 'Somebody between the visitor and that page could change what the visitor reads there.',
        ...write(href.replace(/^(?:http:)?[/\\]{2}/i, 'https://')),
      };
    case 'not-whole':
      return /^\s*https:/i.test(href)
        ? wrong(href, 'Write the whole address, such as https://solana.com')
        : wrong(href, 'Write an address that starts with https://');
    case 'user-info':
      return {
        reason: `“${href}” has a name before the @ and the site after it.`,
        note: 'A visitor would take the name for the site, and land on another one.',
        ...write(href.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1')),
      };
    case 'mixed-alphabets':
      return {
        reason: `“${href}” mixes letters of two alphabets.`,
        note: 'Letters that look alike lead to another site than the one that a visitor reads.',
        fix: 'Type the address anew on a keyboard with Latin letters, and compare where it leads.',
      };
    default:
      return undefined;
  }
}

const write = (address: string) => ({ fix: `Write ${address}`, expected: [address] });

const wrong = (href: string, fix: string) => ({
  reason: `“${href}” is not an address that a visitor can open.`,
  note: 'A visitor who follows this link would get nowhere.',
  fix,
});
