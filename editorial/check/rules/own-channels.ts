import { entryOf, DATA_FILES } from '../../../src/content-map.ts';
import { isSolanaAddress } from '../../../src/formats/contract-address.ts';
import { parseAddress } from '../../../src/formats/web-address.ts';
import { stringsAt } from '../../../src/facts/values.ts';
import { PLATFORMS } from '../../../src/schemas/platforms.ts';
import {
  hostOf,
  isHostOf,
  isReservedName,
  TLD,
  TOKEN_SITES,
  withoutTracking,
} from '../../content/hosts.ts';
import { isInDictionary } from '../../content/dictionary.ts';
import { linksOf } from '../../content/links.ts';
import { memoize } from '../../content/memoize.ts';
import { passagesOf, rangeIn } from '../../content/passages.ts';
import type { Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

import { sentenceAt } from '../shared/clauses.ts';
import { isDisowned, topicAt } from '../shared/statement.ts';
import { reportMatches } from '../shared/report-matches.ts';

const STUDIO = 'email: { status: placeholder, shown: hello@muuva.example, supply: It. }\n';

/**
 * Every handle, channel, email address, website and token page that a text presents as ours is in
 * the register. A visitor who follows another one may write to an impostor, or pay one.
 */
export const ownChannels: Rule = {
  name: 'own-channels',
  fails: {
    'studio.yaml': STUDIO,
    ...answer('Our handle is @muuva.'),
  },
  passes: {
    'studio.yaml': STUDIO,
    ...answer('Write to hello@muuva.example.'),
  },
  checkFiles: (files) => {
    const known = registered(files);
    return files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) => [
        ...mentionsIn(file)
          .filter(({ id }) => !known.includes(id))
          .flatMap((mention) => check(file, mention)),
        ...announcedPlatforms(file, known),
        ...groupedAddresses(file, known),
      ]);
  },
};

/** A contact address or account in a text. */
interface Mention {
  readonly kind: keyof typeof KINDS;
  readonly typed: string;
  /** The normalised address, for comparison with the register. */
  readonly id: string;
  /** The host or the handle, which may contain the name of whoever uses it. */
  readonly host: string;
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

/** An address without what may differ between two ways to write it. */
const idOf = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/|#)?(?:www\.)?/, '')
    .replace(/[/.]+$/, '');

/** The normalised addresses that the owner has published. */
function registered(files: readonly ContentFile[]): readonly string[] {
  const at = (name: string, ...patterns: string[]) => {
    const data = files.find((file) => file.name === name)?.data;
    return patterns.flatMap((pattern) => stringsAt(data, pattern).map(({ value }) => value));
  };
  const { studio, coins, contests } = DATA_FILES;
  const fields = Object.keys(PLATFORMS);
  const socials = at(studio.path, ...fields.map((field) => `socials.${field}.url.value`));
  const [address] = at(coins.path, 'contractAddress.value');
  const [page] = at(coins.path, 'launchPlatform.tokenPages');
  const [handle = ''] = at(contests.path, 'handle.value');
  return [
    ...at(studio.path, 'email.value', 'email.shown', 'domain.value', 'legalEntity.telephone.value'),
    ...at(coins.path, 'contractAddress.value', 'launchPlatform.frontPage'),
    ...at(coins.path, 'addressElsewhere.value.*.url'),
    ...(address !== undefined && page !== undefined ? [page + address] : []),
    ...at(contests.path, 'hashtag'),
    ...(handle.match(/@\w+/g) ?? []),
    ...socials,
    ...socials.map((one) => `@${one.replace(/^.*\/@?/, '')}`),
  ].map((one) => idOf(one).replaceAll(/(?<=^\+[\d\s()-]*)[\s()-]/g, ''));
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** “@name”, “r/name”, and our own names with more letters: “muuvacoin”. */
const HANDLE =
  /(?<![\w.@/])@\w[\w.]*\w|(?<![\w/])[ru]\/\w{3,}|(?<![\w#$@./-])(?:\w+(?:muuva|bigfoot)\w*|(?:muuva|bigfoot)(?!s?\b)\w+)(?![\w@-]|\.\w)/gi;
/** A domain that contains our name, or that has a known top-level domain. */
const SITE = new RegExp(
  `(?<![@\\w./-])(?:[\\w-]*(?:muuva|bigfoot)[\\w-]*(?:\\.[\\w-]+)+|(?:[\\w-]+\\.)+(?:${TLD}))(?![\\w/@-]|\\.\\w)`,
  'gi',
);
const ADDRESS = /(?<![@\w.-])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/[^\s)\]”"]*[\w/]/gi;
const PHONE = /(?<![\w+])(?:\+\d[\d ()-]{7,}\d|0\d{2}[ -]?\d{3}[ -]?\d{4})(?!\d)/g;

/** Every mention in the texts and the links of a file. */
const mentionsIn = memoize((file: ContentFile): readonly Mention[] => {
  const passages = passagesOf(file);
  const inText = passages.flatMap((passage) =>
    ([EMAIL, HANDLE, SITE, ADDRESS, PHONE] as const).flatMap((pattern) =>
      [...passage.text.matchAll(pattern)].flatMap(({ 0: typed, index }) =>
        pattern === SITE && !isOwnSite(typed, passage.text, index)
          ? []
          : mention(typed, rangeIn(passage, index, typed.length), passage.text, index),
      ),
    ),
  );
  const inLinks = linksOf(file).flatMap(({ href, hrefRange, wordsRange: [start] }) => {
    const around = passages.find(({ offsets: [first = 0, ...rest] }) => {
      return first <= start + 1 && start <= (rest.at(-1) ?? first);
    });
    const index = Math.max(0, around?.offsets.findIndex((offset) => offset >= start) ?? 0);
    return mention(href, hrefRange, around?.text ?? '', index);
  });
  // An address that is also the text of its own link counts as one mention.
  return [...inLinks, ...inText].filter(
    (one, at, all) => all.findIndex(({ id, text }) => id === one.id && text === one.text) === at,
  );
});

const OUR_NAME = /muuva|bigfoot/i;
const OUR_SITE =
  /\b(?:our|the (?:only|real|official|true)|MUUVA’s|the studio’s)\b[^.!?;,]{0,20}\b(?:web ?)?(?:site|page|domain|app|shop|store)\b/i;

/** Whether a domain in the text contains our name, or is called our site. */
const isOwnSite = (typed: string, text: string, index: number) =>
  OUR_NAME.test(typed) || OUR_SITE.test(sentenceAt(text, index));

/** A matched text or a link as a mention; empty if it is none. */
function mention(typed: string, range: Range, text: string, index: number): Mention[] {
  const { address } = withoutTracking(typed);
  const found = kindOf(address);
  if (!found) return [];
  const id =
    found.kind === 'phone'
      ? typed.replaceAll(/[\s()-]/g, '')
      : idOf(found.kind === 'site' ? found.host : address);
  return [{ ...found, id, typed: typed.replace(/^mailto:/, ''), range, text, index }];
}

/** Pages of a platform itself. */
const OF_PLATFORM =
  /^\/(?:about|help|legal|privacy|safety|security|support|terms|tos|en|policies|faq|blog|board)?\/?$/i;

/**
 * What kind of address or account a text is; undefined for one that needs no check, such as a
 * platform’s front page.
 */
function kindOf(typed: string): Pick<Mention, 'kind' | 'host'> | undefined {
  if (/^[+0]\d+[ ()-]*\d/.test(typed)) return { kind: 'phone', host: '' };
  if (/^(?:@|[ru]\/)|^\w+$/.test(typed)) return { kind: 'handle', host: typed };
  const email = /^(?:mailto:)?[^/\s]+@([^\s?]+)/.exec(typed)?.[1]?.toLowerCase();
  if (email !== undefined)
    return isReservedName(email) ? undefined : { kind: 'email', host: email };
  const address = /^https?:/i.test(typed) ? typed : `https://${typed}`;
  const [host, url] = [hostOf(address), parseAddress(address)];
  if (typed.startsWith('/') || typed.startsWith('#') || host === undefined || !url)
    return undefined;
  const isFront = OF_PLATFORM.test(url.pathname) && url.search === '';
  const isChannel = Object.values(PLATFORMS).some(({ hosts }) => isHostOf(host, hosts));
  if (isChannel) return isFront ? undefined : { kind: 'channel', host: url.pathname };
  const hasAddress = url.href.match(/[1-9A-HJ-NP-Za-km-z]{32,44}/g)?.some(isSolanaAddress);
  if ((isHostOf(host, TOKEN_SITES) && !isFront) || hasAddress === true)
    return { kind: 'token', host: '' };
  // A domain in the text, or an address that contains our name.
  const isSite = OUR_NAME.test(host) || !/[/:]/.test(typed);
  return isSite && !isReservedName(host) ? { kind: 'site', host } : undefined;
}

/** Words of a sentence that do not say whose an address is: our own names, and general words. */
const OUR_NAMES =
  /^(?:muuva|bigfoot|studio|email|mail|contest|token|coins?|memes?|crypto|write|answers?|contact|support|contract|solana|telegram|discord|twitter|tiktok|instagram|whatsapp|reddit|youtube|official|founders?|team|owners?|holders?|winners?|admin|launch|community|giveaway|airdrop|account|https?|this|that|with|from)$/i;

/** Whether the sentence says whose the host is: “the FAIS Ombud, info@faisombud.co.za”. */
function namesSender(sentence: string, typed: string, host: string): boolean {
  const others = sentence.replaceAll(EMAIL, ' ').replaceAll(typed, ' ');
  const name = host.toLowerCase().replace(/^@/, '');
  return (others.match(/[\p{L}\d]{4,}/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    if (lower === name) return !/^(?:muuva|bigfoot)/.test(lower);
    // “the shop” does not say whose it is; “the Bigfoot Museum” does.
    const isName = /^\p{Lu}/u.test(word) || !OUR_NAME.test(name);
    return isName && !OUR_NAMES.test(word) && name.includes(lower);
  });
}

/** Names of platforms, which do not say whose an account is. */
const PLATFORM_NAMES = new RegExp(
  `\\b(?:${[...Object.values(PLATFORMS).map(({ name }) => name), 'Solscan', 'Jupiter'].join('|')})\\b`,
  'g',
);
const withoutPlatforms = (text: string) =>
  text.replaceAll(PLATFORM_NAMES, (name) => ' '.repeat(name.length));

/**
 * Reports a mention that is not in the register: as ours, or, if the sentence says so, as somebody
 * else’s.
 */
function check(file: ContentFile, found: Mention): Diagnostic[] {
  const { kind, typed, host, range, text, index } = found;
  const sentence = sentenceAt(text, index);
  // A telephone number reads as ours only if it is offered for contact.
  if (
    kind === 'phone' &&
    !/\b(?:WhatsApp|Telegram|Signal|SMS|call|text|message|phone|ring|reach|contact) (?:us|me|MUUVA|our|the (?:studio|founder|team))\b|\bour (?:telephone|phone|WhatsApp|number)\b/i.test(
      sentence,
    )
  )
    return report(file, range, others(typed));
  const isNamed =
    namesSender(sentence, typed, host) ||
    (topicAt(withoutPlatforms(text), index) === 'other' &&
      !OUR_NAME.test(host) &&
      !/\b(?:our|us)\b/i.test(sentence));
  const isOurs = !isNamed && !isDisowned(text, index);
  return report(file, range, isOurs ? ours(typed, KINDS[kind]) : others(typed));
}

/**
 * “Our Discord server”, “join the WhatsApp group”, “follow us on Instagram”, “we are on YouTube”.
 */
const ANNOUNCED = new RegExp(
  [
    String.raw`\b[Oo]ur(?: (?:own|new|official|public))? (?<platform>NAMES)(?= (?:account|channel|chat|community|feed|group|handle|page|profile|server|is|and)\b|[.,;:!]|$)`,
    String.raw`\b[Jj]oin the(?: (?:own|new|official|public))? (?<platform>NAMES)\b`,
    String.raw`\b(?:[Cc]ontact|[Ff]ind|[Ff]ollow|[Jj]oin|[Mm]eet|[Mm]essage|[Rr]each|[Ss]ee|[Tt]alk to|[Ww]atch|[Ww]rite to) (?:us|MUUVA|the studio|the team)(?: too| also)? (?:on|via|over) (?<platform>NAMES)\b`,
    String.raw`\b[Ww]e(?: are|[’']re)(?: also| now)? on (?<platform>NAMES)\b`,
  ]
    .join('|')
    .replaceAll(
      'NAMES',
      [...Object.values(PLATFORMS).map(({ name }) => name), 'Twitter'].join('|'),
    ),
  'gu',
);

/**
 * A sentence that does not announce a channel: it asks, says that there is none yet or that it is
 * somebody else’s, or tells visitors to tag the studio, whose handle is checked elsewhere.
 */
const NO_ANNOUNCEMENT =
  /\?\s*$|\b(?:tag|not|no|none|never|nobody|neither|nor|without|once|until|when|if|yet|fakes?|copy|copies|thie(?:f|ves))\b|n[’']t\b/i;

/**
 * Reports platforms on which a text says that the studio is, unless its account there is published.
 * Settings may name those that the owner has still to supply, because the site says beside them
 * that they are not published.
 */
const announcedPlatforms = (file: ContentFile, known: readonly string[]): Diagnostic[] =>
  reportMatches(file, ANNOUNCED, (typed, { passage, index, groups: { platform = '' } }) => {
    const asked = platform.replace('Twitter', 'X');
    const { hosts = [], isRequired = false } =
      Object.values(PLATFORMS).find(({ name }) => name === asked) ?? {};
    const isPublished = known.some((id) => isHostOf(hostOf(`https://${id}`), hosts));
    const isToSupply = isRequired && passage.from === 'settings';
    const sentence = sentenceAt(passage.text, index);
    // `check` reports an address in the sentence.
    const hasAddress = mentionsIn(file).some(({ typed: address }) => sentence.includes(address));
    if (isPublished || isToSupply || hasAddress || NO_ANNOUNCEMENT.test(sentence)) return undefined;
    return topicAt(withoutPlatforms(passage.text), index) === 'other' ||
      isDisowned(passage.text, index)
      ? undefined
      : ours(typed, KINDS.channel);
  });

/** The wording for an address that reads as the owner's. */
const ours = (typed: string, [what, setting]: (typeof KINDS)[Mention['kind']]): Wording => ({
  reason: `“${typed}” reads as ours, and is not ${what} that the owner has published.`,
  note: 'A visitor would trust it with a message or with money, although it may belong to somebody else.',
  fix: `Remove it, or let the owner supply it as ${setting}. If it is somebody else’s, say in the same sentence whose: “…, which is not ours”.`,
});

/** The wording for an address that the sentence attributes to somebody else. */
const others = (typed: string): Wording => ({
  severity: 'warning',
  reason: `“${typed}” is somebody else’s, as far as this sentence says.`,
  note: 'Make sure that no visitor takes it for ours.',
  fix: 'Leave it if that is what you mean. Otherwise remove it.',
});

/** Characters between two groups of an address: spaces, line breaks, the separator of table cells. */
const MAX_GAP = 4;
/** A part of an address. Each group but the last is at least as long as the usual ones. */
const GROUP = /^[1-9A-HJ-NP-Za-km-z]+$/;
const MIN_GROUP = 4;
/** Names in a row have fewer figures than any real address. */
const FIGURES = /(?:\d\D*){3}/;

/** Reports addresses on Solana that are written in groups: what an address is does not depend on its spaces. */
const groupedAddresses = (file: ContentFile, known: readonly string[]): Diagnostic[] =>
  groupedIn(file)
    .filter(({ address }) => !known.includes(idOf(address)))
    .flatMap(({ address, range }) =>
      report(file, range, {
        reason: `“${address}” is an address on Solana, written in groups.`,
        note: 'A visitor would trust it with money, although the owner has not published it.',
        fix: 'Remove it: the only address that belongs on this site is the token’s own, and only the owner supplies it.',
      }),
    );

const groupedIn = memoize((file: ContentFile) => {
  const passages = passagesOf(file);
  const prose = passages.filter(({ from }) => from === 'prose');
  // An address may go through lines and items of the prose, but not from one setting to another.
  const texts = [
    ...passages.filter(({ from }) => from === 'settings'),
    {
      text: prose.map(({ text }) => text).join('\n'),
      offsets: prose.flatMap(({ offsets }) => [...offsets, Number(offsets.at(-1)) + 1]),
    },
  ];
  return texts.flatMap((passage) =>
    groupsIn(passage.text).map(({ address, start, end }) => ({
      address,
      range: rangeIn(passage, start, end - start),
    })),
  );
});

/** The addresses on Solana that a text has in groups. */
function groupsIn(text: string) {
  const parts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
    isGroup: GROUP.test(word) && !(/^\p{L}\p{Ll}+$/u.test(word) && isInDictionary(word)),
  }));
  let next = 0;
  return parts.flatMap(({ start }, first) => {
    let address = '';
    for (const [index, { word, isGroup, ...group }] of parts.slice(first).entries()) {
      const before = parts[first + index - 1];
      const isNear = index === 0 || group.start - Number(before?.end) <= MAX_GAP;
      address += word;
      if (first < next || !isGroup || !isNear || address.length > 44) return [];
      if (index > 0 && FIGURES.test(address) && isSolanaAddress(address)) {
        next = first + index + 1;
        return [{ address, start, end: group.end }];
      }
      if (word.length < MIN_GROUP) return [];
    }
    return [];
  });
}
