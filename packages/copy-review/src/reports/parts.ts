/** The parts of a report above its changed texts. This file imports nothing but types. */
import type { Difference } from '../shared/report.ts';

/** What the differences of each kind are about, in the order of the report. */
export const ASPECTS = [
  ['look', 'how it looks'],
  ['function', 'what it does'],
  ['delivery', 'how it is delivered'],
] as const satisfies readonly (readonly [Difference['aspect'], string])[];

const titleOf = (aspect: Difference['aspect']) =>
  `What else differs: ${ASPECTS.find(([name]) => name === aspect)?.[1] ?? ''}`;

/** The title of each part, in the order of the report. */
export const PART_TITLES = {
  faults: 'Fix first',
  unread: 'Not compared',
  facts: 'Changed facts',
  promises: 'Words that change a promise',
  sections: 'Sections',
  look: titleOf('look'),
  function: titleOf('function'),
  delivery: titleOf('delivery'),
} as const;

export type PartName = keyof typeof PART_TITLES;

export const PART_NAMES = Object.keys(PART_TITLES) as readonly PartName[];
