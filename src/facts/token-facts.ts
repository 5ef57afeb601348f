import { PAGES, type PageName } from '../content-map.ts';
import type { Fact, FactValue } from './register.ts';
import type { Proof } from './read-content.ts';
import type { IsoDate } from '../formats/dates.ts';
import { addressOf, type KeptVersion } from './versions.ts';

/** Where a fact is shown: a page, and the id of an element on it. */
interface Place {
  readonly page: string;
  readonly anchor: string | null;
}

/** A fact in `/token-facts.json`. */
interface FactData extends Place {
  readonly name: string;
  readonly kind: Fact['kind'];
  readonly status: 'published' | 'missing' | 'disputed' | 'ended';
  /** Null unless it is published, or has ended. */
  readonly value: string | null;
  readonly unit: string | null;
  /** The contradicting values, if it is disputed. */
  readonly readings?: readonly ({ readonly value: string } & Place)[];
  /** The name of its proof or record, and, once that is published, its link and the day it was last checked. */
  readonly proof: {
    readonly label: string;
    readonly kind: Proof['kind'];
    readonly link: string | null;
    readonly checked: IsoDate | null;
  } | null;
}

/** What the file says of an adopted version of a document. */
type VersionData = Pick<KeptVersion, 'document' | 'version' | 'effective' | 'id' | 'sha256'>;

/** What `/token-facts.json` is made from. */
export interface FactSources {
  /** The commit is null if it is unknown. */
  readonly build: {
    readonly commit: string | null;
    readonly day: IsoDate;
    readonly isRelease: boolean;
  };
  readonly facts: readonly Fact[];
  readonly proofs: readonly Pick<Proof, 'id' | 'label' | 'kind' | 'link'>[];
  /** The name of the token, which is the unit of amounts. */
  readonly token: string;
  readonly versions: readonly VersionData[];
}

/**
 * The text of `/token-facts.json`: JSON with each fact on its own line and its proof on the next,
 * so that a line diff shows a changed value together with its name.
 */
export function tokenFactsText({ build, facts, versions, ...sources }: FactSources): string {
  const { commit, day, isRelease } = build;
  return `{
  "build": ${JSON.stringify({ commit, day, release: isRelease })},
  "facts": ${listOf(facts.flatMap((fact) => factData(fact, sources)).map(linesOf))},
  "versions": ${listOf(versions.map(versionData))}
}
`;
}

/** A JSON list with an item on each line. */
const listOf = (items: readonly string[]): string =>
  items.length === 0 ? '[]' : `[\n    ${items.join(',\n    ')}\n  ]`;

/** A version of a binding text as JSON: its address on this site, and the hash in its file. */
const versionData = ({ document, version, effective, sha256, ...kept }: VersionData): string =>
  JSON.stringify({ document, version, effective, text: addressOf(kept), sha256 });

/** A fact as JSON, with its proof on a second line. */
const linesOf = ({ proof, ...fact }: FactData): string =>
  `${JSON.stringify(fact).slice(0, -1)},\n      "proof":${JSON.stringify(proof)}}`;

/** The fact as data; empty if the register does not say where the fact is shown. */
function factData(
  fact: Fact,
  { proofs, token }: Pick<FactSources, 'proofs' | 'token'>,
): FactData[] {
  const places = Object.entries(fact.shownAt ?? {}) as [PageName, string | null][];
  const [firstPlace] = places;
  if (firstPlace === undefined) return [];
  const { name, kind, isDisputed, isMissing, isEnded, values } = fact;
  const [only] = isDisputed || isMissing ? [] : values;
  const status = isEnded ? 'ended' : 'published';
  return [
    {
      name,
      kind,
      status: isDisputed ? 'disputed' : only ? status : 'missing',
      value: only ? valueOf(fact, only) : null,
      unit: unitOf(fact, token),
      ...placeOf(firstPlace),
      ...(isDisputed
        ? {
            readings: values.map((reading) => ({
              value: valueOf(fact, reading),
              ...placeOf(places.find(([page]) => page === reading.where) ?? firstPlace),
            })),
          }
        : {}),
      proof: proofOf(fact, proofs),
    },
  ];
}

/** The value as data: a plain number or date, or the words that the page shows. */
function valueOf({ kind }: Fact, { value, shown }: FactValue): string {
  if (kind === 'duration') return value.replace(/ .*/, '');
  return kind === 'date' || kind === 'amount' || kind === 'percent' ? value : shown;
}

/** A place of `shownAt` as data. */
const placeOf = ([page, anchor]: readonly [PageName, string | null]): Place => ({
  page: PAGES[page].route ?? '',
  anchor,
});

function unitOf({ kind, values: [first] }: Fact, token: string): string | null {
  if (kind === 'amount') return token;
  if (kind === 'duration' && first) return first.value.replace(/^\d+ /, '');
  return kind === 'percent' ? '%' : null;
}

/** The proof that a fact names by its id; null if it names none. */
function proofOf({ name, proof: id }: Fact, proofs: FactSources['proofs']): FactData['proof'] {
  if (id === undefined) return null;
  const proof = proofs.find((known) => known.id === id);
  if (!proof)
    throw new Error(
      `No pledge has a proof with “id: ${id}”, which “${name}” names. Correct the id.`,
    );
  const { label, kind, link } = proof;
  if (link.status === 'placeholder') return { label, kind, link: null, checked: null };
  return { label, kind, link: link.value.url, checked: link.value.checked };
}
