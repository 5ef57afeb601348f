import { entryOf } from '../../../src/content-map.ts';
import { isRealDate, longDate } from '../../../src/formats/dates.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { memoize } from '../../content/memoize.ts';
import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { lineOf, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { CONTRADICTIONS, type Contradiction } from '../facts/contradictions.ts';
import { ignoredFigures, isExcused, listIt } from '../facts/ignored-figures.ts';
import type { IgnoredFigure } from 'copy-review/figures';
import { isAsserted, isDenied } from '../shared/assertion.ts';
import { ownerAt } from '../shared/owner.ts';
import { report, type Rule } from '../shared/rule.ts';

const COIN = 'paired: { percent: 50, with: SOL }\n';

/**
 * Sentences without a figure say what the register says: with which coin ours is paired, where it was
 * launched and where memes are posted, and how long the lock lasts.
 */
export const matchingStatements: Rule = {
  name: 'matching-statements',
  fails: {
    'coins/bigfoot.yaml': COIN,
    'faq/01-pair.mdx': '---\nquestion: With what?\n---\n\nOur token is paired with USDC.\n',
  },
  passes: {
    'coins/bigfoot.yaml': COIN,
    'faq/01-pair.mdx': '---\nquestion: With what?\n---\n\nOur token is paired with SOL.\n',
  },
  checkFiles: (files) => {
    const list = ignoredFigures(files);
    const facts = CONTRADICTIONS.flatMap((one) => {
      const file = files.find(({ name }) => name === one.file);
      const value = valueAt(file?.data, one.path);
      const values = (Array.isArray(value) ? value : [value]).filter(isText);
      return file && values.length > 0 ? [{ ...one, values, source: cite(file, one, values) }] : [];
    });
    return files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) =>
        passagesOf(file).flatMap((passage) =>
          facts.flatMap((fact) => contradictions(file, passage, fact, list)),
        ),
      );
  },
};

const isText = (value: unknown): value is string => typeof value === 'string';

interface Known extends Contradiction {
  readonly values: readonly string[];
  /** The value and its place: `SOL, in src/content/coins/bigfoot.yaml:28`. */
  readonly source: string;
}

const cite = (file: ContentFile, { path }: Contradiction, values: readonly string[]) =>
  `${shownList(values)}, in ${file.path}:${lineOf(file, path)}`;

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const shownList = (values: readonly string[]) =>
  LIST.format(values.map((value) => (isRealDate(value) ? longDate(value) : value)));

/** Names of days and months, and of the token itself. */
const NO_NAME =
  /^(?:\$?BIGFOOT|MUUVA|Meme|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Solana|Home|About|Contact|Legal)\b/;

/** Other names of the same thing. */
const SAME: Readonly<Record<string, string>> = {
  X: 'twitter',
  ERC20: 'ethereum',
  'ERC-20': 'ethereum',
  BEP20: 'bnb chain',
  'BEP-20': 'bnb chain',
};
const key = (name: string) => SAME[name] ?? name.replace(/^\$|’s$/g, '').toLowerCase();

const asOneLine = ({ text }: Passage) => text.replaceAll(/[\r\n\t]/g, ' ');

/** The matches of each pattern. They depend only on the passage, so they are cached. */
const matchesIn = memoize((passage: Passage) => {
  const text = asOneLine(passage);
  return new Map(CONTRADICTIONS.map(({ pattern }) => [pattern, [...text.matchAll(pattern)]]));
});

function contradictions(
  file: ContentFile,
  passage: Passage,
  fact: Known,
  list: readonly IgnoredFigure[],
): Diagnostic[] {
  const text = asOneLine(passage);
  return (matchesIn(passage).get(fact.pattern) ?? []).flatMap((match) => {
    const groups = match.indices?.groups ?? {};
    const [start, end] = groups.names ?? groups.key ?? [match.index, match.index + match[0].length];
    const words = { figure: { text: text.slice(start, end), start, end }, passage: { text } };
    if (isExcused(list, words)) return [];
    if (!groups.names) return reportAt(file, passage, text, [start, end], fact, match[0].trim());
    return [
      ...text.slice(start, end).matchAll(/[^,]+?(?=,|$| (?:or|and) )|(?<= (?:or|and) )[^,]+/g),
    ]
      .map(({ 0: name, index }) => {
        const from =
          start + index + (/^\W*(?:(?:or|and|our|your|on) )*/.exec(name)?.[0].length ?? 0);
        return { name: text.slice(from, start + index + name.length), from };
      })
      .filter(({ name }) => name !== '' && (fact.fact === 'Chain' || !NO_NAME.test(name)))
      .filter(({ name }) => !fact.values.some((value) => key(value) === key(name)))
      .flatMap(({ name, from }) => reportAt(file, passage, text, [from, from + name.length], fact));
  });
}

/** Subjects of a contradiction that are ours although they do not name the token. */
const ABOUT = /\b(?:venture|VCs?|investors?|sales?|entr(?:y|ies)|memes?|studio|LP)\b/i;

/**
 * Reports a range of a passage that contradicts a fact, unless the sentence is about another
 * subject or denies it.
 *
 * @param said the words that contradict the fact; missing if the range is a name instead of another
 *   name
 */
function reportAt(
  file: ContentFile,
  passage: Passage,
  text: string,
  [start, end]: Range,
  { fact, values, source, fix }: Known,
  said?: string,
): Diagnostic[] {
  const owner = ownerAt(text, start, (words) => ABOUT.test(words));
  if (owner === 'other' || isDenied(text, start) || !isAsserted(text, start)) return [];
  const typed = text.slice(start, end);
  // Values that the sentence already contains need not be written.
  const missing = values.filter((value) => !text.includes(value));
  const writeIt = missing.length === 0 ? 'Leave it out.' : `Write ${shownList(missing)}`;
  const advice = fix ? fix(shownList(values)) : writeIt;
  const reason = said ? `“${said}” contradicts “${fact}”.` : `“${typed}” does not match “${fact}”.`;
  const note = `A visitor would read two answers: the register says ${source}.`;
  const wording: Wording =
    owner === 'ours'
      ? { reason, note, fix: advice, ...(fix ? {} : { expected: missing, changesFact: true }) }
      : {
          severity: 'warning',
          reason,
          note: `It may be about something else. If it is not: ${note}`,
          fix: `${listIt({ figure: { text: typed, start, end }, passage: { text } })} Otherwise: ${advice}`,
        };
  return [report(file, rangeIn(passage, start, end - start), { ...wording, replaces: typed })];
}
