import { placeAt } from '../../content/places.ts';
import { offsetAt, passagesOf, type Passage } from '../../content/visible.ts';
import type { Finding, Rule } from '../rule.ts';

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
  /\bnext\s+(?:bitcoin|doge(?:coin)?|shiba)\b/,
  /\bfinancial\s+freedom/,
  /\bpassive\s+income/,
];

/** Any of them: most passages hold none, and one search takes less time than one for each. */
const ANY = new RegExp(BANNED.map(({ source }) => source).join('|'), 'i');

/** A denial directly before the words: they then say the opposite. */
const DENIED =
  /(?:\b(?:no|not|never|without|nor|neither)|n['’]t|\b(?:nothing|nobody|none|no\s+\w+)(?:\s+\w+){0,2}\s+(?:is|are|has|can|gives?|offers?))(?:\s+(?:a|an|any|the|such|be|promise[sd]?|offer|claim|call|it|this))*\s+$/i;

/** A few words between two others, none of which turns the sense around. */
const WORDS = String.raw`(?:\s+(?!(?:only|just|merely|simply|but|and|doubt)\b)[\w’']+){0,5}\s+`;

/** A denial of saying it: nobody should tell you that … */
const NOT_SAID = new RegExp(
  [
    String.raw`(?:\b(?:no|not|never|nobody|nothing|none|neither|nor|cannot)|n['’]t)`,
    String.raw`(?:say|tell|claim|promise|suggest|state|believe|assume|expect|pretend|assure|assurance)s?`,
    '$',
  ].join(WORDS),
  'i',
);

/** There is no such thing as a … */
const NO_SUCH = /\bno such thing as(?:\s+(?:a|an|any|the))?\s+$/i;

/** Far enough back for a denial with a few words behind it. */
const REACH = 100;

/**
 * Nothing promises a gain, also not across a line’s end, bold words or a curly apostrophe.
 * The source is the Advertising Regulatory Board’s Code, section III, clause 17.
 */
export const noPromiseOfGain: Rule = {
  name: 'no-promise-of-gain',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is risk-free.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nNo token is risk-free.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      promises(passage).map(({ words, offset }): Finding => ({
        file: file.path,
        ...placeAt(file, offset),
        severity: 'error',
        what: `“${words}” promises a gain.`,
        why: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
        fix: 'Say it without the promise, or leave it out.',
      })),
    ),
};

/** The promises of a passage; where two of them overlap, the first. */
function promises(passage: Passage) {
  const { text, at } = seen(passage);
  if (!ANY.test(text)) return [];
  let end = 0;
  return BANNED.flatMap((banned) => [...text.matchAll(new RegExp(banned, 'gi'))])
    .filter(({ index }) => !isDenied(text.slice(Math.max(0, index - REACH), index)))
    .toSorted((a, b) => a.index - b.index)
    .filter((match) => {
      const isNew = match.index >= end;
      if (isNew) end = match.index + match[0].length;
      return isNew;
    })
    .map((match) => ({ words: match[0].replace(/\s+/g, ' '), offset: offsetAt(at, match.index) }));
}

const isDenied = (before: string) =>
  [DENIED, NOT_SAID, NO_SUCH].some((denial) => denial.test(before));

const UNSEEN = /[‐‑\u00AD\u200B-\u200F\u2060\uFEFF]/;

/** The passage without signs that nobody sees, with plain hyphens. */
function seen({ text, at }: Passage) {
  if (!UNSEEN.test(text)) return { text, at };
  const kept = text
    .split('')
    .map((sign, index) => ({ sign: sign.replace(/[‐‑]/, '-'), at: offsetAt(at, index) }))
    .filter(({ sign }) => !/[\u00AD\u200B-\u200F\u2060\uFEFF]/.test(sign));
  return { text: kept.map(({ sign }) => sign).join(''), at: kept.map((one) => one.at) };
}
