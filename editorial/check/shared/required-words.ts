/** For a word in brackets of a sentence such as `No [returns] are [promised].`, the words that say the same. */
const SAME: Readonly<Record<string, string>> = {
  lose: 'los(?:e|es|ing|s|ses)|lost|worthless|nothing',
  all: 'all|whole|worthless|nothing',
  everything: 'everything|whatever',
  capital: 'all|everything|capital|money',
  every: 'every|each|all',
  ours: 'ours|us|somebody else’s',
  'somebody else’s': '(?:some|any)(?:body|one) else’s',
  promised: 'promis\\w*|guarantee\\w*',
  anybody: 'anybody|anyone|nobody|no one',
};

/** The source of a pattern for words, with any white space between them. */
export const patternOfWords = (words: string): string =>
  // `RegExp.escape` writes a space as \x20.
  RegExp.escape(words).replaceAll('\\x20', '\\s+');

/** The words in brackets of a sentence, which another sentence that says the same must have, as patterns. */
export const wordsInBrackets = (sentence: string): RegExp[] =>
  [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, words = '']) => {
    const stem = patternOfWords(words.replace(/(?:ed|es|s|e)$/, ''));
    const same = (SAME[words] ?? `${stem}\\w*`).replaceAll('’', "['’]");
    return new RegExp(`(?<![\\w’])(?:${same})(?![\\w’])`, 'i');
  });

/** Such a sentence as a file has it, without the brackets. */
export const asTyped = (sentence: string): string => sentence.replaceAll(/[[\]]/g, '');
