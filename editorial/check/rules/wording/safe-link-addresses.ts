import { excerpt } from 'copy-review/excerpt';
import { anyOf } from '../../../../src/formats/patterns.ts';
import { addressFault, isOutside, parseAddress } from '../../../../src/formats/web-address.ts';
import {
  addressInside,
  DOCUMENT_HOSTS,
  hostOf,
  isHostOf,
  isLocalHost,
  isReservedName,
  PASSING_ON,
  SHORTENERS,
  TLDS,
  withoutTracking,
} from '../../../content/hosts.ts';
import { valuesIn } from '../../../../src/facts/values.ts';
import { linksOf, ownAddress, type Link } from '../../../content/links.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { report, write, type Rule } from '../../shared/rule.ts';

/** Every external link has a complete address with HTTPS or mailto, and leads to the address that its text names. */
export const safeLinkAddresses: Rule = {
  name: 'safe-link-addresses',
  checkFile: (file) =>
    [...linksOf(file), ...addressesIn(file)].flatMap(({ href, hrefRange, words = '' }) => {
      if (!isOutside(href)) return [];
      const fault =
        unsafeAddress(href) ??
        (words === '' ? undefined : placeholderDomain(href)) ??
        otherTarget(href, words) ??
        detour(href);
      // GFM turns “www.example.org” in the text into a link, and adds the http.
      const isBare = file.source.startsWith('www.', hrefRange[0]);
      const severity = isBare ? 'warning' : fault?.severity;
      return report(file, hrefRange, fault && { ...fault, severity, replaces: href });
    }),
};

/** The addresses in settings that components turn into links. */
const addressesIn = (file: ContentFile): Link[] =>
  valuesIn(file.data).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !/^https?:\/\/\S+$/.test(value)) return [];
    const range = rangeOfSetting(file, path);
    return [{ href: value, hrefRange: range, wordsRange: range }];
  });

/** Why an address is not safe; undefined if it is. */
function unsafeAddress(href: string): Wording | undefined {
  const url = parseAddress(href);
  const host = hostOf(href) ?? '';
  if (url && /^https?:$/.test(url.protocol) && isLocalHost(host))
    return {
      reason: `“${href}” cannot be reached by visitors.`,
      note: `“${host}” is the name or the number of one computer or network.`,
      fix: 'Write the whole address of a public page, such as https://solana.com/docs',
    };
  if (url?.protocol === 'mailto:' && url.search !== '')
    return {
      reason: `“${href}” fills in the visitor’s email.`,
      note: 'What follows the question mark can add readers and words that the visitor does not see.',
      ...write(href.replace(/\?.*$/s, '')),
    };
  if (url?.protocol === 'mailto:')
    return /^mailto:[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/i.test(href)
      ? undefined
      : brokenAddress(href, 'Write mailto: and the whole email address.');
  if (url?.protocol === 'tel:')
    return {
      reason: `“${href}” is a link to a telephone number, and the texts have none.`,
      note: 'A telephone makes a link of a number by itself, and a computer seldom can.',
      fix: `Leave the link out, and write the number in the text: ${href.replace(/^tel:/i, '')}`,
    };
  switch (addressFault(href)) {
    case 'not-secure':
      return {
        reason: `“${href}” is not a secure address.`,
        note: 'Somebody between the visitor and that page could change what the visitor reads there.',
        // “http://a.org”, “//a.org”, “\\a.org”
        ...write(href.replace(/^(?:http:)?[/\\]{2}/i, 'https://')),
      };
    case 'incomplete':
      return /^\s*https:/i.test(href)
        ? brokenAddress(href, 'Write the whole address, such as https://solana.com')
        : brokenAddress(href, 'Write an address that starts with https://');
    case 'user-info':
      return {
        reason: `“${href}” has a name before the @ and the site after it.`,
        note: 'A visitor would take the name for the site, and land on another one.',
        // “https://muuva.example@a.org/b” becomes “https://a.org/b”.
        ...write(href.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1')),
      };
    case 'mixed-alphabets':
      return {
        reason: `“${href}” mixes letters of two alphabets.`,
        note: 'Letters that look alike lead to another site than the one that a visitor reads.',
        fix: 'Type the address again on a keyboard with Latin letters, and compare where it leads.',
      };
    default:
      return undefined;
  }
}

/** Reports a link to the domain that stands for the site’s own until the owner supplies one. */
function placeholderDomain(href: string): Wording | undefined {
  const host = hostOf(href) ?? '';
  if (!isReservedName(host) || !/^(?:muuva|bigfoot)/.test(host)) return undefined;
  const { pathname = '/', hash = '' } = parseAddress(href) ?? {};
  return {
    reason: `“${host}” stands for a domain that the owner has not supplied.`,
    note: 'Nobody can open an address there.',
    ...write(ownAddress(pathname + hash)),
  };
}

/** An email address or a web address in the words of a link: “hello@muuva.example”, “www.example.com”. */
const NAMED_ADDRESS = new RegExp(
  [
    String.raw`(?:(?<email>[\w.+-]+@)|(?<![\w@.-])(?:https?://)?(?:www\.)?)`,
    String.raw`(?<host>(?:[a-z0-9-]+\.)+${anyOf(TLDS)})(?![\w-])`,
  ].join(''),
  'i',
);

/** Reports a link whose words name an address other than its target. */
function otherTarget(href: string, words: string): Wording | undefined {
  const { email = '', host = '' } = NAMED_ADDRESS.exec(words)?.groups ?? {};
  const named = (email + host).toLowerCase();
  if (named === '') return undefined;
  const isMail = /^mailto:/i.test(href);
  const target = isMail ? href.replace(/^mailto:/i, '').toLowerCase() : (hostOf(href) ?? '');
  const agrees = isMail
    ? target === named || (email === '' && target.endsWith(`@${named}`))
    : email === '' && isHostOf(target, [named]);
  if (agrees) return undefined;
  const address = email === '' ? `https://${host}/` : `mailto:${named}`;
  return {
    reason: `The words of this link say “${named}”, and it leads to “${target}”.`,
    note: 'A visitor who reads one address and lands on another one has been misled.',
    fix: `If the words are right, write ${address} as the address. If the address is right, name “${target}” in the words.`,
  };
}

/**
 * Reports a link that redirects or tracks visitors, or pays whoever made it, or that leads to a document
 * that its owner can change or close.
 */
function detour(href: string): Wording | undefined {
  const url = parseAddress(href);
  const host = hostOf(href);
  if (!url || host === undefined) return undefined;
  const { address, tracking } = withoutTracking(href);
  const target = addressInside(href);
  const leadsOn = {
    reason: `“${excerpt(href)}” leads on to another site.`,
    note: `A visitor reads “${host}” and lands elsewhere, and “${host}” learns about it.`,
  };
  if (target !== undefined) return { ...leadsOn, ...write(target) };
  // “href.li/?https://a.org”, “web.archive.org/web/2026/https://a.org”, “b.org/v3/__https://a.org”
  const [inside] = /(?<=[/?_])https?:\/{1,2}[^/].*/i.exec(address.slice(url.origin.length)) ?? [];
  if (inside !== undefined && !isHostOf(host, PASSING_ON))
    return {
      ...leadsOn,
      severity: 'warning',
      fix: `Unless it shows what that page was at some time, write ${inside}`,
    };
  if (isHostOf(host, [...SHORTENERS, ...PASSING_ON]))
    return {
      reason: `“${excerpt(href)}” hides where it leads.`,
      note: 'It is a short address, or one that a mail program or a translator has put in place of another. Its owner can change where it leads at any time.',
      fix: 'Open it, and write the address of the page that appears.',
    };
  if (isHostOf(host, DOCUMENT_HOSTS))
    return {
      reason: `“${excerpt(href)}” is a shared document.`,
      note: 'Its owner can change or close it at any time after this text was approved, and sees who opens it.',
      fix: 'Publish the document as a page or a file at an address of its own, and write that address.',
    };
  if (tracking.length === 0) return undefined;
  return {
    reason: `“${tracking.join('”, “')}” in this address follows visitors.`,
    note: 'It tells the other site, or an advertiser, where the visitor came from, and can pay whoever made the link. This site promises not to track.',
    ...write(address),
  };
}

/** The wording for an address that leads nowhere. */
const brokenAddress = (href: string, fix: string) => ({
  reason: `“${href}” is not an address that a visitor can open.`,
  note: 'A visitor who follows this link would get nowhere.',
  fix,
});
