import { parseAddress } from '../../src/formats/web-address.ts';

/** A platform on which anybody can open an account, a channel or a group. */
export interface Platform {
  readonly name: string;
  readonly hosts: readonly string[];
  /** The setting in `socials` of studio.yaml with the studio’s own account on the platform. */
  readonly field?: string;
}

/** The platforms, with their hosts and settings. */
export const PLATFORMS: readonly Platform[] = [
  { name: 'X', hosts: ['x.com', 'twitter.com'], field: 'x' },
  { name: 'Telegram', hosts: ['t.me', 'telegram.me'], field: 'telegram' },
  { name: 'Discord', hosts: ['discord.gg', 'discord.com', 'discordapp.com'], field: 'discord' },
  { name: 'TikTok', hosts: ['tiktok.com'] },
  { name: 'Instagram', hosts: ['instagram.com', 'threads.net', 'threads.com'] },
  { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me'] },
  { name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  { name: 'Reddit', hosts: ['reddit.com', 'redd.it'] },
  { name: 'Medium', hosts: ['medium.com'] },
  { name: 'Twitch', hosts: ['twitch.tv'] },
  { name: 'LinkedIn', hosts: ['linkedin.com'] },
  { name: 'Linktree', hosts: ['linktr.ee'] },
  { name: 'Signal', hosts: ['signal.me', 'signal.group'] },
];

/** Sites that have a page for every token. */
export const TOKEN_SITES: readonly string[] = [
  'pump.fun',
  'dexscreener.com',
  'dextools.io',
  'birdeye.so',
  'geckoterminal.com',
  'jup.ag',
  'raydium.io',
  'gmgn.ai',
];

/** URL shorteners, which hide the target of a link. */
export const SHORTENERS: readonly string[] = [
  ...['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'ow.ly', 'is.gd', 'v.gd', 'buff.ly', 'cutt.ly'],
  ...['rebrand.ly', 'lnkd.in', 'shorturl.at', 'rb.gy', 'tiny.cc', 'bl.ink', 't.ly', 'shorte.st'],
];

/** Hosts of documents that their owner can change or make private at any time. */
export const DOCUMENT_HOSTS: readonly string[] = [
  ...['docs.google.com', 'drive.google.com', 'dropbox.com', 'onedrive.live.com', '1drv.ms'],
  ...['sharepoint.com', 'wetransfer.com', 'we.tl', 'notion.so', 'notion.site', 'icloud.com'],
  ...['box.com', 'mega.nz', 'pastebin.com', 'canva.com', 'airtable.com'],
];

/** Top-level domains. Words such as “e.g.” and “index.html” do not end with one of them. */
export const TLD =
  'com|net|org|io|fun|app|xyz|info|biz|me|gg|finance|site|online|live|club|dev|co|ai|ag|za|uk|us|eu|de|tv|cc|money|exchange|trade|wallet|cash|link|page|studio|art|help|support|news|world|example|test';

/** The host of an address in lower case, without `www.`; undefined if the address has no host. */
export const hostOf = (address: string): string | undefined =>
  parseAddress(address)?.hostname.replace(/^www\./, '');

/** Whether a host is one of these hosts, or a subdomain of one. */
export const isHostOf = (host: string | undefined, hosts: readonly string[]): boolean =>
  hosts.some((one) => host === one || host?.endsWith(`.${one}`));

/** Reserved names, which nobody can own (RFC 2606, RFC 6761). */
export const isReservedName = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host);

/** Whether a host is public: not a reserved or local name, and not an IP address. */
export const isPublicHost = (host: string): boolean =>
  !isReservedName(host) &&
  !/(?:^|\.)(?:local|internal|intranet|lan|home|corp|onion|arpa)$/i.test(host) &&
  /^(?!\d+(?:\.\d+)*$)[^\s[\].]+(?:\.[^\s[\].]+)+$/.test(host);
