import type { Coin } from '../schemas/coin.ts';
import type { Pledge } from '../schemas/section.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * What a pledge can show, the strongest first: a proof, which anyone can check; a record, which supports
 * it and cannot prove it; or nothing.
 */
const KINDS = ['proof', 'record', 'none'] as const;

export type Evidence = (typeof KINDS)[number];

/** A link to what a pledge can show, or the placeholder for one. */
type EvidenceLink = Pick<Pledge['proofs'][number], 'kind' | 'link'>;

/** What of a pledge decides which evidence it has. */
export type Evident = Pick<Pledge, 'expiresWith'> & { readonly proofs: readonly EvidenceLink[] };

/** What a link of a pledge can show: of a lock that has ended, no more than a record. */
export const kindOf = (
  { kind }: Pick<EvidenceLink, 'kind'>,
  { expiresWith }: Pick<Evident, 'expiresWith'>,
  { lpLockEnded }: Pick<Coin, 'lpLockEnded'>,
): EvidenceLink['kind'] => (expiresWith && lpLockEnded ? 'record' : kind);

/** The strongest kind that a pledge can show. */
export const evidenceOf = (pledge: Evident, coin: Pick<Coin, 'lpLockEnded'>): Evidence =>
  KINDS.find((kind) => pledge.proofs.some((proof) => kindOf(proof, pledge, coin) === kind)) ??
  'none';

/** The strongest kind of which a pledge has every link. */
export const linkedEvidenceOf = (pledge: Evident, coin: Pick<Coin, 'lpLockEnded'>): Evidence =>
  KINDS.find((kind) => {
    const links = pledge.proofs.filter((proof) => kindOf(proof, pledge, coin) === kind);
    return links.length > 0 && !links.some(({ link }) => isPlaceholder(link));
  }) ?? 'none';

/** The stamp for each kind that is linked. */
export const EVIDENCE_STAMPS = {
  proof: 'published',
  record: 'recorded',
  none: 'pledged',
} as const satisfies Record<Evidence, string>;

/** The stamp of a fact that one link is about. */
export const stampOf = ({ kind, link }: EvidenceLink) =>
  EVIDENCE_STAMPS[isPlaceholder(link) ? 'none' : kind];
