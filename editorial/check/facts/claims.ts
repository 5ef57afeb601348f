import { entryOf } from '../../../src/content-map.ts';
import type { Fact } from '../../../src/facts/register.ts';
import type { Range } from '../../content/places.ts';
import { memoize } from '../../content/memoize.ts';
import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Figure } from 'copy-review/figures';
import { readText, subjectsOf, type Part } from 'copy-review/figures';

/** A figure in the text, with the registered facts it may refer to. */
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
}

/** Every figure in the files that state facts. */
export function claimsIn(files: readonly ContentFile[], register: readonly Fact[]): FigureClaim[] {
  return files
    .filter(({ name }) => entryOf(name)?.statesFacts)
    .flatMap((file) => claimsOf(file, register));
}

/** Every figure in the text of a file. */
function claimsOf(file: ContentFile, register: readonly Fact[]): FigureClaim[] {
  return figuresIn(file).flatMap(({ passage, figures, parts }) =>
    figures.map((figure) => ({
      file,
      figure,
      range: rangeIn(passage, figure.start, figure.end - figure.start),
      passage,
      ...subjectsOf(figure, parts, register),
    })),
  );
}

/** The passages that contain figures, split into sentences and clauses. */
const figuresIn = memoize((file: ContentFile) =>
  passagesOf(file)
    .map((passage) => ({ passage, ...readText(passage.text) }))
    .filter(({ figures }) => figures.length > 0)
    .map(({ passage, text, ...rest }) => ({ passage: { ...passage, text }, ...rest })),
);

/** Subject of a clause. Pronouns, “Token” and “MUUVA” are left out, because they can refer to us. */
const SUBJECT =
  /^\W*(?!(?:It|This|That|He|She|We|I|You|They|There|Token|MUUVA)\b)(\p{Lu}[\w’-]*(?: \p{Lu}[\w’-]*)*) (?:is|are|was|were|has|had|will|launche[ds])\b/u;

/**
 * Whether the figure certainly refers to a fact of the register: its own sentence names facts that
 * all have the same value, and its clause has no other subject.
 */
export function isSure({ facts: [fact, ...others], isDirect, clause }: FigureClaim): boolean {
  const subject = SUBJECT.exec(clause.text)?.[1] ?? '';
  const isOurs = subject === '' || (fact?.matches?.test(subject) ?? true);
  return isDirect && isOurs && others.every(({ values }) => same(values, fact?.values ?? []));
}

const same = (some: Fact['values'], others: Fact['values']) =>
  some.map(({ value }) => value).join() === others.map(({ value }) => value).join();
