import { ORDERED_ACCOUNTS, ORDERED_MARKET } from '../specification/ordered.ts';

/** A platform on which anybody can open an account, a channel or a group. */
export interface Platform {
  readonly name: string;
  /** The hosts of its accounts; the first is the one that messages suggest. */
  readonly hosts: readonly [string, ...string[]];
  /** Where links lead while the studio has no account there. */
  readonly frontPage: string;
  /** The path of an account, a group or an invitation, with what follows a “#”, and such an address. */
  readonly account: { readonly path: RegExp; readonly example: string };
}

const platforms = {
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    frontPage: 'https://x.com/',
    account: { path: /^\/\w{1,15}$/, example: 'https://x.com/NAME' },
  },
  telegram: {
    name: 'Telegram',
    hosts: ['t.me', 'telegram.me'],
    frontPage: 'https://telegram.org/',
    account: { path: /^\/(?:\w{4,}|\+[\w-]+|joinchat\/[\w-]+)$/, example: 'https://t.me/NAME' },
  },
  discord: {
    name: 'Discord',
    hosts: ['discord.gg', 'discord.com', 'discordapp.com'],
    frontPage: 'https://discord.com/',
    account: { path: /^\/(?:invite\/)?[\w-]+$/, example: 'https://discord.gg/NAME' },
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    frontPage: 'https://www.tiktok.com/',
    account: { path: /^\/@[\w.]+$/, example: 'https://www.tiktok.com/@NAME' },
  },
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com', 'threads.net', 'threads.com'],
    frontPage: 'https://www.instagram.com/',
    account: { path: /^\/@?[\w.]+$/, example: 'https://www.instagram.com/NAME' },
  },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
    frontPage: 'https://www.facebook.com/',
    account: { path: /^\/(?:groups\/)?[\w.-]+$/, example: 'https://www.facebook.com/NAME' },
  },
  whatsapp: {
    name: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    frontPage: 'https://www.whatsapp.com/',
    account: { path: /^\/(?:channel\/)?\w+$/, example: 'https://whatsapp.com/channel/CODE' },
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    frontPage: 'https://www.youtube.com/',
    account: {
      path: /^\/(?:@[\w.-]+|(?:c|channel|user)\/[\w-]+)$/,
      example: 'https://www.youtube.com/@NAME',
    },
  },
  reddit: {
    name: 'Reddit',
    hosts: ['reddit.com', 'redd.it'],
    frontPage: 'https://www.reddit.com/',
    account: { path: /^\/(?:r|u|user)\/[\w-]+$/, example: 'https://www.reddit.com/r/NAME' },
  },
  medium: {
    name: 'Medium',
    hosts: ['medium.com'],
    frontPage: 'https://medium.com/',
    account: { path: /^\/(?:@?[\w.-]+)?$/, example: 'https://medium.com/@NAME' },
  },
  twitch: {
    name: 'Twitch',
    hosts: ['twitch.tv'],
    frontPage: 'https://www.twitch.tv/',
    account: { path: /^\/\w+$/, example: 'https://www.twitch.tv/NAME' },
  },
  linkedin: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    frontPage: 'https://www.linkedin.com/',
    account: {
      path: /^\/(?:company|in|school|showcase)\/[\w%-]+$/,
      example: 'https://www.linkedin.com/company/NAME',
    },
  },
  linktree: {
    name: 'Linktree',
    hosts: ['linktr.ee'],
    frontPage: 'https://linktr.ee/',
    account: { path: /^\/[\w.]+$/, example: 'https://linktr.ee/NAME' },
  },
  signal: {
    name: 'Signal',
    hosts: ['signal.me', 'signal.group'],
    frontPage: 'https://signal.org/',
    account: { path: /^\/#[\w./+=-]+$/, example: 'https://signal.group/#CODE' },
  },
} as const satisfies Record<string, Platform>;

export type PlatformName = keyof typeof platforms;

/** The platforms on which the owner asked for a link to the studio. */
export type RequiredPlatform = (typeof ORDERED_ACCOUNTS)[number];

/** Whether the site needs a link to the studio there. */
export const isRequired = (name: string): boolean =>
  ORDERED_ACCOUNTS.some((ordered) => ordered === name);

/**
 * The platforms, by their setting in `socials` of studio.yaml. The site shows their links in this
 * order.
 */
export const PLATFORMS: Readonly<Record<PlatformName, Platform>> = platforms;

/** Names of pages that platforms keep for themselves, which look like those of accounts. */
const OWN_PAGES = [
  ...['home', 'explore', 'search', 'feed', 'i', 'app', 'apps', 'download', 'share', 'invite'],
  ...['login', 'signup', 'accounts', 'settings', 'messages', 'notifications'],
];

/** Whether an address on a platform is that of an account, a group or an invitation. */
export function isAccount(address: string, { account }: Platform): boolean {
  const url = URL.parse(address);
  if (!url || isFrontPage(address)) return false;
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  return account.path.test(path + url.hash) && !OWN_PAGES.includes(path.slice(1));
}

/** Places where tokens are launched, traded or looked up: each has a page for every token. */
export const MARKETS: readonly Pick<Platform, 'name' | 'hosts'>[] = [
  { name: 'Pump.fun', hosts: ['pump.fun'] },
  { name: 'DEX Screener', hosts: ['dexscreener.com'] },
  { name: 'DEXTools', hosts: ['dextools.io'] },
  { name: 'Birdeye', hosts: ['birdeye.so'] },
  { name: 'GeckoTerminal', hosts: ['geckoterminal.com'] },
  { name: 'Jupiter', hosts: ['jup.ag'] },
  { name: 'Raydium', hosts: ['raydium.io'] },
  { name: 'GMGN', hosts: ['gmgn.ai'] },
];

/**
 * The beginning of every address on the launch platform, which a text alone cannot change. A platform
 * without a row has no address that is accepted.
 */
export const MARKET_ADDRESS = `https://${
  MARKETS.find(({ name }) => name === ORDERED_MARKET)?.hosts[0] ?? 'none.invalid'
}/`;

/** Blockchains on which tokens are launched, and the coin of each. */
export const NETWORKS = [
  { name: 'Solana', coin: 'SOL' },
  { name: 'Ethereum', coin: 'ETH' },
  { name: 'Bitcoin', coin: 'BTC' },
  { name: 'BNB Chain', coin: 'BNB' },
  { name: 'Polygon', coin: 'POL' },
  { name: 'Avalanche', coin: 'AVAX' },
  { name: 'Cardano', coin: 'ADA' },
  { name: 'Tron', coin: 'TRX' },
] as const;

/** Whether an address is only the front page of a platform. */
export function isFrontPage(address: string): boolean {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^www\./, '');
  return (
    url?.pathname === '/' &&
    url.search === '' &&
    Object.values(PLATFORMS).some(
      ({ hosts, frontPage }) =>
        hosts.some((known) => known === host) || new URL(frontPage).hostname === url.hostname,
    )
  );
}
