import { equalPairs } from '../align/equal.ts';
import type { Words } from '../report.ts';
import { isWord, tokensOf, type Token } from './tokens.ts';

/** With less in common than this, a block is shown as replaced, not as edited. */
const IN_COMMON = 0.3;

/** A stretch that is the same, or what stood and what stands in one place. */
export interface Run {
  readonly same: readonly Token[];
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

/**
 * What changed between two texts, word by word, figures as wholes. A single word that two changes
 * happen to leave standing between them is a part of them.
 */
export function runsBetween(before: string, after: string): Run[] {
  const [was, is] = [tokensOf(before), tokensOf(after)];
  const runs = merged(merged(align(was, is), isGap), isLoneWord);
  const common = lengthOf(runs.flatMap(({ same }) => same));
  if (2 * common < IN_COMMON * (lengthOf(was) + lengthOf(is)))
    return [{ same: [], before: was, after: is }];
  return runs;
}

/** The runs as a report tells them. Joined, `=` and `-` give the text before, `=` and `+` the text after. */
export const wordsOf = (runs: readonly Run[]): Words[] =>
  runs.flatMap((run) => [
    ...words('=', run.same),
    ...words('-', run.before),
    ...words('+', run.after),
  ]);

function words(op: Words['op'], tokens: readonly Token[]): Words[] {
  const text = tokens.map((token) => token.text).join('');
  return text === '' ? [] : [{ op, text }];
}

const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((length, { text }) => length + text.replaceAll(/\s/g, '').length, 0);

function align(before: readonly Token[], after: readonly Token[]): Run[] {
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  const runs: Run[] = [];
  let same: Token[] = [];
  let [one, other] = [0, 0];
  const ends = [before.length, after.length] as const;
  for (const [nextOne, nextOther] of [...equalPairs(texts(before), texts(after)), ends]) {
    if (nextOne > one || nextOther > other) {
      runs.push({ same, before: before.slice(one, nextOne), after: after.slice(other, nextOther) });
      same = [];
    }
    const token = before[nextOne];
    if (token) same.push(token);
    [one, other] = [nextOne + 1, nextOther + 1];
  }
  return same.length > 0 ? [...runs, { same, before: [], after: [] }] : runs;
}

type IsIsland = (same: readonly Token[], last: Run, next: Run) => boolean;

/** Takes islands into the changes around them. */
function merged(runs: readonly Run[], isIsland: IsIsland): Run[] {
  const kept: { same: readonly Token[]; before: Token[]; after: Token[] }[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    if (last && isChange(last) && isChange(run) && isIsland(run.same, last, run)) {
      for (const token of [...run.same, ...run.before]) last.before.push(token);
      for (const token of [...run.same, ...run.after]) last.after.push(token);
    } else kept.push({ same: run.same, before: [...run.before], after: [...run.after] });
  }
  return kept;
}

const isChange = ({ before, after }: Run) => before.length + after.length > 0;

/** A gap, or signs. */
const isGap: IsIsland = (same) => wordsIn(same) === 0;

/** A word between two longer changes; never a figure. */
const isLoneWord: IsIsland = (same, ...changes) =>
  wordsIn(same) === 1 &&
  !same.some(({ figure }) => figure) &&
  changes.every(({ before, after }) => Math.max(wordsIn(before), wordsIn(after)) >= 2);

const wordsIn = (tokens: readonly Token[]) => tokens.filter(({ text }) => isWord(text)).length;
