import { SAME } from '../protecting-sentences.ts';

/** The words in brackets of a sentence, which another sentence that says the same must have, as patterns. */
export const wordsInBrackets = (sentence: string): RegExp[] =>
  [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, words = '']) => {
    const stem = RegExp.escape(words.replace(/(?:ed|es|s|e)$/, '')).replaceAll('\\x20', '\\s+');
    return new RegExp(`(?<![\\w’])(?:${SAME[words] ?? `${stem}\\w*`})(?![\\w’])`, 'i');
  });

/** Such a sentence as it is typed. */
export const asTyped = (sentence: string): string => sentence.replaceAll(/[[\]]/g, '');
