import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { report, type Rule } from '../shared/rule.ts';
import { isAsserted } from '../shared/statement.ts';

const BANNED = [
  /guaranteed?\s+(?:returns?|profits?|gains?|income|yields?)/,
  /(?:returns?|profits?|gains?|income|yields?)\s+(?:is|are)\s+guaranteed/,
  /guaranteed\s+to\s+(?:rise|grow|go\s+up|gain|pay|moon)/,
  /(?:risk|worry)[-\s]?free/,
  /(?:no|zero|without)[-\s](?:any\s+)?(?:risk|downside)\b(?![-\s]free)/,
  /(?:can\s?not|can['’]t|never|won['’]t|will\s+not)\s+lose\b/,
  /(?:will|to|going)\s+(?:the\s+)?moon\b/,
  /\bmoon(?:ing|shots?)\b/,
  /\b(?:get|getting|grow|become|make\s+you)\s+(?:rich|wealthy)/,
  /\bmillionaires?\b/,
  /\bsafe\s+(?:investment|bet|haven)/,
  /\bsure(?:[-\s]?fire)?\s+(?:thing|bet|profit|win)/,
  /\b\d+\s?[x×]\s+(?:returns?|gains?|your)/,
  /\b10{1,4}\s?[x×](?!\w|\s?\d)/,
  /\b(?:easy|free)\s+(?:money|profit)/,
  /\b(?:double|triple|multiply)\s+your\s+(?:money|investment)/,
  /\b(?:can|will)\s+only\s+go\s+up/,
  // Promises in the future tense, about property and about its owner.
  /\b(?:money|investments?|savings|holdings?|bags?|tokens?|coins?|prices?|value|\$?bigfoot)\s+(?:will|shall|is\s+going\s+to|are\s+going\s+to)\s+(?:\w+ly\s+)?(?:double|triple|multiply|rise|grow|increase|soar|explode|skyrocket|climb|go\s+(?:up|higher))/,
  /\byou(?:\s+(?:will|shall|are\s+going\s+to)|['’]ll)\s+(?:\w+ly\s+)?(?:profit\b|double|triple|multiply|make\s+(?:money|a\s+(?:profit|fortune|gain|killing))|earn\s+(?:money|a\s+(?:profit|return)|returns))/,
  /\bnext\s+(?:bitcoin|doge(?:coin)?|shiba)\b/,
  /\bfinancial\s+freedom/,
  /\bpassive\s+income/,
];

/** Matches any of them: one search rules out most passages. */
const ANY = new RegExp(BANNED.map(({ source }) => source).join('|'), 'i');

/**
 * No text promises a gain. Source: the Advertising Regulatory Board’s Code, section III, clause 17.
 */
export const noPromiseOfGain: Rule = {
  name: 'no-promise-of-gain',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is risk-free.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nNo token is risk-free.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      promises(passage).map(({ words, range }) =>
        report(file, range, {
          reason: `“${words}” promises a gain.`,
          note: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
          fix: 'Say it without the promise, or leave it out.',
        }),
      ),
    ),
};

/** The promises in a passage; of overlapping ones, the first. */
function promises(passage: Passage) {
  const text = passage.text.replaceAll(/[‐‑]/g, '-');
  if (!ANY.test(text)) return [];
  let end = 0;
  return BANNED.flatMap((banned) => [...text.matchAll(new RegExp(banned, 'gi'))])
    .filter(({ index }) => isAsserted(text, index))
    .toSorted((a, b) => a.index - b.index)
    .filter((match) => {
      const isNew = match.index >= end;
      if (isNew) end = match.index + match[0].length;
      return isNew;
    })
    .map(({ 0: words, index }) => ({
      words: words.replace(/\s+/g, ' '),
      range: rangeIn(passage, index, words.length),
    }));
}
