import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as Tries from 'cspell-trie-lib';

/** Nothing is wrong with the word, or the words that may be meant, of which there may be none. */
export type Answer = 'right' | readonly string[];

const answers = new Map<string, Answer>();
let dictionary: Tries.ITrie | undefined;

/**
 * Looks a word up in the British dictionary of cspell. The dictionary is opened for the first word, offline,
 * and by itself: the whole of cspell takes longer to start than all other checks together.
 */
export function lookUp(word: string): Answer {
  dictionary ??= open();
  const answer = answers.get(word) ?? look(dictionary, word);
  answers.set(word, answer);
  return answer;
}

function look(words: Tries.ITrie, word: string): Answer {
  if (formsOf(word).some((form) => words.has(form))) return 'right';
  const options = { numSuggestions: 3, changeLimit: 3, includeTies: false };
  const meant = words.suggest(word.toLowerCase(), options);
  return [...new Set(/^\p{Lu}/u.test(word) ? meant.map((one) => titled(one)) : meant)];
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
