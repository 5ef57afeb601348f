import { LISTS } from '../../../content-map.ts';
import type { Fact } from '../../../facts/register.ts';
import type { ContentFile } from '../../content/read.ts';
import { covers, readIgnoredFigures, type IgnoredFigure } from 'copy-review/figures';
import type { Claim } from './claims.ts';
import { agrees } from './register.ts';

export { covers, isExcused, lineFor } from 'copy-review/figures';

export type PlainFigure = IgnoredFigure;

const known = new WeakMap<ContentFile, readonly PlainFigure[]>();

/** The lines of the list, without what follows a #. */
export function plainFigures(files: readonly ContentFile[]): readonly PlainFigure[] {
  const file = files.find(({ name }) => name === LISTS.ignoredFigures);
  if (!file) return [];
  const lines = known.get(file) ?? readIgnoredFigures(file.source);
  known.set(file, lines);
  return lines;
}

/**
 * Whether a figure need not match the facts that are spoken of, because these are spoken of only in
 * an earlier sentence, and the figure is listed or is some other registered fact.
 */
export function isElsewhere(
  list: readonly PlainFigure[],
  claim: Claim,
  register: readonly Fact[],
): boolean {
  if (claim.isDirect) return false;
  return isRegistered(claim, register) || list.some((plain) => covers(plain, claim));
}

/** Whether some fact of the register has the figure for a value. */
export function isRegistered({ figure }: Claim, register: readonly Fact[]): boolean {
  return register.some(
    ({ kind, values }) => kind === figure.kind && values.some((value) => agrees(figure, value)),
  );
}
