import { linksOf } from '../../content/links.ts';
import { placeAt } from '../../content/places.ts';
import type { Finding, Rule } from '../rule.ts';

/** A link out of this site has a whole address, and what a visitor reads there cannot be changed on the way. */
export const linksHaveSafeAddresses: Rule = {
  name: 'links-have-safe-addresses',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSee [Solana](http://solana.com).\n' },
  passes: {
    'faq/01-why.mdx':
      '---\nquestion: Why?\n---\n\nSee [Solana](https://solana.com), [the law](/legal) or [write](mailto:a@b.example).\n',
  },
  checkFile: (file) =>
    linksOf(file).flatMap(({ href, hrefAt, wordsAt, words = '' }) => {
      // An address without words of its own is told of as that.
      const told = hrefAt === wordsAt && words !== '' ? undefined : tell(href);
      if (!told) return [];
      const place = { file: file.path, ...placeAt(file, hrefAt), severity: 'error' as const };
      return [{ ...place, ...told }];
    }),
};

function tell(href: string): Pick<Finding, 'what' | 'why' | 'fix'> | undefined {
  if (/^(?:http:)?\/\//i.test(href))
    return {
      what: `“${href}” is not a secure address.`,
      why: 'Somebody between the visitor and that page could change what the visitor reads there.',
      fix: `Write ${href.replace(/^(?:http:)?\/\//i, 'https://')}`,
    };
  const scheme = /^([a-z][\w+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === 'https')
    return /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+/i.test(href) && URL.canParse(href)
      ? undefined
      : wrong(href, 'Write the whole address, such as https://solana.com');
  if (scheme === 'mailto')
    return /^mailto:[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/i.test(href)
      ? undefined
      : wrong(href, 'Write mailto: and the whole e-mail address.');
  return scheme === undefined
    ? undefined
    : wrong(href, 'Write an address that starts with https://');
}

const wrong = (href: string, fix: string) => ({
  what: `“${href}” is not an address that a visitor can open.`,
  why: 'A visitor who follows this link would get nowhere.',
  fix,
});
