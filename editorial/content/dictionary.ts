import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as Tries from 'cspell-trie-lib';

/** Most suggestions for one word. */
const MAX_SUGGESTIONS = 3;

const suggestionsByWord = new Map<string, readonly string[]>();
let dictionary: Tries.ITrie | undefined;

/**
 * The British dictionary of cspell, read when the first word is looked up. Only the trie library is
 * used, because all of cspell takes longer to start than all other checks together.
 */
const trie = () => (dictionary ??= open());

/** Whether the dictionary has a word, in any of the forms in which a text may have it. */
export const isInDictionary = (word: string): boolean =>
  formsOf(word).some((form) => trie().has(form));

/** Words of the dictionary that resemble an unknown word, the likeliest first; at most three. */
export function suggestionsFor(word: string): readonly string[] {
  const result = suggestionsByWord.get(word) ?? suggest(word);
  suggestionsByWord.set(word, result);
  return result;
}

function suggest(word: string): string[] {
  // Two more than needed, as some may be rejected below. More than three changes make another word.
  const options = { numSuggestions: MAX_SUGGESTIONS + 2, changeLimit: 3, includeTies: false };
  const suggestions = trie().suggest(word.toLowerCase(), options);
  const cased = /^\p{Lu}/u.test(word) ? suggestions.map(titled) : suggestions;
  // The trie also suggests names in lower case, which `isInDictionary` rejects.
  return [...new Set(cased)].filter(isInDictionary).slice(0, MAX_SUGGESTIONS);
}

/** The forms of a word to look up: of “Word” also “word”, of “WORD” also “word” and “Word”. */
function formsOf(word: string): string[] {
  const lower = word.toLowerCase();
  if (word === titled(lower)) return [word, lower];
  return word === word.toUpperCase() ? [word, lower, titled(lower)] : [word];
}

/** The word with a capital at its start. */
const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads the dictionary. `require` loads the library without a promise, so that the checks stay synchronous. */
function open(): Tries.ITrie {
  const require = createRequire(import.meta.url);
  const { decodeTrie } = require(
    join(folderOf('cspell-trie-lib'), 'dist/index.js'),
  ) as typeof Tries;
  const packed = readFileSync(join(folderOf('@cspell/dict-en-gb-mit'), 'en_GB.trie.gz'));
  return decodeTrie(gunzipSync(packed));
}

/** The folder of an installed package. */
function folderOf(name: string): string {
  const path = findPackageJSON(name, import.meta.url);
  if (path === undefined) throw new Error(`The package “${name}” is not installed. Run npm ci.`);
  return dirname(path);
}
