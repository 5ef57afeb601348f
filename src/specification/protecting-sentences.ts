import { COUNSEL_SENTENCES } from './counsel-sentences.ts';
import { OWNER_SENTENCES } from './owner-sentences.ts';
import type { ProtectingRow } from './protecting-row.ts';

export interface ProtectingSentences extends ProtectingRow {
  /** Who has to agree before the meaning changes. */
  readonly agrees: 'the owner' | 'counsel';
}

/** All sentences that protect visitors; part 10 of README.md. */
export const PROTECTING: readonly ProtectingSentences[] = [
  ...OWNER_SENTENCES.map((row) => ({ ...row, agrees: 'the owner' as const })),
  ...COUNSEL_SENTENCES.map((row) => ({ ...row, agrees: 'counsel' as const })),
];
