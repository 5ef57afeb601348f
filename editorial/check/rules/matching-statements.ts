import { entryOf } from '../../../src/content-map.ts';
import { isRealDate, longDate } from '../../../src/formats/dates.ts';
import { isPlaceholder } from '../../../src/facts/placeholders.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { memoize } from '../../content/memoize.ts';
import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { lineOf, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { CONTRADICTIONS, NAME, type Contradiction } from '../facts/contradictions.ts';
import { ignoredFigures, isExcused, perhapsElsewhere } from '../facts/ignored-figures.ts';
import type { IgnoredFigure } from 'copy-review/figures';
import { issuesAt } from '../settings/issues.ts';
import { isAsserted, isDenied, isStated } from '../shared/assertion.ts';
import { topicAt, type Topic } from '../shared/topic.ts';
import { report, type Rule } from '../shared/rule.ts';

const COIN = 'paired: { percent: 50, with: SOL }\n';

/**
 * Sentences without a figure say what the register says: with which coin ours is paired, where it
 * was launched and where memes are posted, how long the lock lasts, and who is behind the studio.
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
      const setting = valueAt(file?.data, one.path);
      const value = valueAt(setting, ['value']) ?? setting;
      const values = (Array.isArray(value) ? value : [value]).filter(isText);
      const isMissing = isPlaceholder(setting);
      // `valid-settings` reports a wrong value.
      if (!file || !(isMissing || values.length > 0) || issuesAt(file, one.path).length > 0)
        return [];
      return [{ ...one, values, isMissing, source: cite(file, one, values) }];
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

/** A fact that sentences may contradict, with its value. */
interface Known extends Contradiction {
  readonly values: readonly string[];
  /** Whether the owner has not supplied it. */
  readonly isMissing: boolean;
  /** The value and its place: `SOL, in src/content/coins/bigfoot.yaml:28`. */
  readonly source: string;
}

const cite = (file: ContentFile, { path }: Contradiction, values: readonly string[]) =>
  `${shownList(values)}, in ${file.path}:${lineOf(file, path)}`;

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const shownList = (values: readonly string[]) =>
  LIST.format(values.map((value) => (isRealDate(value) ? longDate(value) : value)));

/** A name in a list of names, or a number. */
const NAME_PATTERN = new RegExp(`${NAME}|\\d+`, 'gu');

/** Names of days, months and countries, and of the token itself. */
const NO_NAME =
  /^(?:\$?BIGFOOT|MUUVA|Meme|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Solana|Home|About|Contact|Legal|South)\b/;

/** Other names of the same thing. */
const SAME: Readonly<Record<string, string>> = {
  X: 'twitter',
  ERC20: 'ethereum',
  'ERC-20': 'ethereum',
  BEP20: 'bnb chain',
  'BEP-20': 'bnb chain',
};
/** A name in the form in which names are compared. */
const key = (name: string) => SAME[name] ?? name.replace(/^\$|’s$/g, '').toLowerCase();

/**
 * Whether a value is a name, or contains it: “Sipho Dlamini, director” contains “Sipho Dlamini”.
 */
const includesName = (value: string, name: string) =>
  ` ${key(value).replaceAll(/[,;]/g, '')} `.includes(` ${key(name)} `);

const asOneLine = ({ text }: Passage) => text.replaceAll(/[\r\n\t]/g, ' ');

/** The matches of each pattern. They depend only on the passage, so they are cached. */
const matchesIn = memoize((passage: Passage) => {
  const text = asOneLine(passage);
  return new Map(CONTRADICTIONS.map(({ pattern }) => [pattern, [...text.matchAll(pattern)]]));
});

/** Reports the statements of a passage that contradict a fact. */
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
    const about = fact.isMissing ? /\bstudio\b/i : ABOUT;
    const topic = topicAt(text, match.index, (subject) => about.test(subject));
    if (topic === 'other' || isExcused(list, words)) return [];
    if (fact.isMissing && NO_NAME.test(words.figure.text)) return [];
    if (fact.isMissing) return reportMissing(file, passage, text, [start, end], topic, fact);
    if (fact.needsValue) return [];
    if (!groups.names)
      return reportAt(file, passage, text, [start, end], topic, fact, match[0].trim());
    return [...text.slice(start, end).matchAll(NAME_PATTERN)]
      .filter(({ 0: name }) => fact.fact === 'Chain' || !NO_NAME.test(name))
      .filter(({ 0: name }) => !fact.values.some((value) => includesName(value, name)))
      .flatMap(({ 0: { length }, index }) => {
        const from = start + index;
        return reportAt(file, passage, text, [from, from + length], topic, fact);
      });
  });
}

/**
 * Reports a statement of a fact that the owner has not supplied, unless the sentence denies it or
 * says when it will be so.
 */
function reportMissing(
  file: ContentFile,
  passage: Passage,
  text: string,
  [start, end]: Range,
  topic: Topic,
  { fact, file: name, path }: Known,
): Diagnostic[] {
  if (!isStated(text, start)) return [];
  const typed = text.slice(start, end);
  const wording = {
    reason: `“${typed}” states “${fact}”, which the owner has not supplied.`,
    note: 'A visitor would take it for a fact, although nobody has stated it.',
    fix: `Leave it out, or let the owner supply it as “${String(path.at(-1))}” in ${name}.`,
  };
  const words = { figure: { text: typed, start, end }, passage: { text } };
  return report(
    file,
    rangeIn(passage, start, end - start),
    topic === 'ours' ? wording : perhapsElsewhere(words, wording),
  );
}

/** Subjects of a contradiction that are ours although they do not name the token. */
const ABOUT = /\b(?:venture|VCs?|investors?|sales?|entr(?:y|ies)|memes?|studio|LP)\b/i;

/**
 * Reports a range of a passage that contradicts a fact, unless the sentence denies it.
 *
 * @param topic what the sentence is about
 * @param said the words that contradict the fact; missing if the range is a name instead of another
 *   name
 */
function reportAt(
  file: ContentFile,
  passage: Passage,
  text: string,
  [start, end]: Range,
  topic: Topic,
  { fact, values, source, fix }: Known,
  said?: string,
): Diagnostic[] {
  if (isDenied(text, start) || !isAsserted(text, start)) return [];
  const typed = text.slice(start, end);
  // Values that the sentence already contains need not be written.
  const missing = values.filter((value) => !text.includes(value));
  const writeIt = missing.length === 0 ? 'Leave it out.' : `Write ${shownList(missing)}`;
  const advice = fix ? fix(shownList(values)) : writeIt;
  const reason = said ? `“${said}” contradicts “${fact}”.` : `“${typed}” does not match “${fact}”.`;
  const note = `A visitor would read two answers: the register says ${source}.`;
  const wording = { reason, note, fix: advice };
  const words = { figure: { text: typed, start, end }, passage: { text } };
  return report(file, rangeIn(passage, start, end - start), {
    ...(topic === 'ours' ? wording : perhapsElsewhere(words, wording)),
    ...(topic === 'ours' && !fix ? { expected: missing, changesFact: true } : {}),
    replaces: typed,
  });
}
