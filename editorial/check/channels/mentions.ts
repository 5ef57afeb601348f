import { anyOf } from '../../../src/formats/patterns.ts';
import { DATA_FILES } from '../../../src/content-map.ts';
import { isSolanaAddress } from '../../../src/formats/contract-address.ts';
import { parseAddress } from '../../../src/formats/web-address.ts';
import { stringsAt } from '../../../src/facts/values.ts';
import { isAboutPlatform, PLATFORMS } from '../../../src/schemas/platforms.ts';
import {
  addressInside,
  hostOf,
  isHostOf,
  isReservedName,
  TLDS,
  TOKEN_SITES,
  withoutTracking,
} from '../../content/hosts.ts';
import { linksOf } from '../../content/links.ts';
import { memoize } from '../../content/memoize.ts';
import { passagesOf, rangeIn } from '../../content/passages.ts';
import type { Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { sentencesAt } from '../shared/clauses.ts';

/** A contact address or account in a text: a handle, a channel, an email address, a page of a token … */
export interface Mention {
  readonly kind: keyof typeof KINDS;
  readonly typed: string;
  /** The normalised address, for comparison with those that the owner has published. */
  readonly id: string;
  /** The part that may contain the name of whoever uses it: a host, a path or a handle; empty if there is none. */
  readonly owner: string;
  readonly range: Range;
  /** The text that contains the mention, and the index of the mention in it. */
  readonly text: string;
  readonly index: number;
}

/** What messages call each kind, and the setting with the owner's. */
const KINDS = {
  handle: ['a handle', `“handle” in ${DATA_FILES.contests.path}`],
  channel: ['a channel or an account', `“socials” in ${DATA_FILES.studio.path}`],
  email: ['an email address', `“email” in ${DATA_FILES.studio.path}`],
  token: ['a page of a token', `“contractAddress” in ${DATA_FILES.coins.path}`],
  phone: ['a telephone number', `“telephone” in ${DATA_FILES.studio.path}`],
  site: ['a web address', `“domain” in ${DATA_FILES.studio.path}`],
} as const;

/** The wording for an address that reads as the owner's. */
export function presentedAsOurs(typed: string, kind: Mention['kind']): Wording {
  const [what, setting] = KINDS[kind];
  return {
    reason: `“${typed}” reads as ours, and is not ${what} that the owner has published.`,
    note: 'A visitor would trust it with a message or with money, although it may belong to somebody else.',
    fix: `Remove it, or let the owner supply it as ${setting}. If it is somebody else’s, say in the same sentence whose: “…, which is not ours”.`,
  };
}

/** An address without what may differ between two ways to write it: “https://www.x.com/Muuva/” is “x.com/muuva”. */
const idOf = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/|#)?(?:www\.)?/, '')
    .replace(/[/.]+$/, '');

/** A telephone number without separators, with the code of South Africa: “082 555-0100” is “+27825550100”. */
const idOfPhone = (typed: string) => typed.replaceAll(/[\s()-]/g, '').replace(/^(?:\+27)?0/, '+27');

/** The normalised addresses that the owner has published. */
export function publishedIn(files: readonly ContentFile[]): readonly string[] {
  const textsOf = (name: string, ...settings: string[]) => {
    const data = files.find((file) => file.name === name)?.data;
    return settings.flatMap((setting) => stringsAt(data, setting).map(({ value }) => value));
  };
  const { studio, coins, contests } = DATA_FILES;
  const fields = Object.keys(PLATFORMS);
  const socials = textsOf(studio.path, ...fields.map((field) => `socials.${field}.url.value`));
  const [contract] = textsOf(coins.path, 'contractAddress.value');
  const [tokenPages] = textsOf(coins.path, 'launchPlatform.tokenPages');
  const [handle = ''] = textsOf(contests.path, 'handle.value');
  const addresses = [
    ...textsOf(studio.path, 'email.value', 'email.shown', 'domain.value'),
    ...textsOf(coins.path, 'contractAddress.value', 'launchPlatform.frontPage'),
    ...textsOf(coins.path, 'addressElsewhere.value.*.url'),
    ...(contract !== undefined && tokenPages !== undefined ? [tokenPages + contract] : []),
    ...textsOf(contests.path, 'hashtag'),
    ...(handle.match(/@\w+/g) ?? []),
    ...socials,
    ...socials.map((account) => `@${account.replace(/^.*\/@?/, '')}`),
  ];
  const phones = textsOf(studio.path, 'legalEntity.telephone.value');
  return [...addresses.map(idOf), ...phones.map(idOfPhone)];
}

/** “hello@muuva.example” */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** “@name”, “r/name” */
const ACCOUNT = /(?<![\w.@/])@\w[\w.]*\w|(?<![\w/])[ru]\/\w{3,}/gi;
/** Our names in an address. */
export const OUR_NAME = /muuva|bigfoot/i;
const NAME = `(?:${OUR_NAME.source})`;
/** Our own names with more letters: “muuvacoin”. */
const OUR_HANDLE = new RegExp(
  String.raw`(?<![\w#$@./-])(?!${NAME}s?\b)\w*${NAME}\w*(?![\w@-]|\.\w)`,
  'gi',
);
/** A domain without a path that has our name or a known top-level domain: “muuva.fun”, “example.com”. */
const SITE = new RegExp(
  [String.raw`[\w-]*${NAME}[\w-]*(?:\.[\w-]+)+`, String.raw`(?:[\w-]+\.)+${anyOf(TLDS)}`]
    .map((domain) => String.raw`(?<![@\w./-])${domain}(?![\w/@-]|\.\w)`)
    .join('|'),
  'gi',
);
/** A host with a path: “t.me/muuva”. */
const ADDRESS = /(?<![@\w.-])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/[^\s)\]”"]*[\w/]/gi;
/** “+27 82 555 0100”, “(082) 555-0100” */
const PHONE = /(?<![\w+])(?:\+\d[\d ()-]{7,}\d|(?:0\d{2}|\(0\d{2}\))[ -]?\d{3}[ -]?\d{4})(?!\d)/g;

/** A site that is called ours: “our web site”, “the official token page”. */
const OURS = new RegExp(
  [
    String.raw`\b(?:our|the (?:only|real|official|true)|MUUVA’s|the studio’s)\b`,
    String.raw`\b(?:web ?)?(?:site|page|domain|app|shop|store)\b`,
  ].join('[^.!?;,]{0,20}'),
);
/** The same before a domain, and behind one: “our site is muuva.fun”, “muuva.fun is our site”. */
const OURS_BEFORE = new RegExp(`${OURS.source}[^.!?;]{0,30}$`, 'i');
const OURS_AFTER = new RegExp(`^,? (?:is|are|was) ${OURS.source}`, 'i');
/** After a domain that only says which sites are meant: “WordPress.com sites”. */
const AS_A_NAME = /^ (?:sites?|pages?|blogs?|users?|accounts?|customers?|services?|tokens?)\b/i;

/** Whether a domain in a text contains our name, or is called our site. */
function isOurSite(domain: string, text: string, index: number): boolean {
  const { sentence } = sentencesAt(text, index);
  const before = text.slice(sentence.start, index);
  const after = text.slice(index + domain.length, sentence.start + sentence.text.length);
  const isCalledOurs = OURS_BEFORE.test(before) || OURS_AFTER.test(after);
  return OUR_NAME.test(domain) || (isCalledOurs && !AS_A_NAME.test(after));
}

/** Every mention in the texts and the links of a file. */
export const mentionsIn = memoize((file: ContentFile): readonly Mention[] => {
  const passages = passagesOf(file);
  const inText = passages.flatMap((passage) =>
    [EMAIL, ACCOUNT, OUR_HANDLE, SITE, ADDRESS, PHONE].flatMap((pattern) =>
      [...passage.text.matchAll(pattern)].flatMap(({ 0: typed, index }) =>
        pattern === SITE && !isOurSite(typed, passage.text, index)
          ? []
          : mention(typed, rangeIn(passage, index, typed.length), passage.text, index),
      ),
    ),
  );
  const inLinks = linksOf(file).flatMap(({ href, hrefRange, wordsRange: [start] }) => {
    // `safe-link-addresses` reports a link that leads on.
    if (addressInside(href) !== undefined) return [];
    // The words of a link begin behind its bracket.
    const passage = passages.find(
      ({ offsets }) => (offsets[0] ?? 0) <= start + 1 && start <= (offsets.at(-1) ?? 0),
    );
    const index = Math.max(0, passage?.offsets.findIndex((offset) => offset >= start) ?? 0);
    return mention(href, hrefRange, passage?.text ?? '', index);
  });
  // An address that is also the text of its own link counts as one mention.
  return [...inLinks, ...inText].filter(
    ({ id, text }, index, all) =>
      all.findIndex((other) => other.id === id && other.text === text) === index,
  );
});

/** A matched text or a link as a mention; empty if it is none. */
function mention(typed: string, range: Range, text: string, index: number): Mention[] {
  const { address } = withoutTracking(typed);
  const recognised = kindOf(address);
  if (!recognised) return [];
  const id =
    recognised.kind === 'phone'
      ? idOfPhone(typed)
      : idOf(recognised.kind === 'site' ? recognised.owner : address);
  return [{ ...recognised, id, typed: typed.replace(/^mailto:/, ''), range, text, index }];
}

/**
 * What kind of address or account a text is; undefined for one that needs no check, such as a
 * platform’s front page.
 */
function kindOf(typed: string): Pick<Mention, 'kind' | 'owner'> | undefined {
  // “+27 82 555 0100”, “(082) 555-0100”
  if (/^\(?[+0]\d+[ ()-]*\d/.test(typed)) return { kind: 'phone', owner: '' };
  // “@muuva”, “r/muuva”, “muuvacoin”
  if (/^(?:@|[ru]\/)|^\w+$/.test(typed)) return { kind: 'handle', owner: typed };
  // “hello@muuva.example”, “mailto:hello@muuva.example”: its owner is what follows the @.
  const email = /^(?:mailto:)?[^/\s]+@([^\s?]+)/.exec(typed)?.[1]?.toLowerCase();
  if (email !== undefined)
    return isReservedName(email) ? undefined : { kind: 'email', owner: email };
  const address = /^https?:/i.test(typed) ? typed : `https://${typed}`;
  const [host, url] = [hostOf(address), parseAddress(address)];
  if (typed.startsWith('/') || typed.startsWith('#') || host === undefined || !url)
    return undefined;
  const isFront = isAboutPlatform(url.href) && url.search === '';
  const platform = Object.values(PLATFORMS).find(({ hosts }) => isHostOf(host, hosts));
  if (platform) {
    // At other hosts, such as t.me, are accounts and invitations alone: https://t.me/help is somebody’s.
    const hasOwnPages = isHostOf(host, [hostOf(platform.frontPage) ?? '']);
    return isFront && (hasOwnPages || url.pathname === '/')
      ? undefined
      : { kind: 'channel', owner: url.pathname };
  }
  // What looks like the address of a contract, in base58: “7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU”.
  const hasContract = url.href.match(/[1-9A-HJ-NP-Za-km-z]{32,44}/g)?.some(isSolanaAddress);
  if ((isHostOf(host, TOKEN_SITES) && !isFront) || hasContract === true)
    return { kind: 'token', owner: '' };
  // A domain in the text, or an address that contains our name.
  const isSite = OUR_NAME.test(host) || !/[/:]/.test(typed);
  return isSite && !isReservedName(host) ? { kind: 'site', owner: host } : undefined;
}
