import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** A directive of a Content-Security-Policy in two versions; null if it is missing. */
interface DirectiveChange {
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences between two Content-Security-Policies. */
export interface PolicyComparison {
  readonly changes: readonly DirectiveChange[];
  /** What the policy after allows, but the one before did not, as sentences. Empty if it is as strict. */
  readonly weakened: readonly string[];
  /** Hashes that changed because a script or style inside a page changed. */
  readonly newHashes: number;
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** If a directive occurs twice, the first one applies, as in browsers. */
function parsePolicy(text: string): Policy {
  const directives = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name = '']) => name !== '')
    .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
    .toReversed();
  return new Map(directives);
}

/** The directives that apply if one is missing. */
function fallbacksOf(directive: string): string[] {
  if (/-src-(?:elem|attr)$/.test(directive)) {
    const base = directive.replace(/-(?:elem|attr)$/, '');
    return [base, ...fallbacksOf(base)];
  }
  if (directive === 'worker-src') return ['child-src', 'script-src', 'default-src'];
  if (/^(?:fenced-)?frame-src$/.test(directive)) return ['child-src', 'default-src'];
  return directive.endsWith('-src') && directive !== 'default-src' ? ['default-src'] : [];
}

/** The sources that a policy allows for a directive; undefined if it allows all. */
const allowed = (policy: Policy, directive: string) =>
  [directive, ...fallbacksOf(directive)]
    .map((name) => policy.get(name))
    .find((sources) => sources !== undefined);

const HASH = /^'sha(?:256|384|512)-/;

/**
 * Compares two Content-Security-Policies.
 *
 * @param inlineHashes the hashes of the scripts and styles inside the pages after, such as
 *   `'sha256-…'`: these may take the place of others
 */
export function comparePolicies(
  before: string,
  after: string,
  inlineHashes: ReadonlySet<string>,
): PolicyComparison {
  const [was, is] = [parsePolicy(before), parsePolicy(after)];
  const compared = [...new Set([...was.keys(), ...is.keys()])].map((name) =>
    compareDirective(name, was, is, inlineHashes),
  );
  return {
    changes: compared.flatMap(({ change }) => change ?? []),
    weakened: compared.flatMap(({ weakened }) => weakened ?? []),
    newHashes: compared.reduce((sum, { newHashes }) => sum + newHashes, 0),
  };
}

function compareDirective(
  name: string,
  was: Policy,
  is: Policy,
  inlineHashes: ReadonlySet<string>,
) {
  const [sources, sourcesAfter] = [was.get(name), is.get(name)];
  const [old, now] = [allowed(was, name), allowed(is, name)];
  const gained = (now ?? []).filter((source) => old?.includes(source) === false);
  const lost = (old ?? []).filter((source) => now?.includes(source) === false);
  const hashes = gained.filter((source) => HASH.test(source));
  const isReplaced = hashes.length <= lost.filter((source) => HASH.test(source)).length;
  const isInline = hashes.every((hash) => inlineHashes.has(hash));
  const newHashes = isReplaced && isInline ? hashes.length : 0;

  const shown = (list: readonly string[] | undefined) =>
    list === undefined
      ? null
      : [name, ...list.filter((source) => newHashes === 0 || !HASH.test(source))].join(' ');
  const [before, after] = [shown(sources), shown(sourcesAfter)];
  const change = before === after ? undefined : { before, after };
  return { change, newHashes, weakened: weakening() };

  function weakening(): string | undefined {
    if (name === 'require-trusted-types-for')
      return lost.length > 0 || (old && !now) ? `${name} is gone` : undefined;
    if (old && !now) return `${name} is gone, so that everything is allowed`;
    // A style that scripts insert has a hash that is in no page, and changes with its package.
    const isHarmlessHash = (hash: string) =>
      inlineHashes.has(hash) || (name.startsWith('style') && isReplaced);
    const allowing = gained.filter(
      (source) => source !== "'none'" && !(HASH.test(source) && isHarmlessHash(source)),
    );
    return allowing.length > 0 ? `${name} also allows ${allowing.join(' ')}` : undefined;
  }
}

/** The hashes of the scripts and styles inside a page, as policies name them. */
export const inlineHashesOf = ($: CheerioAPI): string[] =>
  $('script:not([src]), style')
    .get()
    .flatMap((element) =>
      ['sha256', 'sha384', 'sha512'].map((algorithm) => {
        const hash = createHash(algorithm).update($(element).text()).digest('base64');
        return `'${algorithm}-${hash}'`;
      }),
    );
