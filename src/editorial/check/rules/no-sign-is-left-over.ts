import { placeAt } from '../../content/places.ts';
import { isInCode, offsetAt, passagesOf } from '../../content/passages.ts';
import type { Finding, Rule } from '../shared/rule.ts';

interface Sign extends Pick<Finding, 'severity' | 'fix'> {
  readonly pattern: RegExp;
  readonly what: (sign: string) => string;
}

const open = (sign: string) => `The “${sign}” is left over: nothing closes it or opens it.`;

const noList = (sign: string) => `“${sign}” begins no item of a list here.`;

const SIGNS: readonly Sign[] = [
  {
    pattern: /\*{2,3}|_{2,3}/g,
    severity: 'error',
    what: open,
    fix: 'Write the sign on both sides of the words, and no space between: **words**',
  },
  {
    pattern: /~~/g,
    severity: 'error',
    what: open,
    fix: 'Write the sign on both sides of the words: ~~words~~',
  },
  { pattern: /`+/g, severity: 'error', what: open, fix: 'Write the sign on both sides: `words`' },
  {
    pattern: /(?<![*\w])\*(?=[\p{L}\d])|(?<=[\p{L}\d])\*(?!\*)|(?<![_\p{L}\d])_(?=[\p{L}\d])/gu,
    severity: 'warning',
    what: open,
    fix: 'Write the sign on both sides: *words*. For the sign itself, write \\* or \\_',
  },
  {
    pattern: /\](?=\s?\()/g,
    severity: 'error',
    what: () => 'This is meant as a link and is none.',
    fix: 'Leave no space between the two brackets, and none in the address: [words](/legal)',
  },
  {
    pattern: /\](?=\[)/g,
    severity: 'error',
    what: () => 'This link has no address.',
    fix: 'Write [words](/legal)',
  },
  {
    pattern: /^#{2,6}(?=[^\s#])/gm,
    severity: 'error',
    what: (sign) => `“${sign}” makes no heading here.`,
    fix: 'Leave a space after it: ### Words',
  },
  {
    pattern: /^-(?=\p{L})/gmu,
    severity: 'error',
    what: noList,
    fix: 'Leave a space after it: - Words',
  },
  {
    pattern: /^\d+[.)](?=\p{L})/gmu,
    severity: 'error',
    what: noList,
    fix: 'Leave a space after it: 1. Words',
  },
  {
    pattern: /^[•·‣▪◦●](?=\s*\S)/gmu,
    severity: 'error',
    what: noList,
    fix: 'Begin the line with a hyphen and a space instead: - Words',
  },
  {
    pattern: /(?<![\s\S])\|(?=[^\n]*\|)/g,
    severity: 'error',
    what: () => 'This is meant as a table and is none.',
    fix: 'Write a line of hyphens below the first one, with as many cells: | --- | --- |',
  },
];

/** Any of them: most passages hold none, and one search takes less time than one for each. */
const ANY = new RegExp(SIGNS.map(({ pattern }) => pattern.source).join('|'), 'mu');

/** No sign of Markdown stands among the words because its other half is missing. */
export const noSignIsLeftOver: Rule = {
  name: 'no-sign-is-left-over',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is **bold.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is **bold**, 2 * 3 and \\*.\n' },
  checkFile: (file) =>
    passagesOf(file)
      .filter(({ from, text }) => from === 'prose' && ANY.test(text))
      .flatMap(({ text, at }) =>
        SIGNS.flatMap(({ pattern, what, ...told }) =>
          [...text.matchAll(pattern)].flatMap((match): Finding[] => {
            const offset = offsetAt(at, match.index);
            if (file.source.charAt(offset - 1) === '\\' || isInCode(file, offset)) return [];
            return [
              {
                file: file.path,
                ...placeAt(file, offset),
                what: what(match[0]),
                why: 'A visitor would see the sign itself.',
                ...told,
              },
            ];
          }),
        ),
      ),
};
