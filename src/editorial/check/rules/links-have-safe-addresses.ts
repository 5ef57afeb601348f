import { addressFault, isOutside, parseAddress } from '../../../formats/web-address.ts';
import { linksOf } from '../../content/links.ts';
import { placeAt } from '../../content/places.ts';
import type { Finding, Rule } from '../shared/rule.ts';

/** A link out of this site has a whole address, and what a visitor reads there cannot be changed on the way. */
export const linksHaveSafeAddresses: Rule = {
  name: 'links-have-safe-addresses',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSee [Solana](http://solana.com).\n' },
  passes: {
    'faq/01-why.mdx':
      '---\nquestion: Why?\n---\n\nSee [Solana](https://solana.com), [the law](/legal) or [write](mailto:a@b.example).\n',
  },
  checkFile: (file) =>
    linksOf(file).flatMap(({ href, hrefAt, isBare }) => {
      // An address without words of its own is reported as that.
      const told = isBare || !isOutside(href) ? undefined : tell(href);
      if (!told) return [];
      const place = { file: file.path, ...placeAt(file, hrefAt), severity: 'error' as const };
      return [{ ...place, ...told }];
    }),
};

function tell(href: string): Pick<Finding, 'what' | 'why' | 'fix'> | undefined {
  const url = parseAddress(href);
  if (url?.protocol === 'mailto:')
    return /^mailto:[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/i.test(href)
      ? undefined
      : wrong(href, 'Write mailto: and the whole e-mail address.');
  switch (addressFault(href)) {
    case 'not-secure':
      return {
        what: `“${href}” is not a secure address.`,
        why: 'Somebody between the visitor and that page could change what the visitor reads there.',
        fix: `Write ${href.replace(/^(?:http:)?[/\\]{2}/i, 'https://')}`,
      };
    case 'not-whole':
      return /^\s*https:/i.test(href)
        ? wrong(href, 'Write the whole address, such as https://solana.com')
        : wrong(href, 'Write an address that starts with https://');
    case 'user-info':
      return {
        what: `“${href}” has a name before the @ and the site behind it.`,
        why: 'A visitor would take the name for the site, and land on another one.',
        fix: `Write ${withoutUser(href)}`,
      };
    case 'mixed-alphabets':
      return {
        what: `“${href}” mixes letters of two alphabets.`,
        why: 'Letters that look alike lead to another site than the one that a visitor reads.',
        fix: 'Type the address anew on a keyboard with Latin letters, and compare where it leads.',
      };
    default:
      return undefined;
  }
}

const withoutUser = (href: string) => href.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1');

const wrong = (href: string, fix: string) => ({
  what: `“${href}” is not an address that a visitor can open.`,
  why: 'A visitor who follows this link would get nowhere.',
  fix,
});
