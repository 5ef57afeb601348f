import { MARKETS } from '../../src/schemas/platforms.ts';
import { anyOf } from '../../src/formats/patterns.ts';
import { parseAddress } from '../../src/formats/web-address.ts';

/** Sites that have a page for every token. */
export const TOKEN_SITES: readonly string[] = MARKETS.flatMap(({ hosts }) => hosts);

/** URL shorteners, which hide the target of a link. */
export const SHORTENERS: readonly string[] = [
  ...['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'ow.ly', 'is.gd', 'v.gd', 'buff.ly', 'cutt.ly'],
  ...['rebrand.ly', 'lnkd.in', 'shorturl.at', 'rb.gy', 'tiny.cc', 'bl.ink', 't.ly', 'shorte.st'],
];

/** Mail filters, translators and caches that put an address of their own in place of each other one. */
export const PASSING_ON: readonly string[] = [
  ...['urldefense.com', 'urldefense.proofpoint.com', 'safelinks.protection.outlook.com'],
  ...['mimecastprotect.com', 'translate.goog', 'cdn.ampproject.org'],
];

/** Hosts of documents that their owner can change or make private at any time. */
export const DOCUMENT_HOSTS: readonly string[] = [
  ...['docs.google.com', 'drive.google.com', 'dropbox.com', 'onedrive.live.com', '1drv.ms'],
  ...['sharepoint.com', 'wetransfer.com', 'we.tl', 'notion.so', 'notion.site', 'icloud.com'],
  ...['box.com', 'mega.nz', 'pastebin.com', 'canva.com', 'airtable.com'],
];

/** Top-level domains. Words such as “e.g.” and “index.html” do not end with one of them. */
export const TLDS: readonly string[] =
  `com net org io fun app xyz info biz me gg finance site online
  live club dev co ai ag za uk us eu de tv cc money exchange trade wallet cash link page shop store
  studio art help support news world example test`.split(/\s+/);

/** The host of an address in lower case, without `www.` and a dot at its end; undefined if the address has none. */
export const hostOf = (address: string): string | undefined =>
  parseAddress(address)?.hostname.replaceAll(/^www\.|\.$/g, '');

/** Whether a host is one of these hosts, or a subdomain of one. */
export const isHostOf = (host: string | undefined, hosts: readonly string[]): boolean =>
  hosts.some((known) => host === known || host?.endsWith(`.${known}`));

/** Reserved names, which nobody can own (RFC 2606, RFC 6761). */
export const isReservedName = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host);

/** Whether a host is that of one computer or network: “printer.local”, “localhost”, “127.0.0.1”, “[::1]”. */
export const isLocalHost = (host: string): boolean =>
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|onion|arpa)$/i.test(host) ||
  // Labels with dots between them, but no figures alone.
  !/^(?!\d+(?:\.\d+)*$)[^\s[\].]+(?:\.[^\s[\].]+)+$/.test(host);

/** The web address in a parameter of an address, which often leads on to it; none of those that track visitors. */
export const addressInside = (address: string): string | undefined =>
  parseAddress(withoutTracking(address).address)
    ?.searchParams.values()
    .find((value) => /^https?:\/\//i.test(value));

/** Parameters of an address that only say where a visitor comes from, as sources of patterns. */
const TRACKING_PARAMETERS = [
  ...['utm_\\w+', 'fbclid', 'gclid', 'dclid', 'msclkid', 'yclid', 'twclid', 'igshid', 'igsh'],
  ...['mc_[ce]id', '_hs\\w+', 'mkt_tok', 's_cid', 'ref(?:_?src|_?url|errer|erral)?'],
  ...['aff(?:iliate)?(?:_?id)?', 'si'],
];
/** “utm_source”, “fbclid” */
const TRACKING = new RegExp(`^${anyOf(TRACKING_PARAMETERS)}$`, 'i');

/** The name of a parameter, such as “ref” of `ref=abc`. */
const nameOf = (parameter: string) => [...new URLSearchParams(parameter).keys()].join('');

/** An address without the parameters that track visitors, otherwise as it is typed, and the names of these. */
export function withoutTracking(address: string) {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(address) ?? [];
  const parameters = query.split('&');
  const isTracking = (parameter: string) => TRACKING.test(nameOf(parameter));
  const tracking = [...new Set(parameters.filter(isTracking).map(nameOf))];
  if (tracking.length === 0 || !URL.canParse(address)) return { address, tracking: [] };
  const others = parameters.filter((parameter) => !isTracking(parameter)).join('&');
  return { address: page + (others === '' ? '' : `?${others}`) + hash, tracking };
}
