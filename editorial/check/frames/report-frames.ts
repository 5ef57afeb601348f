import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import type { Frame } from './tables.ts';
import { report } from '../shared/rule.ts';
import { isDenied, isStated, namesUs, topicAt } from '../shared/statement.ts';

/** Up to five words between two parts of a frame, none of which denies it. */
const GAP =
  String.raw`(?:\s+(?!(?:not|never|no|nothing|nobody|cannot|without|if|whether|once)\b)[^\s.!?;:,]*[^\s.!?;:])??`.repeat(
    5,
  ) + String.raw`\s+`;

/** The pattern of a frame, in which a space matches any white space. */
export const patternOf = ({ who, does, what }: Frame): RegExp =>
  new RegExp(
    [who, does, what]
      .filter((part) => part !== undefined)
      .map((part) => `(?<![\\w-])(?:${part})(?!\\w)`)
      .join(GAP)
      .replaceAll(' ', String.raw`\s+`),
    'giu',
  );

/** The frames of a table with their patterns, and a pattern that rules out most texts at once. */
export const tableOf = (frames: readonly Frame[]) =>
  frames.map((frame) => ({ ...frame, pattern: patternOf(frame) }));

/** A match of a frame. */
interface Found {
  readonly start: number;
  readonly end: number;
  /** Whether the text itself says it, and whether it is refused. */
  readonly isSaid: boolean;
  readonly isSure: boolean;
}

/**
 * Reports what the texts of a file say in the frames of a table, unless they deny it; of overlapping
 * matches the first one.
 *
 * @param describe returns undefined for what is no fault
 */
export const reportFrames = (
  file: ContentFile,
  table: ReturnType<typeof tableOf>,
  describe: (
    words: string,
    start: number,
    passage: Passage,
    isSure: boolean,
  ) => Wording | undefined,
): Diagnostic[] =>
  passagesOf(file).flatMap((passage) => {
    const text = passage.text.replaceAll(/[‐‑]/g, '-');
    return found(text, table).flatMap(({ start, end, isSaid, isSure }) => {
      const words = text.slice(start, end).replaceAll(/\s+/g, ' ');
      const wording = describe(words, start, passage, isSaid);
      const severity = isSure ? {} : ({ severity: 'warning' } as const);
      return report(
        file,
        rangeIn(passage, start, end - start),
        wording && { ...wording, ...severity },
      );
    });
  });

function found(text: string, table: ReturnType<typeof tableOf>): Found[] {
  const all = table.flatMap(({ pattern, isWarning, ofUs }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index: start }): Found[] => {
      const end = start + words.length;
      if (isDenied(text, start, end) || /^(?:no|nobody|none|neither|nothing)\b/i.test(words))
        return [];
      const isSaid = isStated(text, start, end);
      const topic = topicAt(text, start);
      const isOurs = ofUs ? topic === 'ours' || namesUs(text, start) : topic !== 'other';
      if (ofUs && topic === 'other') return [];
      return [{ start, end, isSaid, isSure: !isWarning && isOurs && isSaid }];
    }),
  );
  const sorted = all.toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || a.start - b.start);
  return sorted.filter(
    (one, at) => !sorted.slice(0, at).some(({ start, end }) => start < one.end && one.start < end),
  );
}
