import { isUtf8 } from 'node:buffer';
import { ADDRESS_SENTINEL, isSolanaAddress } from '../../src/formats/contract-address.ts';
import { hostOf, isHostOf, TOKEN_SITES } from '../content/hosts.ts';

/** What visitors of a file could send money to: contract addresses, and links to sites that trade tokens. */
type Mentions = readonly string[];

const LINK = /https?:\/\/[^\s"'<>&\\)]+/gi;
/** Base58 of 32 bytes. Hashes in base64, which can look the same, end in “=”. */
const ADDRESS = /(?<![\w+=-])[1-9A-HJ-NP-Za-km-z]{32,44}(?![\w+=-])/g;

/** Every mention in a file, sorted, with its repetitions. */
export function mentionsIn(content: Buffer): Mentions {
  if (!isUtf8(content)) return [];
  const text = content.toString('utf8');
  return [
    ...(text.match(LINK) ?? []).filter(isTokenSite),
    ...(text.match(ADDRESS) ?? []).filter(isSolanaAddress),
    ...text.matchAll(new RegExp(ADDRESS_SENTINEL, 'g')).map(([found]) => found),
  ].toSorted();
}

/** Whether a text contains an address, the placeholder for it, or a site that trades tokens. */
export const hasMention = (text: string): boolean =>
  mentionsIn(Buffer.from(text)).length > 0 || TOKEN_SITES.some((host) => text.includes(host));

const isTokenSite = (link: string): boolean => isHostOf(hostOf(link), TOKEN_SITES);

/** The mentions that only one of two files has. */
export function comparedMentions(
  before: Buffer,
  after: Buffer,
): { readonly gone: Mentions; readonly added: Mentions } {
  const [was, is] = [mentionsIn(before), mentionsIn(after)];
  return { gone: without(was, is), added: without(is, was) };
}

/** The entries of a list that are not in the other, counting repetitions. */
function without(all: Mentions, others: Mentions): Mentions {
  const left = [...others];
  return all.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
