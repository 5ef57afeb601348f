import { DATA_FILES } from '../../../../src/content-map.ts';
import { stringsAt, valueAt, valuesIn, type PlacedValue } from '../../../../src/facts/values.ts';
import { isOwnPage, NETWORKS, PLATFORMS } from '../../../../src/schemas/platforms.ts';
import { isSlip } from '../../../content/nearest.ts';
import {
  hostOf,
  isHostOf,
  isLocalHost,
  isReservedName,
  TOKEN_SITES,
} from '../../../content/hosts.ts';
import { memoize } from '../../../content/memoize.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * A setting that the owner must supply is either `{ status: supplied, value }` or, until then,
 * `{ status: placeholder, shown, needed }`, where `shown` is what visitors see. This rule checks
 * that supplied addresses are public, on the right platform or network and, where they confirm another
 * one, elsewhere, and that `shown` is not a real value.
 */
export const suppliedValues: Rule = {
  name: 'supplied-values',
  checkFiles: (files) => {
    const dataOf = (path: string) => files.find(({ name }) => name === path)?.data;
    const [domain] = stringsAt(dataOf(DATA_FILES.studio.path), 'domain.value');
    const [chain] = stringsAt(dataOf(DATA_FILES.coins.path), 'chain');
    return files.flatMap((file) => [
      ...problems(file),
      ...stringsAt(file.data, 'proofs.*.link.value.url').flatMap(({ path, value }) =>
        report(file, rangeOfSetting(file, path), problemWithProof(value, chain?.value)),
      ),
      ...stringsAt(file.data, 'addressElsewhere.value.*.url').flatMap(({ path, value }) => {
        const wording = problemWithElsewhere(hostOf(value), domain && hostOf(domain.value));
        return report(file, rangeOfSetting(file, path), wording);
      }),
    ]);
  },
};

/** What is wrong with the values that a file has of its own. */
const problems = memoize((file: ContentFile): readonly Diagnostic[] =>
  valuesIn(file.data).flatMap((setting) => {
    const { path } = setting;
    const hasStatus = valueAt(file.data, [...path.slice(0, -1), 'status']) !== undefined;
    const wording = hasStatus ? problemWith(setting) : undefined;
    return report(file, rangeOfSetting(file, path), wording);
  }),
);

/**
 * What is wrong with the host of a place where the owner publishes the contract address, too: it is not
 * `ourHost`, that of this site, and shows the owner’s words, not any address, as a market does.
 */
function problemWithElsewhere(host = '', ourHost = ''): Wording | undefined {
  const isOwn = ourHost !== '' && (isHostOf(host, [ourHost]) || isHostOf(ourHost, [host]));
  if (!isOwn && !isHostOf(host, TOKEN_SITES)) return undefined;
  return {
    reason: isOwn
      ? `“${host}” is a host of this site.`
      : `“${host}” has a page for every token, so that its page confirms nothing.`,
    note: 'Visitors would take the address for confirmed by a second source.',
    fix: 'Write a page that only the owner can change, on another host.',
  };
}

/** What is wrong with a proof, which is a public page about one thing on `chain`, the network of the token. */
function problemWithProof(value: string, chain?: string): Wording | undefined {
  const url = URL.parse(value);
  const fault = url && faultOfProof(url, chain);
  if (!fault) return undefined;
  return {
    reason: `“${url.href}” ${fault}`,
    note: 'The page would say “Proof linked”, and a visitor would find no proof there.',
    fix: 'Write the address of the page that shows it, or put “status: placeholder” back with “shown” and “needed”.',
  };
}

/** What explorers show of an address: “7xKX...gAsU”. What GitHub compares, “v1...v2”, is none. */
const SHORTENED =
  /\/(?=[^/]*[A-Z])[1-9A-HJ-NP-Za-km-z]{3,8}(?:\.{3}|%E2%80%A6)[1-9A-HJ-NP-Za-km-z]{3,8}$/;

function faultOfProof(
  { hostname, pathname, search, hash }: URL,
  chain?: string,
): string | undefined {
  if (isLocalHost(hostname)) return 'cannot be reached by visitors.';
  const network = NETWORKS.find(({ explorers }) => isHostOf(hostname, explorers));
  if (network && chain !== undefined && network.name !== chain)
    return `shows another network, ${network.name}.`;
  if (pathname === '/' && search === '' && hash === '')
    return 'is the front page of a site, and proves nothing.';
  if (/\b(?:devnet|testnet|cluster=custom)\b/i.test(`${hostname}${search}${hash}`))
    return 'shows a test network, where nothing is worth anything.';
  return SHORTENED.test(pathname) ? 'is not the whole address.' : undefined;
}

/** Hosts of mail that many people use. */
const MAIL_HOSTS = 'gmail.com outlook.com hotmail.com yahoo.com icloud.com proton.me'.split(' ');

/** A host that is one slip away from one of `MAIL_HOSTS`. */
function problemWithMailHost(address: string, host: string): Wording | undefined {
  const meant = MAIL_HOSTS.find((mailHost) => mailHost !== host && isSlip(host, mailHost));
  return meant === undefined
    ? undefined
    : {
        severity: 'hint',
        reason: `“${host}” looks like a slip for ${meant}.`,
        note: 'Email to an address with a slip goes to a stranger, or nowhere.',
        fix: `If it is a slip, write ${address.slice(0, address.lastIndexOf('@') + 1)}${meant}`,
      };
}

/**
 * What is wrong with a `value` or a `shown`; undefined if nothing is. Its path ends, for example,
 * in `email.value`, or in `telegram.url.value` for an address on a platform.
 */
function problemWith({ path, value }: PlacedValue): Wording | undefined {
  if (typeof value !== 'string') return undefined;
  const [key, parent, grandparent] = [path.at(-1), path.at(-2), path.at(-3)];
  if (key === 'shown') return problemWithShown(value);
  if (key !== 'value') return undefined;
  if (parent === 'url') return problemOnPlatform(value, String(grandparent));
  if (parent === 'domain') return problemWithHost(value, hostOf(value) ?? '');
  if (parent !== 'email') return undefined;
  const host = value.slice(value.lastIndexOf('@') + 1);
  return problemWithHost(value, host) ?? problemWithMailHost(value, host);
}

/** What is wrong with the address of a channel, if the setting above it is one of a platform. */
function problemOnPlatform(value: string, field: string): Wording | undefined {
  const platform = Object.entries(PLATFORMS).find(([name]) => name === field)?.[1];
  const host = hostOf(value) ?? '';
  if (!platform) return undefined;
  if (isHostOf(host, platform.hosts))
    return isOwnPage(value, platform)
      ? {
          reason: `“${value}” is a page of ${platform.name} itself.`,
          note: 'Nobody would find the studio there.',
          fix: 'Write the address of the studio’s own account, group or invitation, which opens without signing in.',
        }
      : undefined;
  const [first] = platform.hosts;
  return {
    reason: `“${value}” is not an address on ${platform.name}.`,
    note: `Visitors would follow it as the studio’s own place on ${platform.name}, and land on ${host || 'nothing'}.`,
    fix: `Write an address that starts with https://${first}/ — another platform has a setting of its own.`,
  };
}

/** What is wrong with the host of an address. */
function problemWithHost(value: string, host: string): Wording | undefined {
  if (!isReservedName(host) && !isLocalHost(host)) return undefined;
  return {
    reason: `“${value}” cannot be reached by visitors.`,
    note: `“${host}” is a name for one computer or network, or for examples.`,
    fix: 'Write the public address, such as https://muuva.co.za, or put “status: placeholder” back with “shown” and “needed”.',
  };
}

/** A text that looks like a real value: “hello@muuva.co.za”, “https://t.me/muuva”, “082 555 0100”. */
const REAL = /@(?![\w.-]*\.example$)[\w-]+\.\w|^https:\/\/(?![\w.-]*\.example\/?$)[^/]+\/\S|\d{2}/;

/** Matches the placeholder of the contract address, which may contain digits. */
const ADDRESS_PLACEHOLDER = /^NOT-SET\b/;

function problemWithShown(shown: string): Wording | undefined {
  if (!REAL.test(shown) || ADDRESS_PLACEHOLDER.test(shown)) return undefined;
  return {
    severity: 'warning',
    reason: `“${shown}” looks like the real value, but it is still marked as missing.`,
    note: 'Visitors read beside it that it has not been supplied, and a release is refused.',
    fix: `If it is right, write “status: supplied” and “value: ${shown}” in place of “status: placeholder”, “shown” and “needed”. If not, write shown: not supplied yet`,
  };
}
