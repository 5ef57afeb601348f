import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { sentencesIn } from '../../content/sentences.ts';
import { report, type Rule } from '../shared/rule.ts';

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

/** A negation directly before the promise. */
const DENIED =
  /(?:\b(?:no|not|never|without|nor|neither)|n['’]t|\b(?:nothing|nobody|none|no\s+\w+)(?:\s+\w+){0,2}\s+(?:is|are|has|can|gives?|offers?))(?:\s+(?:a|an|any|the|such|be|promise[sd]?|offer|claim|call|it|this))*\s+$/i;

/** Up to five words in between, none of which reverses the meaning. */
const WORDS = String.raw`(?:\s+(?!(?:only|just|merely|simply|but|and|doubt)\b)[\w’']+){0,5}\s+`;

/** A negated verb of saying: “nobody should tell you that …” */
const NOT_SAID = new RegExp(
  [
    String.raw`(?:\b(?:no|not|never|nobody|nothing|none|neither|nor|cannot)|n['’]t)`,
    String.raw`(?:say|said|tell|told|claim|promise|suggest|state|believe|assume|expect|pretend|assure|assurance)[sd]?`,
    '$',
  ].join(WORDS),
  'i',
);

const NO_SUCH = /\bno such thing as(?:\s+(?:a|an|any|the))?\s+$/i;

/** An indirect question or a condition: “nobody knows whether …” */
const OPEN =
  /\b(?:whether|if|unless|suppose|imagine)(?:\s+(?!(?:but|and|then)\b)[\w$’']+){0,4}\s+$/i;

/** Somebody else says it: “anyone who promises …” */
const SAID_BY_OTHERS = new RegExp(
  [
    String.raw`\b(?:anyone|anybody|whoever|who|someone|somebody|scammers?|fraudsters?|people|they|others|posts?|messages?|adverts?|ads?|accounts?|projects?)\b[^.!?]{0,60}`,
    String.raw`\b(?:promis|offer|claim|say|tell|guarantee|advertis|sell|pledg)\w*\b[^.!?]{0,40}$`,
  ].join(''),
  'i',
);

/** An open quotation mark before the promise. */
const QUOTED = /[“"‘][^”"’]*$/;

/** Words of a warning. */
const WARNING =
  /\b(?:l(?:ie|ies|ying|iars?)|scam\w*|fraud\w*|fak\w+|false|untrue|wrong|beware|ignore|report|block|avoid|careful|cautious|distrust|mistrust|warn\w*|stay away|walk away|do not|don['’]t|never|nobody|no one|cannot|can['’]t|steal\w*|trick\w*|cheat\w*)\b/i;

/** Characters before a promise that are searched for a negation: enough for one a few words away. */
const REACH = 100;

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
    .filter(({ index }) => {
      const before = text.slice(Math.max(0, index - REACH), index);
      const isReported = SAID_BY_OTHERS.test(before) || QUOTED.test(before);
      return !isDenied(before) && !(isReported && warns(text, index));
    })
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

const isDenied = (before: string) =>
  [DENIED, NOT_SAID, NO_SUCH, OPEN].some((denial) => denial.test(before));

/** Whether the sentence at an index, or the next one, contains a warning. */
function warns(text: string, index: number): boolean {
  const sentences = sentencesIn(text);
  const at = sentences.findLastIndex((sentence) => sentence.index <= index);
  return sentences.slice(at, at + 2).some((sentence) => WARNING.test(sentence.text));
}
