import leven from 'leven';
import { DATA_FILES, LISTS } from '../../../../src/content-map.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import { MARKETS, NETWORKS, PLATFORMS } from '../../../../src/schemas/platforms.ts';
import { foreignLetterIn } from '../../../content/alphabets.ts';
import { isInDictionary, suggestionsFor } from '../../../content/dictionary.ts';
import { isSlip } from '../../../content/nearest.ts';
import { memoize } from '../../../content/memoize.ts';
import type { Range } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { MAX_PER_RULE } from '../../cap-diagnostics.ts';
import { report, write, type Rule } from '../../shared/rule.ts';

/** Addresses, template variables, hashtags, token names, and numbers with their units. */
const NOT_A_WORD = new RegExp(
  [
    // “https://example.com”, “www.example.com”
    String.raw`(?:https?:\/\/|www\.)\S+`,
    // “hello@muuva.example”
    String.raw`[\w.+-]+@[\w.-]+`,
    // “t.me/muuva”
    String.raw`(?:[\w-]+\.)+[a-z]{2,}\/\S+`,
    // “pump.fun”
    String.raw`\b[\w-]+\.(?:fun|com|org|net|io|example)\b\S*`,
    // “{count}”
    String.raw`\{\w+\}`,
    // “#BigfootMemeWar”, “$BIGFOOT”, “@muuva”
    String.raw`[#$@]\w+`,
    // “24h”, “10x”
    String.raw`\b\w*\d\w*`,
  ].join('|'),
  'gu',
);

/** Matches every text that contains any of these; a cheap test before the long pattern. */
const MAY_HAVE_NON_WORDS = /[@#$\d{]|www\.|:\/\/|\.\w/;

/** “studio’s”, “buy-back” */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}+)*/gu;

/** Every word is in the British dictionary, in the name of a platform, or in the site’s word list. */
export const spelling: Rule = {
  name: 'spelling',
  list: LISTS.words,
  checkFiles: (files) => {
    const siteWords = listedWords(files);
    const names = namesIn(files);
    return files.flatMap((file) => [
      ...reportPairs(file, names),
      ...unknownWords(file)
        .filter(({ word }) => !siteWords.has(word) && !siteWords.has(word.toLowerCase()))
        .flatMap((unknown, index) => {
          // Suggestions take long, and later words are only counted.
          const suggested = index < MAX_PER_RULE ? siteWords : undefined;
          const wording =
            describeMisspelt(unknown.word, names) ?? describeUnknown(unknown, suggested);
          return report(file, unknown.range, { ...wording, replaces: unknown.typed });
        }),
    ]);
  },
};

/** The names of the studio, its token and its contest. */
const namesIn = (files: readonly ContentFile[]) =>
  [DATA_FILES.studio.path, DATA_FILES.coins.path, DATA_FILES.contests.path].flatMap((name) => {
    const value = valueAt(files.find((file) => file.name === name)?.data, ['name']);
    return typeof value === 'string' ? [value.replace('$', '')] : [];
  });

/** What is wrong with a word, or two, that is nearly one of the names; undefined if it is not. */
function describeMisspelt(word: string, names: readonly string[]): Wording | undefined {
  const name = names.find((known) => isTypoOf(word.toLowerCase(), known.toLowerCase()));
  if (name === undefined) return undefined;
  return {
    reason: `“${word}” is not how “${name}” is written.`,
    note: 'A visitor may take it for somebody else’s name.',
    ...write(name),
  };
}

/** The start of two words with capitals. The second may be the first of the next two: “Our Meme Wars”. */
const PAIR = /(?<![#\p{L}\p{N}])(?=(?<pair>\p{Lu}\p{L}+ \p{Lu}\p{L}+))/gu;

/** Reports a name of two words, such as “Meme Wars”, that is misspelt, also where each word is in the dictionary. */
const reportPairs = (file: ContentFile, names: readonly string[]): Diagnostic[] =>
  passagesOf(file).flatMap((passage) =>
    [...passage.text.matchAll(PAIR)].flatMap(({ index, groups }) => {
      const pair = groups?.pair ?? '';
      const wording = describeMisspelt(pair, names);
      const range = rangeIn(passage, index, pair.length);
      return report(file, range, wording && { ...wording, replaces: pair });
    }),
  );

/** Whether a word is a known name with a slip, as `isSlip` has them. The name with an ending is no slip: “MUUVAs”. */
const isTypoOf = (word: string, name: string) => !word.startsWith(name) && isSlip(word, name);

/** “-ize”: Oxford spelling, which the dictionary accepts, too. “Prize” and “seize” have no such ending. */
const OXFORD = /(?<=[aeiouy]\p{L}*[^aeiou])iz(?=e|ing|ation)/u;

/** Whether a word is in Oxford spelling. A name, such as World Health Organization, keeps it. */
const isOxfordSpelling = (word: string) =>
  /^\p{Ll}/u.test(word) && OXFORD.test(word) && inBritish(word) !== undefined;

/** American endings, and the British ones for them. */
const ENDINGS = [
  // “colors”, “favorite”
  [/or(?=$|s$|ed$|ing$|ful|able|ite|hood)/, 'our'],
  // “center”
  [/er(?=$|s$)/, 're'],
  // “analyze”
  [/yz(?=e)/, 'ys'],
  // “catalog”
  [/og(?=$|s$)/, 'ogue'],
  // “defense”
  [/ens(?=e)/, 'enc'],
  // “traveling”
  [/l(?=ing$|ed$|ers?$|ment$)/, 'll'],
  // “fulfill”
  [/ll(?=$|ment$)/, 'l'],
  // “organize”
  [OXFORD, 'is'],
] as const;

/** The British spelling of an American word. */
const inBritish = (word: string) =>
  ENDINGS.map(([american, british]) => word.replace(american, british)).find(
    (candidate) => candidate !== word && isInDictionary(candidate),
  );

/**
 * The wording for an American spelling or a word that is not in the dictionary.
 *
 * @param siteWords the site’s own words; undefined to leave out suggestions that take long to find
 */
function describeUnknown(
  { word, typed, kind }: UnknownWord,
  siteWords: ReadonlySet<string> | undefined,
): Wording {
  const british = inBritish(word);
  const suggestions = british ? [british] : siteWords ? similarTo(word, siteWords, kind) : [];
  const list =
    kind === 'word' || british
      ? `add it to ${LISTS.words}`
      : `if it is a name, add it to ${LISTS.words}, once for all texts: ${typed}`;
  return {
    severity: british ? 'warning' : 'hint',
    reason: british ? `“${typed}” is American spelling.` : `“${typed}” is not in the dictionary.`,
    note: 'A misspelt word makes visitors doubt the rest.',
    fix:
      suggestions.length > 0
        ? `Write ${suggestions.join(' or ')}, or ${list}`
        : `Correct it, or ${list}`,
    expected: suggestions,
  };
}

/** Words like an unknown one: for what may be a name, only those from which a slip would lead to it. */
function similarTo(
  word: string,
  siteWords: ReadonlySet<string>,
  kind: UnknownWord['kind'],
): string[] {
  const likely = kind === 'name' ? [] : suggestionsFor(word);
  return [
    ...new Set([
      ...listedWordsLike(word, siteWords),
      ...likely.filter((suggestion) => kind === 'word' || isSlip(suggestion, word)),
    ]),
  ];
}

/** The site’s own words that differ from a word by one letter. */
const listedWordsLike = (word: string, siteWords: ReadonlySet<string>) =>
  [...siteWords].filter((known) => leven(known.toLowerCase(), word.toLowerCase()) === 1);

/** The words in the names of platforms, markets and networks. */
const PLATFORM_WORDS = [...Object.values(PLATFORMS), ...MARKETS, ...NETWORKS].flatMap(
  ({ name }) => name.match(WORD) ?? [],
);

/** The words beside the dictionary: names of platforms, and the editors’ list. */
function listedWords(files: readonly ContentFile[]): ReadonlySet<string> {
  const lines = files.find(({ name }) => name === LISTS.words)?.source.split('\n') ?? [];
  const words = lines.map((line) => line.replace(/#.*/, '').trim().replaceAll('’', "'"));
  return new Set([...PLATFORM_WORDS, ...words].filter((word) => word !== ''));
}

/** A part of a hyphenated word, or a whole word without hyphens. */
interface Part {
  /** The form of the word to look up. */
  readonly word: string;
  /** Its offset in the compound, and its spelling there. */
  readonly offset: number;
  readonly typed: string;
}

/** A word that is not in the dictionary, or is in Oxford spelling. */
interface UnknownWord extends Omit<Part, 'offset'> {
  readonly range: Range;
  /** A `name` has a capital within a sentence, or only capitals; at the start of a sentence, it may be one. */
  readonly kind: 'word' | 'name' | 'perhaps a name';
}

/** The words of a file that are not in the dictionary, or in Oxford spelling. */
const unknownWords = memoize((file: ContentFile): readonly UnknownWord[] =>
  passagesOf(file).flatMap((passage) =>
    [...blankNonWords(passage.text).matchAll(WORD)].flatMap(({ 0: compound, index }) =>
      partsOf(compound)
        .filter(({ word }) => !isInDictionary(word) || isOxfordSpelling(word))
        .flatMap(({ word, offset, typed }): UnknownWord[] => {
          const start = index + offset;
          // An abbreviation, such as “etc.”
          const hasFullStop = passage.text[start + typed.length] === '.';
          if (hasFullStop && isInDictionary(`${word}.`)) return [];
          const kind = kindOf(word, passage.text.slice(0, start));
          return [{ word, typed, kind, range: rangeIn(passage, start, typed.length) }];
        }),
    ),
  ),
);

/** Whether a word is a name, as far as its capitals say. */
function kindOf(word: string, before: string): UnknownWord['kind'] {
  if (!/^\p{Lu}/u.test(word)) return 'word';
  const isInside = /[\p{L}\p{N},’)] $/u.test(before);
  return isInside || /^\p{Lu}{2}/u.test(word) ? 'name' : 'perhaps a name';
}

/** Replaces everything that is not a word with spaces; the length stays the same. */
function blankNonWords(text: string): string {
  if (!MAY_HAVE_NON_WORDS.test(text)) return text;
  return text.replace(NOT_A_WORD, (nonWord) => ' '.repeat(nonWord.length));
}

/** Shorter words are not looked up: most are abbreviations, or parts such as that of “e-mail”. */
const MIN_LENGTH = 3;

/** The parts of a hyphenated word. */
function partsOf(compound: string): Part[] {
  // `no-mixed-alphabets` reports such words.
  if (foreignLetterIn(compound) !== undefined) return [];
  return [...compound.matchAll(/[^-]+/g)]
    .map(({ 0: part, index }) => {
      const typed = part.replace(/[’']s?$/, '');
      // Ligatures and accents in two parts are for `supported-characters`.
      const word = typed.normalize('NFKC').replaceAll('’', "'").replace(/'s?$/, '');
      return { word, offset: index, typed };
    })
    .filter(({ word }) => word.length >= MIN_LENGTH);
}
