import { text } from '../../../schemas/fields.ts';
import { group, pageTop } from '../../../schemas/parts.ts';
import { byCount, STANDING } from '../../../schemas/sentences.ts';

/** The top of the page. */
export const hero = pageTop({ lines: 2 }, { lede: text('Below the heading.') });

/** How far the text of the page has come. */
export const standing = group('At the top of the page.', {
  ...STANDING,
  proofs: byCount('After it: how many proofs and records are linked.'),
});

/** The list of the pledges, which is drawn as a route card. */
export const routeCard = group('The list of the pledges.', {
  heading: text('The heading.'),
  label: text('The name of the list for screen readers.'),
  slotsLabel: text('Before the count of links.'),
  slots: byCount('How many proofs and records are linked. Worked out from the pledges.'),
  emptySlot: text('Beside a pledge whose link is missing, for screen readers.'),
  filledSlot: text('Beside a pledge whose proof is published.'),
  recordSlot: text('Beside a pledge whose record is published.'),
  noSlot: text('Beside a pledge that no link could prove.'),
});
