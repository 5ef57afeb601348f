import { isUtf8 } from 'node:buffer';
import { multisetDifference } from 'copy-review/multiset-difference';
import { ADDRESS_SENTINEL, isSolanaAddress } from '../../src/formats/contract-address.ts';
import { isHostOf, TOKEN_SITES } from '../content/hosts.ts';
import { inlineCode } from '../output/markdown.ts';
import type { Difference } from './compare.ts';

/** `https://pump.fun/coin/1`, `//pump.fun` */
const LINK = /(?:https?:)?\/\/[^\t\n\f\r "'<>&\\)]+/gi;
/** An address on Solana: base58 of 32 bytes. Hashes in base64, which can look the same, end in “=”. */
const ADDRESS = /(?<![\w+=-])[1-9A-HJ-NP-Za-km-z]{32,44}(?![\w+=-])/g;

/** What visitors could send money to: contract addresses, and links to sites that trade tokens. */
function mentionsIn(content: Buffer): string[] {
  const text = isUtf8(content) ? content.toString() : '';
  return [
    ...(text.match(LINK) ?? []).filter(isTokenSite),
    ...(text.match(ADDRESS) ?? []).filter(isSolanaAddress),
    ...(text.match(new RegExp(ADDRESS_SENTINEL, 'g')) ?? []),
  ];
}

const isTokenSite = (link: string): boolean =>
  isHostOf(URL.parse(link, 'https://example.org')?.hostname, TOKEN_SITES);

/** One row for each address of a contract, and each link to a token site, that is gone or new. */
export const mentionRows = (differences: readonly Difference[]): string[] =>
  differences.flatMap(({ path, expected, received }) => {
    const [before, after] = [mentionsIn(expected), mentionsIn(received)];
    const rowOf = (what: string) => (mention: string) =>
      `- ${inlineCode(path)}: ${what}: ${inlineCode(mention)}`;
    return [
      ...multisetDifference(before, after, String).map(rowOf('gone')),
      ...multisetDifference(after, before, String).map(rowOf('new')),
    ];
  });

/** One row for each difference. Those that are the same at several paths share a row. */
export function differenceRows(differences: readonly Difference[]): string[] {
  const rows = Map.groupBy(
    differences,
    ({ what, expected, received }) => `${what}: ${excerpts(expected, received)}`,
  );
  return [...rows].map(([row, alike]) => `- ${pathsOf(alike)}: ${row}`);
}

/** The first path of several differences, and how many more there are. */
export function pathsOf([first, ...others]: readonly Pick<Difference, 'path'>[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${inlineCode(first?.path ?? '')}${more}`;
}

/** The bytes to show before and after the first one that differs. */
const [BYTES_BEFORE, BYTES_AFTER] = [60, 140];

/** What differs, as `expected → received`: the bytes around the first one that differs. */
function excerpts(expected: Buffer, received: Buffer): string {
  if (!isUtf8(expected) || !isUtf8(received))
    return `${expected.length} bytes, here ${received.length} others`;
  const first = expected.findIndex((byte, index) => byte !== received[index]);
  const at = first < 0 ? expected.length : first;
  return [expected, received].map((all) => excerptOf(all, at)).join(' → ');
}

function excerptOf(all: Buffer, at: number): string {
  const text = all.subarray(Math.max(0, at - BYTES_BEFORE), at + BYTES_AFTER).toString();
  const shown = text.replaceAll(/(?! )[\p{Z}\p{C}]/gu, escapeOf);
  return shown === '' ? 'nothing' : inlineCode(shown);
}

/** A line end as a space, other white space and invisible characters by number: one can be the whole difference. */
const escapeOf = (character: string): string =>
  character === '\n' ? ' ' : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
