import { anyOf, wholeWords } from '../../../src/formats/patterns.ts';
import { PLATFORMS } from '../../../src/schemas/platforms.ts';
import { sentencesAt } from '../shared/clauses.ts';
import { isDisowned, topicAt } from '../shared/statement.ts';
import { OUR_NAME, type Mention } from './mentions.ts';

/** Words of a sentence that do not say whose an address is: our own names, and general words. */
const GENERAL_WORDS = new Set([
  ...['muuva', 'bigfoot', 'studio', 'founder', 'founders', 'team', 'owner', 'owners', 'official'],
  ...['contest', 'token', 'coin', 'coins', 'meme', 'memes', 'crypto', 'contract', 'launch'],
  ...['holder', 'holders', 'winner', 'winners', 'admin', 'community', 'giveaway', 'airdrop'],
  ...['email', 'mail', 'write', 'answer', 'answers', 'contact', 'support', 'account'],
  ...['solana', 'telegram', 'discord', 'twitter', 'tiktok', 'instagram', 'whatsapp', 'reddit'],
  ...['youtube', 'http', 'https', 'this', 'that', 'with', 'from'],
]);

/** Whether the sentence names whose an address is by a part of it: “the FAIS Ombud, info@faisombud.co.za”. */
function namesOwner(sentence: string, typed: string, owner: string): boolean {
  const otherWords = sentence.replaceAll(/\S+@\S+/g, ' ').replaceAll(typed, ' ');
  const name = owner.toLowerCase().replace(/^@/, '');
  return (otherWords.match(/[\p{L}\d]{4,}/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    // “Studionews, @studionews”; a name that begins with ours names nobody else.
    if (lower === name) return !/^(?:muuva|bigfoot)/.test(lower);
    // “the shop” does not say whose it is; “the Bigfoot Museum” does.
    const isName = /^\p{Lu}/u.test(word) || !OUR_NAME.test(name);
    return isName && !GENERAL_WORDS.has(lower) && name.includes(lower);
  });
}

/** Whether the sentence has a part of the address in capitals: “the FSCA, info@fsca.co.za”. */
const namesInitials = (sentence: string, owner: string): boolean =>
  (sentence.match(/\b\p{Lu}{3,}\b/gu) ?? []).some((word) =>
    owner.split('.').includes(word.toLowerCase()),
  );

/** Words in the names of authorities. */
const AUTHORITY = wholeWords(
  [
    ...['Authority', 'Regulator', 'Board', 'Ombud\\w*', 'Commission\\w*', 'Council', 'Tribunal'],
    ...['Court', 'Police', 'Department', 'Ministry'],
  ],
  '',
);

/** What one does to reach somebody by telephone. */
const PHONING = anyOf([
  ...['WhatsApp', 'Telegram', 'Signal', 'SMS', 'call', 'text', 'message', 'phone', 'ring', 'reach'],
  'contact',
]);
/** Words that offer a telephone number for contact with us. */
const OUR_PHONE = wholeWords([
  `${PHONING} (?:us|me|MUUVA|our|the (?:studio|founder|team))`,
  'our (?:telephone|phone|WhatsApp|number)',
]);

/** Names of platforms, which do not say whose an account is. */
const PLATFORM_NAMES = wholeWords(
  [...Object.values(PLATFORMS).map(({ name }) => name), 'Solscan', 'Jupiter'],
  'g',
);
/** The text with spaces in place of names of platforms. */
export const withoutPlatforms = (text: string): string =>
  text.replaceAll(PLATFORM_NAMES, (name) => ' '.repeat(name.length));

/**
 * Whose an address or an account is, as far as its sentence says: an authority’s if the sentence names
 * one and the address has its name; somebody’s if it names somebody else, or says that it is not ours.
 */
export function whoseIs(mention: Mention): 'ours' | 'an authority’s' | 'somebody’s' {
  const { kind, typed, owner, text, index } = mention;
  const { text: sentence } = sentencesAt(text, index).sentence;
  const isAuthority = AUTHORITY.test(sentence);
  if (kind === 'phone') {
    if (OUR_PHONE.test(sentence)) return 'ours';
    return isAuthority ? 'an authority’s' : 'somebody’s';
  }
  const isNotCalledOurs = !OUR_NAME.test(owner) && !/\b(?:our|us)\b/i.test(sentence);
  const isNamed = namesOwner(sentence, typed, owner);
  if (isNotCalledOurs && (namesInitials(sentence, owner) || (isNamed && isAuthority)))
    return 'an authority’s';
  const isOthers = isAuthority || topicAt(withoutPlatforms(text), index) === 'other';
  return isNamed || (isNotCalledOurs && isOthers) || isDisowned(text, index)
    ? 'somebody’s'
    : 'ours';
}
