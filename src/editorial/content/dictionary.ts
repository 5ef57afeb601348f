import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as Tries from 'cspell-trie-lib';

/** More words than these help nobody to find the one that is meant. */
const MOST = 3;

const meant = new Map<string, readonly string[]>();
let dictionary: Tries.ITrie | undefined;

/**
 * The British dictionary of cspell. It is opened for the first word, offline, and by itself: the whole
 * of cspell takes longer to start than all other checks together.
 */
const words = () => (dictionary ??= open());

/** Whether the dictionary has the word. */
export const isInDictionary = (word: string): boolean => formsOf(word).some((form) => words().has(form));

/** The words of the dictionary that may be meant by one that it does not have; there may be none. */
export function suggestionsFor(word: string): readonly string[] {
  const answer = meant.get(word) ?? suggest(word);
  meant.set(word, answer);
  return answer;
}

function suggest(word: string): string[] {
  const options = { numSuggestions: MOST + 2, changeLimit: 3, includeTies: false };
  const found = words().suggest(word.toLowerCase(), options);
  const cased = /^\p{Lu}/u.test(word) ? found.map((one) => titled(one)) : found;
  // The dictionary also proposes names without their capitals, which it does not let pass.
  return [...new Set(cased)].filter((one) => isInDictionary(one)).slice(0, MOST);
}

/** A word may stand at the start of a sentence or in capitals. */
function formsOf(word: string): string[] {
  const lower = word.toLowerCase();
  if (word === titled(lower)) return [word, lower];
  return word === word.toUpperCase() ? [word, lower, titled(lower)] : [word];
}

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function open(): Tries.ITrie {
  const require = createRequire(import.meta.url);
  const { decodeTrie } = require(
    join(folderOf('cspell-trie-lib'), 'dist/index.js'),
  ) as typeof Tries;
  const packed = readFileSync(join(folderOf('@cspell/dict-en-gb-mit'), 'en_GB.trie.gz'));
  return decodeTrie(gunzipSync(packed));
}

function folderOf(name: string): string {
  const found = findPackageJSON(name, import.meta.url);
  if (found === undefined) throw new Error(`The package “${name}” is not installed. Run npm ci.`);
  return dirname(found);
}
