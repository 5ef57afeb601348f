import { ORDERED_ACCOUNTS, ORDERED_MARKET } from '../specification/ordered.ts';

/** A platform on which anybody can open an account, a channel or a group. */
interface Platform {
  readonly name: string;
  /** The hosts of its accounts; the first is the one that messages suggest. */
  readonly hosts: readonly [string, ...string[]];
  /** Where links lead while the studio has no account there. */
  readonly frontPage: string;
}

const platforms = {
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    frontPage: 'https://x.com/',
  },
  telegram: {
    name: 'Telegram',
    hosts: ['t.me', 'telegram.me'],
    frontPage: 'https://telegram.org/',
  },
  discord: {
    name: 'Discord',
    hosts: ['discord.gg', 'discord.com', 'discordapp.com'],
    frontPage: 'https://discord.com/',
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    frontPage: 'https://www.tiktok.com/',
  },
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com', 'threads.net', 'threads.com'],
    frontPage: 'https://www.instagram.com/',
  },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
    frontPage: 'https://www.facebook.com/',
  },
  whatsapp: {
    name: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    frontPage: 'https://www.whatsapp.com/',
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    frontPage: 'https://www.youtube.com/',
  },
  reddit: {
    name: 'Reddit',
    hosts: ['reddit.com', 'redd.it'],
    frontPage: 'https://www.reddit.com/',
  },
  medium: {
    name: 'Medium',
    hosts: ['medium.com'],
    frontPage: 'https://medium.com/',
  },
  twitch: {
    name: 'Twitch',
    hosts: ['twitch.tv'],
    frontPage: 'https://www.twitch.tv/',
  },
  linkedin: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    frontPage: 'https://www.linkedin.com/',
  },
  linktree: {
    name: 'Linktree',
    hosts: ['linktr.ee'],
    frontPage: 'https://linktr.ee/',
  },
  signal: {
    name: 'Signal',
    hosts: ['signal.me', 'signal.group'],
    frontPage: 'https://signal.org/',
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
