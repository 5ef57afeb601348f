import type { Element } from 'domhandler';
import type { Visibility } from '../../shared/page-text.ts';

/** From the most to the least visible. */
const VISIBILITIES: readonly (Visibility | undefined)[] = [undefined, 'silent', 'folded', 'hidden'];

/** Labels of words within a line that are less visible than the rest. */
export const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = {
  hidden: 'Hidden from visitors',
  folded: 'Folded away',
  silent: 'Hidden from screen readers',
};

/**
 * The visibility of the content of an element. It is known from HTML only: style sheets and scripts are
 * not evaluated.
 */
export function visibilityOf(
  element: Element,
  inherited: Visibility | undefined,
): Visibility | undefined {
  const ownValue = ownVisibility(element);
  return VISIBILITIES.indexOf(ownValue) > VISIBILITIES.indexOf(inherited) ? ownValue : inherited;
}

/** Whether an element is the summary of a `details`, which stays visible while that is closed. */
export const isSummary = ({ name, parent }: Element): boolean =>
  name === 'summary' && parent !== null && 'name' in parent && parent.name === 'details';

function ownVisibility({ name, attribs }: Element): Visibility | undefined {
  const isClosedDialog = name === 'dialog' && !('open' in attribs);
  const isHiddenByStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i.test(
    attribs.style ?? '',
  );
  if (
    'hidden' in attribs ||
    'popover' in attribs ||
    name === 'template' ||
    isClosedDialog ||
    isHiddenByStyle
  )
    return 'hidden';
  if (name === 'details' && !('open' in attribs)) return 'folded';
  return attribs['aria-hidden']?.toLowerCase() === 'true' ? 'silent' : undefined;
}
