import { placeAt } from '../../content/places.ts';
import type { Finding, Rule } from '../rule.ts';

const BANNED = [
  /guaranteed?\s+(?:returns?|profits?|gains?|income)/,
  /risk[-\s]?free/,
  /no[-\s]risk\b/,
  /can(?:no|['’])t\s+lose/,
  /cannot\s+lose/,
  /(?:will|to|going)\s+(?:the\s+)?moon/,
  /\bmooning\b/,
  /get(?:ting)?\s+rich/,
  /safe\s+(?:investment|bet)/,
  /sure\s+(?:thing|bet|profit)/,
  /\b\d+\s?x\s+(?:returns?|gains?|your)/,
  /\b10{1,4}x\b/,
  /easy\s+(?:money|profit)/,
  /double\s+your\s+money/,
  /next\s+(?:bitcoin|doge(?:coin)?|shiba)\b/,
  /financial\s+freedom/,
  /passive\s+income/,
];

/** Nothing promises a gain. The source is the Advertising Regulatory Board’s Code, section III, clause 17. */
export const noPromiseOfGain: Rule = {
  name: 'no-promise-of-gain',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is risk-free.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nYou can lose everything.\n' },
  check: (files) =>
    files.flatMap((file) =>
      BANNED.flatMap((banned) =>
        [...file.source.matchAll(new RegExp(banned, 'gi'))].map((match): Finding => ({
          file: file.path,
          ...placeAt(file, match.index),
          severity: 'error',
          what: `“${match[0]}” promises a gain.`,
          why: 'South African advertising rules ask for the opposite: say that money can be lost (ARB Code, section III, clause 17).',
          fix: 'Say it without the promise, or leave it out.',
        })),
      ),
    ),
};
