import { COUNSEL_SENTENCES, COUNSEL_SETTINGS } from './counsel-sentences.ts';
import { OWNER_SENTENCES, OWNER_SETTINGS } from './owner-sentences.ts';
import type { ProtectingRow, ProtectingSetting } from './protecting-row.ts';

/** Who has to agree before the meaning of something that protects visitors changes. */
export interface Agreement {
  readonly agrees: 'the owner' | 'counsel';
}

const byOwner = <Row extends object>(row: Row) => ({ ...row, agrees: 'the owner' as const });
const byCounsel = <Row extends object>(row: Row) => ({ ...row, agrees: 'counsel' as const });

export type ProtectingSentences = ProtectingRow & Agreement;

/** All sentences that protect visitors; part 10 of README.md. */
export const PROTECTING: readonly ProtectingSentences[] = [
  ...OWNER_SENTENCES.map(byOwner),
  ...COUNSEL_SENTENCES.map(byCounsel),
];

/** All settings that show such a sentence. */
export const PROTECTING_SETTINGS: readonly (ProtectingSetting & Agreement)[] = [
  ...OWNER_SETTINGS.map(byOwner),
  ...COUNSEL_SETTINGS.map(byCounsel),
];
