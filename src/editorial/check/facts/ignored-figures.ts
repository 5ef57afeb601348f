import { LISTS } from '../../../content-map.ts';
import type { Fact } from '../../../facts/register.ts';
import { memoize } from '../../content/memoize.ts';
import type { ContentFile } from '../../content/read.ts';
import { covers, readIgnoredFigures, type IgnoredFigure } from 'copy-review/figures';
import type { FigureClaim } from './claims.ts';
import { agrees } from './register.ts';

export { covers, isExcused, lineFor } from 'copy-review/figures';

const entriesOf = memoize((file: ContentFile) => readIgnoredFigures(file.source));

/** The entries of the editors’ list of figures that are no facts of the site. */
export function ignoredFigures(files: readonly ContentFile[]): readonly IgnoredFigure[] {
  const file = files.find(({ name }) => name === LISTS.ignoredFigures);
  return file ? entriesOf(file) : [];
}

/**
 * Whether a figure need not match the facts around it: they are only mentioned in an earlier sentence,
 * and the figure is in the list or is another registered fact.
 */
export function isElsewhere(
  list: readonly IgnoredFigure[],
  claim: FigureClaim,
  register: readonly Fact[],
): boolean {
  if (claim.isDirect) return false;
  return isRegistered(claim, register) || list.some((ignored) => covers(ignored, claim));
}

/** Whether some fact of the register has the figure for a value. */
export function isRegistered({ figure }: FigureClaim, register: readonly Fact[]): boolean {
  return register.some(
    ({ kind, values }) => kind === figure.kind && values.some((value) => agrees(figure, value)),
  );
}
