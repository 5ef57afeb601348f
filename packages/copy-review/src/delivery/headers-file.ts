import { excerpts } from '../files/text-lines.ts';
import type { Difference } from '../shared/report.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import { matchesPattern } from './glob.ts';
import { comparePolicies, type PolicyComparison } from './policy.ts';
import { newHosts } from './hosts.ts';

/** The values of each header by its name in lower case. */
type Headers = ReadonlyMap<string, readonly string[]>;
/** The headers of each block by its path. */
type Blocks = ReadonlyMap<string, Headers>;

export interface DeliveryComparison {
  readonly differences: readonly Difference[];
  /** What blocks the change, as sentences. */
  readonly blocking: readonly string[];
  /** Hashes in policies that changed because a script or style inside a page changed. */
  readonly newHashes: number;
}

/** Reads `_headers`: its blocks, and the names of headers as written. A line with an address starts a block, even if it is indented. */
function parseHeaders(text: string): { blocks: Blocks; names: Map<string, string> } {
  const names = new Map<string, string>();
  const blocks = new Map<string, Map<string, string[]>>();
  let current = new Map<string, string[]>();
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^(?:\/|https?:\/\/)/.test(line)) {
      current = blocks.get(line) ?? new Map<string, string[]>();
      blocks.set(line, current);
    } else {
      const [, name = line, value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
      const key = name.trim().toLowerCase();
      names.set(key, name.trim());
      current.set(key, [...(current.get(key) ?? []), value.trim()]);
    }
  }
  return { blocks, names };
}

const POLICY = 'content-security-policy';

/**
 * Compares two `_headers` files. Differences are reported by block and header, those of a
 * Content-Security-Policy by directive. Whether a policy is weaker is decided by what each address
 * gets from all blocks together.
 *
 * @param addresses the paths that the build after serves, such as `/about`
 * @param inlineHashes see `comparePolicies`
 */
export function compareHeaders(
  before: string,
  after: string,
  addresses: readonly string[],
  inlineHashes: ReadonlySet<string>,
): DeliveryComparison {
  const { blocks: was, names } = parseHeaders(before);
  const { blocks: is, names: namesAfter } = parseHeaders(after);
  const spelled = (name: string) => namesAfter.get(name) ?? names.get(name) ?? name;
  const differences: Difference[] = [];
  let newHashes = 0;
  for (const path of new Set([...was.keys(), ...is.keys()]))
    for (const name of namesOf(was.get(path), is.get(path))) {
      const [old, now] = [was, is].map((blocks) => blocks.get(path)?.get(name));
      if (old?.join('\n') === now?.join('\n')) continue;
      const compared =
        old && now && name === POLICY ? comparePolicyLists(old, now, inlineHashes) : undefined;
      newHashes += compared?.newHashes ?? 0;
      const changes = compared?.changes ?? [
        { before: old && withName(spelled(name), old), after: now && withName(spelled(name), now) },
      ];
      for (const change of changes)
        differences.push({
          aspect: 'delivery',
          kind: 'header',
          file: '_headers',
          place: compared ? `${path} · ${spelled(name)}` : path,
          ...excerpts(change.before ?? null, change.after ?? null),
        });
    }
  return {
    differences,
    blocking: blockingOf(was, is, [...addresses, ...examplesOf(is)], inlineHashes),
    newHashes,
  };
}

const namesOf = (...headers: readonly (Headers | undefined)[]) =>
  new Set(headers.flatMap((one) => [...(one?.keys() ?? [])]));

const withName = (name: string, values: readonly string[]) =>
  values.map((value) => `${name}: ${value}`).join('\n');

/** Compares lists of policies that all apply. A value can contain several, separated by commas. */
export function comparePolicyLists(
  before: readonly string[],
  after: readonly string[],
  inlineHashes: ReadonlySet<string>,
): PolicyComparison {
  const [was, is] = [before, after].map((values) =>
    values.flatMap((value) => value.split(',')).map((policy) => policy.trim()),
  ) as [string[], string[]];
  const [old, now] = [multisetDifference(was, is, String), multisetDifference(is, was, String)];
  const compared = old.map((policy, index) =>
    comparePolicies(policy, now[index] ?? '', inlineHashes),
  );
  const added = now.slice(old.length).map((policy) => {
    return { before: null, after: `Content-Security-Policy: ${policy}` };
  });
  return {
    changes: [...compared.flatMap(({ changes }) => changes), ...added],
    weakened: compared.flatMap(({ weakened }) => weakened),
    newHashes: compared.reduce((sum, one) => sum + one.newHashes, 0),
  };
}

/** Headers whose values can be ordered, with the strictest value first. */
const STRICTEST_FIRST: Readonly<Record<string, readonly string[]>> = {
  'x-content-type-options': ['nosniff'],
  'x-frame-options': ['deny', 'sameorigin'],
  'referrer-policy': [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
    'origin',
    'origin-when-cross-origin',
    'no-referrer-when-downgrade',
    'unsafe-url',
  ],
  'cross-origin-opener-policy': [
    'same-origin',
    'same-origin-allow-popups',
    'noopener-allow-popups',
    'unsafe-none',
  ],
  'cross-origin-embedder-policy': ['require-corp', 'credentialless', 'unsafe-none'],
  'cross-origin-resource-policy': ['same-origin', 'same-site', 'cross-origin'],
  'x-permitted-cross-domain-policies': ['none', 'master-only', 'by-content-type', 'all'],
  'origin-agent-cluster': ['?1', '?0'],
};

/** Describes what a header allows after the change, but did not allow before. */
function weakeningOf(
  name: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  inlineHashes: ReadonlySet<string>,
): readonly string[] {
  if (name.startsWith('access-control-allow-'))
    return after && after.join() !== before?.join()
      ? [`it gives other sites access (${withName(name, after)})`]
      : [];
  if (!before) return [];
  const order = STRICTEST_FIRST[name];
  const isPolicy = order !== undefined || [POLICY, HSTS, PERMISSIONS].includes(name);
  if (isPolicy && !after) return ['it is no longer sent'];
  if (!isPolicy || !after) return [];
  if (name === POLICY) return comparePolicyLists(before, after, inlineHashes).weakened;
  if (name === PERMISSIONS) return permissionsGained(before, after);
  const isWeaker =
    name === HSTS
      ? after.some((value) => isWeakerTransport(before[0] ?? '', value))
      : rankOf(order ?? [], after) > rankOf(order ?? [], before);
  return isWeaker ? [`it is weaker: “${after.join(', ')}” instead of “${before.join(', ')}”`] : [];
}

const HSTS = 'strict-transport-security';
const PERMISSIONS = 'permissions-policy';

/** The rank of the weakest of several values. An unknown value counts as weaker than all others. */
const rankOf = (order: readonly string[], values: readonly string[]) =>
  Math.max(
    ...values
      .flatMap((value) => value.toLowerCase().split(','))
      .map((value) => order.indexOf(value.trim().split(';', 1).join('')))
      .map((rank) => (rank === -1 ? order.length : rank)),
  );

function isWeakerTransport(before: string, after: string): boolean {
  const seconds = (value: string) => Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? 0);
  const lacks = (word: RegExp) => word.test(before) && !word.test(after);
  return seconds(after) < seconds(before) || lacks(/includesubdomains/i) || lacks(/preload/i);
}

/** The features that others may use only after the change: `camera=()` allows nobody, and a missing feature has its default. */
function permissionsGained(before: readonly string[], after: readonly string[]): string[] {
  const featuresOf = (values: readonly string[]) =>
    new Map(
      values
        .join(',')
        .split(',')
        .map((part) => part.split('=').map((word) => word.trim()))
        .map(
          ([feature = '', list = '']) =>
            [feature, list.replaceAll(/[()]/g, ' ').split(/\s+/)] as const,
        ),
    );
  const now = featuresOf(after);
  const gained = [...featuresOf(before)]
    .filter(([feature, list]) => {
      const origins = now.get(feature);
      return !origins || origins.some((origin) => !list.includes(origin));
    })
    .map(([feature]) => feature);
  return gained.length > 0 ? [`it allows more use of ${gained.join(', ')}`] : [];
}

/** The values of each header that an address gets from all blocks that match it. */
function effectiveHeaders(blocks: Blocks, address: string): Headers {
  const all = new Map<string, string[]>();
  for (const [path, headers] of blocks) {
    if (!matchesPattern(address, withoutHost(path))) continue;
    for (const [name, values] of headers) all.set(name, [...(all.get(name) ?? []), ...values]);
  }
  // Cloudflare Pages removes a header that a block names with an exclamation mark.
  for (const name of all.keys()) if (name.startsWith('!')) all.delete(name.slice(1).trim());
  return all;
}

/** An address for each block, since headers are also sent for addresses without a file. */
const examplesOf = (blocks: Blocks): string[] =>
  [...blocks.keys()].map((path) => withoutHost(path).replaceAll(/\*|:[a-z]\w*/gi, 'x'));

const withoutHost = (path: string) => path.replace(/^https?:\/\/[^/]*/, '');

/** The sentences about hosts and weaker policies, each with the addresses that it is about. */
function blockingOf(
  before: Blocks,
  after: Blocks,
  addresses: readonly string[],
  inlineHashes: ReadonlySet<string>,
): readonly string[] {
  const found = [...new Set(addresses)].flatMap((address) => {
    const [old, now] = [effectiveHeaders(before, address), effectiveHeaders(after, address)];
    return [...namesOf(old, now)].flatMap((name) => {
      const [was, is] = [old.get(name), now.get(name)];
      if (was?.join('\n') === is?.join('\n')) return [];
      const hosts = name === POLICY ? [] : newHosts((was ?? []).join(' '), (is ?? []).join(' '));
      return [
        ...hosts.map((host) => `The header “${name}” leads to another host, ${host}`),
        ...weakeningOf(name, was, is, inlineHashes).map(
          (what) => `The header “${name}” protects visitors less: ${what}`,
        ),
      ].map((message) => ({ message, address }));
    });
  });
  return [...Map.groupBy(found, ({ message }) => message)].map(
    ([message, list]) =>
      `${message} (${list.length > 3 ? `${list.length} addresses, such as ` : ''}${list
        .slice(0, 3)
        .map(({ address }) => address)
        .join(', ')}).`,
  );
}
