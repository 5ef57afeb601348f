import { ORDERED_ACCOUNTS, ORDERED_MARKET } from '../specification/ordered.ts';

/** A platform on which anybody can open an account, a channel or a group. */
export interface Platform {
  readonly name: string;
  /** The hosts of its accounts; the first is the one that messages suggest. */
  readonly hosts: readonly [string, ...string[]];
  /** Where links lead while the studio has no account there. */
  readonly frontPage: string;
  /** The beginnings of paths, beside those of `OWN_PAGES`, at which nobody’s account, group or invitation is. */
  readonly ownPages?: readonly string[];
}

const platforms = {
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    ownPages: ['home', 'i/flow', 'intent', 'share'],
    frontPage: 'https://x.com/',
  },
  telegram: {
    name: 'Telegram',
    hosts: ['t.me', 'telegram.me'],
    // “c” is a private group, which opens for its members alone.
    ownPages: ['c', 'share', 'proxy', 'socks', 'addstickers', 'setlanguage'],
    frontPage: 'https://telegram.org/',
  },
  discord: {
    name: 'Discord',
    hosts: ['discord.gg', 'discord.com', 'discordapp.com'],
    ownPages: ['app', 'channels'],
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

/** Whether the site needs a link to the studio on the platform with this key of `PLATFORMS`, such as `x`. */
export const isRequired = (key: string): boolean =>
  ORDERED_ACCOUNTS.some((ordered) => ordered === key);

/**
 * The platforms, by their setting in `socials` of studio.yaml. The site shows their links in this
 * order.
 */
export const PLATFORMS: Readonly<Record<PlatformName, Platform>> = platforms;

/** The beginnings of paths at which platforms speak of themselves. They belong to no account. */
const PAGES_OF_PLATFORMS: readonly string[] = [
  ...['about', 'help', 'legal', 'privacy', 'safety', 'security', 'support', 'terms', 'tos'],
  ...['policies', 'faq', 'blog', 'board'],
];

/** The beginnings of paths that are nobody’s: a platform speaks of itself there, or shows everybody another page. */
const OWN_PAGES = [
  ...PAGES_OF_PLATFORMS,
  ...['login', 'signup', 'settings', 'messages', 'notifications', 'explore', 'search'],
];

/** Whether an address is a front page, or its path begins with one of these, also after a language: `/en/terms`. */
function isAt(address: string, paths: readonly string[]): boolean {
  const path = `${URL.parse(address)?.pathname.toLowerCase() ?? ''}/`.replace(/^\/en(?=\/)/, '');
  return /^\/+$/.test(path) || paths.some((own) => path.startsWith(`/${own}/`));
}

/** Whether a platform speaks of itself at an address. */
export const isAboutPlatform = (address: string) => isAt(address, PAGES_OF_PLATFORMS);

/** Whether an address on a platform is a page of the platform itself, not one of somebody there. */
export const isOwnPage = (address: string, { ownPages = [] }: Platform) =>
  isAt(address, [...OWN_PAGES, ...ownPages]);

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

/** Blockchains on which tokens are launched, the coin of each, and the hosts that show what happens there alone. */
export const NETWORKS = [
  { name: 'Solana', coin: 'SOL', explorers: ['solscan.io', 'explorer.solana.com', 'solana.fm'] },
  { name: 'Ethereum', coin: 'ETH', explorers: ['etherscan.io'] },
  { name: 'Bitcoin', coin: 'BTC', explorers: ['mempool.space', 'blockstream.info'] },
  { name: 'BNB Chain', coin: 'BNB', explorers: ['bscscan.com'] },
  { name: 'Polygon', coin: 'POL', explorers: ['polygonscan.com'] },
  { name: 'Avalanche', coin: 'AVAX', explorers: ['snowtrace.io'] },
  { name: 'Cardano', coin: 'ADA', explorers: ['cardanoscan.io'] },
  { name: 'Tron', coin: 'TRX', explorers: ['tronscan.org'] },
] as const;

/** Whether an address is only the front page of a platform. */
export function isFrontPage(address: string): boolean {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^www\./, '');
  return (
    url?.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    Object.values(PLATFORMS).some(
      ({ hosts, frontPage }) =>
        hosts.some((known) => known === host) || new URL(frontPage).hostname === url.hostname,
    )
  );
}
