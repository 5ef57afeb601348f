import { multisetDifference } from '../shared/multiset-difference.ts';
import type { Difference } from '../shared/report.ts';
import { hostsIn } from './hosts.ts';
import type { DeliveryComparison } from './headers-file.ts';

/** A rule of `_redirects`. */
interface Redirect {
  /** The rule as one line, with single spaces. */
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** Without the `!` of a rule that applies although there is a file. */
  readonly status: string;
}

/** Reads `_redirects`: in each line an address, conditions on its query, a target, a status. */
function parseRedirects(text: string): Redirect[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', ...words] = line.split(/\s+/);
      const target = words.findIndex((word) => !/^[\w-]+=/.test(word));
      const status = words.slice(target + 1).find((word) => /^\d{3}!?$/.test(word)) ?? '301';
      return {
        rule: [from, ...words].join(' '),
        from,
        to: words[target] ?? '',
        status: status.replace('!', ''),
      };
    });
}

/**
 * Compares two `_redirects` files rule by rule. The first rule that matches wins, so another order is
 * a difference.
 *
 * @param ownHosts the hosts of the site, to which a redirect may lead
 */
export function compareRedirects(
  before: string,
  after: string,
  ownHosts: readonly string[],
): DeliveryComparison {
  const [was, is] = [parseRedirects(before), parseRedirects(after)];
  const removed = multisetDifference(was, is, ({ rule }) => rule);
  const added = multisetDifference(is, was, ({ rule }) => rule);
  const [lost, gained] = [removed, added].map((list) => Map.groupBy(list, ({ from }) => from));
  const textOf = (list: readonly Redirect[] | undefined) =>
    list?.map(({ rule }) => rule).join('\n') ?? null;
  const differences = [...new Set([...added, ...removed].map(({ from }) => from))].map((place) =>
    redirectDifference('redirect', place, textOf(lost?.get(place)), textOf(gained?.get(place))),
  );
  const [order, orderAfter] = [
    textOf(multisetDifference(was, removed, ({ rule }) => rule)),
    textOf(multisetDifference(is, added, ({ rule }) => rule)),
  ];
  if (order !== orderAfter)
    differences.push(redirectDifference('order of redirects', '', order, orderAfter));
  return {
    differences,
    blocking: added.flatMap((redirect) => blockingOf(redirect, ownHosts)),
    newHashes: 0,
  };
}

const redirectDifference = (
  kind: string,
  place: string,
  before: string | null,
  after: string | null,
): Difference => ({
  aspect: 'delivery',
  kind,
  file: '_redirects',
  place,
  before,
  after,
  canChangeWords: true,
});

function blockingOf({ rule, to, status }: Redirect, ownHosts: readonly string[]): string[] {
  const hosts = hostsIn(to);
  const isOwn = hosts.length > 0 && hosts.every((host) => ownHosts.includes(host));
  if (!isOwn && !/^\/(?![\\/])/.test(to))
    return [`A redirect leads to another host: “${rule}”. Remove it.`];
  if (status === '200')
    return [`A redirect shows another page at an address (status 200): “${rule}”. Remove it.`];
  return [];
}
