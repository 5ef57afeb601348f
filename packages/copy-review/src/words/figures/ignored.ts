import { findFigures, type Figure } from './find.ts';

/** An entry of the list of ignored figures: a figure, or a phrase with one, such as `Act 25 of 2002`. */
export interface IgnoredFigure {
  readonly text: string;
  /** Its offset in the list. */
  readonly offset: number;
  readonly figures: readonly Figure[];
  /** The figure, if the entry has no other words. */
  readonly onlyFigure: Figure | undefined;
  /** Matches the entry in a text, with any white space between its words. */
  readonly words: RegExp;
}

/** An entry without the comment after it: `Act 25 of 2002` of `Act 25 of 2002 # a law`. */
const LINE = /^[ \t]*([^\s#][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?\r?$/gm;

/** Parses a list of ignored figures: one entry per line, with comments after `#`. */
export function readIgnoredFigures(source: string): IgnoredFigure[] {
  return [...source.matchAll(LINE)].map(({ 0: line, 1: text = '', index }) => {
    const figures = findFigures(text);
    return {
      text,
      offset: index + line.indexOf(text),
      figures,
      onlyFigure: figures.find((figure) => figure.text === text),
      words: wordsOf(text),
    };
  });
}

function wordsOf(text: string): RegExp {
  const words = text.split(/\s+/).map((word) => RegExp.escape(word));
  return new RegExp(String.raw`(?<!\w)${words.join(String.raw`\s+`)}(?!\w)`, 'g');
}

/** Words, not necessarily a figure, in a passage. `figure` is their range. */
export interface WordsIn {
  readonly figure: Pick<Figure, 'text' | 'start' | 'end'>;
  readonly passage: { readonly text: string };
}

/** Whether an entry covers a figure: by kind and value, or, for a phrase, because the figure is part of it. */
export function covers(
  ignored: IgnoredFigure,
  claim: WordsIn & { readonly figure: Figure },
): boolean {
  const { onlyFigure } = ignored;
  return onlyFigure
    ? onlyFigure.kind === claim.figure.kind && onlyFigure.value === claim.figure.value
    : coversWords(ignored, claim);
}

function coversWords({ text, words }: IgnoredFigure, { figure, passage }: WordsIn): boolean {
  // A fast check before the regular expression. A figure with white space may be written with other white space in the
  // entry.
  if (!/\s/.test(figure.text) && !text.includes(figure.text)) return false;
  return [...passage.text.matchAll(words)].some(
    ({ 0: typed, index }) => index <= figure.start && figure.end <= index + typed.length,
  );
}

/** Suggests an entry for a figure: the figure with up to four words before it, or, if there are none, two after it. */
export function lineFor({ figure, passage }: WordsIn): string {
  const before = /(?:[\p{L}’'-]+ ){1,4}$/u.exec(passage.text.slice(0, figure.start))?.[0] ?? '';
  const after = /^(?: [\p{L}’'-]+){1,2}/u.exec(passage.text.slice(figure.end))?.[0] ?? '';
  return before === '' ? figure.text + after : before + figure.text;
}

/** Whether a phrase of the list covers words. Entries that are only a figure are not considered. */
export function isExcused(list: readonly IgnoredFigure[], claim: WordsIn): boolean {
  return list.some((ignored) => !ignored.onlyFigure && coversWords(ignored, claim));
}
