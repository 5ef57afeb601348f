import { PLATFORMS } from '../../../src/schemas/platforms.ts';
import { sentencesAt } from '../shared/clauses.ts';
import { isDisowned, topicAt } from '../shared/statement.ts';
import type { Mention } from './mentions.ts';

export const OUR_NAME = /muuva|bigfoot/i;

/** A site that is called ours. */
const OURS =
  /\b(?:our|the (?:only|real|official|true)|MUUVA’s|the studio’s)\b[^.!?;,]{0,20}\b(?:web ?)?(?:site|page|domain|app|shop|store)\b/;
const OURS_BEFORE = new RegExp(`${OURS.source}[^.!?;]{0,30}$`, 'i');
const OURS_AFTER = new RegExp(`^,? (?:is|are|was) ${OURS.source}`, 'i');
/** After a domain that only says which sites are meant: “WordPress.com sites”. */
const AS_A_NAME = /^ (?:sites?|pages?|blogs?|users?|accounts?|customers?|services?|tokens?)\b/i;

/** Whether a domain in a text contains our name, or is called our site. */
export function isOurSite(domain: string, text: string, index: number): boolean {
  const { own } = sentencesAt(text, index);
  const before = text.slice(own.start, index);
  const after = text.slice(index + domain.length, own.start + own.text.length);
  const isCalledOurs = OURS_BEFORE.test(before) || OURS_AFTER.test(after);
  return OUR_NAME.test(domain) || (isCalledOurs && !AS_A_NAME.test(after));
}

/** Words of a sentence that do not say whose an address is: our own names, and general words. */
const OUR_NAMES = new Set(
  `muuva bigfoot studio email mail contest token coin coins meme memes crypto write answer answers
   contact support contract solana telegram discord twitter tiktok instagram whatsapp reddit youtube
   official founder founders team owner owners holder holders winner winners admin launch community
   giveaway airdrop account http https this that with from`.split(/\s+/),
);

/** Whether the sentence says whose the host is: “the FAIS Ombud, info@faisombud.co.za”. */
function namesSender(sentence: string, typed: string, host: string): boolean {
  const others = sentence.replaceAll(/\S+@\S+/g, ' ').replaceAll(typed, ' ');
  const name = host.toLowerCase().replace(/^@/, '');
  return (others.match(/[\p{L}\d]{4,}/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    if (lower === name) return !/^(?:muuva|bigfoot)/.test(lower);
    // “the shop” does not say whose it is; “the Bigfoot Museum” does.
    const isName = /^\p{Lu}/u.test(word) || !OUR_NAME.test(name);
    return isName && !OUR_NAMES.has(lower) && name.includes(lower);
  });
}

/** Whether the sentence has the host in capitals: “the FSCA, info@fsca.co.za”. */
const namesInitials = (sentence: string, host: string): boolean =>
  (sentence.match(/\b\p{Lu}{3,}\b/gu) ?? []).some((word) =>
    host.split('.').includes(word.toLowerCase()),
  );

/** Words in the names of authorities. */
const AUTHORITY =
  /\b(?:Authority|Regulator|Board|Ombud\w*|Commission\w*|Council|Tribunal|Court|Police|Department|Ministry)\b/;

/** Words that offer a telephone number for contact with us. */
const OUR_PHONE = [
  /\b(?:WhatsApp|Telegram|Signal|SMS|call|text|message|phone|ring|reach|contact) (?:us|me|MUUVA)\b/i,
  /\b(?:call|text|message|phone|ring|reach|contact) (?:our|the (?:studio|founder|team))\b/i,
  /\bour (?:telephone|phone|WhatsApp|number)\b/i,
];

/** Names of platforms, which do not say whose an account is. */
const PLATFORM_NAMES = new RegExp(
  `\\b(?:${[...Object.values(PLATFORMS).map(({ name }) => name), 'Solscan', 'Jupiter'].join('|')})\\b`,
  'g',
);
/** The text with spaces in place of names of platforms. */
export const withoutPlatforms = (text: string): string =>
  text.replaceAll(PLATFORM_NAMES, (name) => ' '.repeat(name.length));

/**
 * Whose an address or an account is, as far as its sentence says: an authority’s if the sentence names
 * one and the address has its name; somebody’s if it names somebody else, or says that it is not ours.
 */
export function whoseIs({
  kind,
  typed,
  host,
  text,
  index,
}: Mention): 'ours' | 'an authority’s' | 'somebody’s' {
  const { text: sentence } = sentencesAt(text, index).own;
  const isAuthority = AUTHORITY.test(sentence);
  if (kind === 'phone') {
    if (OUR_PHONE.some((pattern) => pattern.test(sentence))) return 'ours';
    return isAuthority ? 'an authority’s' : 'somebody’s';
  }
  const isNotCalledOurs = !OUR_NAME.test(host) && !/\b(?:our|us)\b/i.test(sentence);
  const isNamed = namesSender(sentence, typed, host);
  if (isNotCalledOurs && (namesInitials(sentence, host) || (isNamed && isAuthority)))
    return 'an authority’s';
  const isOthers = isAuthority || topicAt(withoutPlatforms(text), index) === 'other';
  return isNamed || (isNotCalledOurs && isOthers) || isDisowned(text, index)
    ? 'somebody’s'
    : 'ours';
}
