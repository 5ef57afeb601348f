import { entryOf } from '../../../src/content-map.ts';
import type { Fact } from '../../../src/facts/register.ts';
import type { Range } from '../../content/places.ts';
import { memoize } from '../../content/memoize.ts';
import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import {
  readNumber,
  readText,
  subjectsOf,
  WORDS,
  type Figure,
  type Part,
} from 'copy-review/figures';
import { siteFactsOf } from './registered-facts.ts';
import { isAskedOrQuoted, isDenied, isDisowned, topicAt, type Topic } from '../shared/statement.ts';

/**
 * A figure in a text, such as an amount or a date, with the facts that it may state. The facts are
 * those of the site: the token’s, the contest’s and the studio’s.
 */
export interface FigureClaim {
  readonly file: ContentFile;
  readonly figure: Figure;
  /** The range of the figure in the source. */
  readonly range: Range;
  readonly passage: Passage;
  /** The part of the sentence around the figure, up to the next comma or “and”. */
  readonly clause: Part;
  /** Facts of the figure's kind that the words around it refer to. */
  readonly facts: readonly Fact[];
  /** Whether those words are in the figure's own sentence, not in an earlier one. */
  readonly isDirect: boolean;
  /**
   * What the statement with the figure is about. `facts` is empty if it is about another subject,
   * or if the sentence denies it.
   */
  readonly topic: Topic;
}

/** What the words around a figure refer to. */
type Subjects = Pick<FigureClaim, 'facts' | 'isDirect' | 'clause'>;

/** Every figure in the files that state facts. */
export const claimsIn = memoize((files: readonly ContentFile[]): readonly FigureClaim[] => {
  const siteFacts = siteFactsOf(files);
  return files
    .filter(({ name }) => entryOf(name)?.statesFacts)
    .flatMap((file) =>
      figuresIn(file).flatMap(({ passage, figures, parts }) =>
        figures.map((figure) => ({
          file,
          figure,
          range: rangeIn(passage, figure.start, figure.end - figure.start),
          passage,
          ...withTopic(passage.text, figure, subjectsOf(figure, parts, siteFacts)),
        })),
      ),
    );
});

/** The passages that contain figures, split into sentences and clauses. */
const figuresIn = memoize((file: ContentFile) =>
  passagesOf(file)
    .map((passage) => ({ passage, ...readText(passage.text) }))
    .map((read) => ({ ...read, figures: [...read.figures, ...sharesInWords(read.text)] }))
    .filter(({ figures }) => figures.length > 0)
    .map(({ passage, text, figures, parts }) => ({
      passage: { ...passage, text },
      figures: figures
        .map((figure) => asDuration(text, figure))
        // “Drawn in 2D”, “a T-shirt”
        .filter(({ text: typed, end }) => !/^(?:[23]d\b|an? t-)/i.test(typed + text.slice(end))),
      // A text whose only figure is a share in words has no parts.
      parts: parts.length > 0 ? parts : [{ start: 0, text }],
    })),
);

/** The words before a time: “at least 3m”, “for 1y”. */
const TIME_BEFORE = /\b(?:for|least|most|minimum|than|locked)\s+$/i;
/** Words after a length, such as “3m away”, where “m” stands for metres. */
const OF_A_LENGTH = '(?:away|from|above|below|long|high|wide|deep|tall|of)';
/** “12m”, “12 mo”, “2y”, “2 d”; not “5 m long”. */
const ABBREVIATION = new RegExp(
  String.raw`^\s?(?:m|mos?|(?<years>y)|(?<days>d))\b(?!\s${OF_A_LENGTH}\b)`,
);

/**
 * Reads a number with an abbreviation as a time, if the words before it say so: “at least 3m”, but not “at
 * least 3m away”. In “at least 3m $BIGFOOT” it is an amount already.
 */
function asDuration(text: string, figure: Figure): Figure {
  const { kind, start, end, value } = figure;
  const { 0: unit, groups: { years, days } = {} } = ABBREVIATION.exec(text.slice(end)) ?? {};
  if (kind !== 'number' || unit === undefined || !TIME_BEFORE.test(text.slice(0, start)))
    return figure;
  const months = `${Number(value) * (years === undefined ? 1 : 12)} months`;
  const time = days === undefined ? months : `${Number(value) * 24} hours`;
  const whole = { text: figure.text + unit, end: end + unit.length };
  return { ...figure, ...whole, kind: 'duration', value: time };
}

/** “One token in five” */
const ONE_IN = new RegExp(`\\bone (?:\\p{Ll}+ )?in (?<all>\\d+|${WORDS})\\b`, 'giu');

/** Shares that are written as “one in five”. */
const sharesInWords = (text: string): Figure[] =>
  [...text.matchAll(ONE_IN)].map(({ 0: typed, index: start, groups }) => ({
    kind: 'percent',
    text: typed,
    start,
    end: start + typed.length,
    value: String(100 / Number(readNumber(groups?.all ?? ''))),
  }));

/** Adds what the sentence with a figure is about, and drops facts that it denies or is not about. */
function withTopic(text: string, figure: Figure, subjects: Subjects): Subjects & { topic: Topic } {
  const topic = topicAt(text, figure.start);
  const { start, end } = figure;
  const isOther =
    topic === 'other' || (isName(figure) ? isDisowned(text, start) : isDenied(text, start, end));
  return { ...subjects, topic, facts: isOther ? [] : subjects.facts };
}

/** Whether a figure is a name, such as $BIGFOOT, which may be the subject of its sentence itself. */
const isName = ({ kind }: Figure) => kind === 'ticker' || kind === 'hashtag';

/** Words for the renewal of a lock or the extension of a period: a second date or duration may then be right. */
const RENEWAL = /\b(?:renew|extend|prolong)\w*/i;

/** Whether the figure is a date or a duration in a text about a renewal. */
export const isRenewal = ({ figure, passage }: FigureClaim): boolean =>
  ['date', 'duration'].includes(figure.kind) && RENEWAL.test(passage.text);

/**
 * Whether the figure certainly refers to a fact of the site: its own sentence names facts that
 * all have the same value, and it is about no other subject.
 */
export function isSure(claim: FigureClaim): boolean {
  const { facts, isDirect, topic, figure, passage } = claim;
  const [fact, ...others] = facts;
  const isOneValue = others.every(({ values }) => haveSameValues(values, fact?.values ?? []));
  const isAsked = isAskedOrQuoted(passage.text, figure.start);
  const isOurs = isName(figure) || (topic === 'ours' && !isAsked);
  return isDirect && isOurs && isOneValue && !isRenewal(claim);
}

const haveSameValues = (some: Fact['values'], others: Fact['values']) =>
  some.map(({ value }) => value).join() === others.map(({ value }) => value).join();
