/** Small content files, and the diagnostics of a rule about them. */
import { runRule, type Rule } from '../../../editorial/check/shared/rule.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import { writeFrozenText } from '../../../src/formats/frozen-text.ts';
import { sourceOf } from './fixture-content.ts';

/** The sources of a small content folder, by file name. */
export type Example = Readonly<Record<string, string | Uint8Array>>;

const COIN = `name: $BIGFOOT
launched: 2025-08-05
supply: { value: "5000000000000", shown: "5,000,000,000,000" }
founderHold: { percent: 25 }
lpLockedUntil: 2026-08-07
lpLockMinimum: 12 months
paired: { percent: 50, with: SOL }
tax: { buy: 0, sell: 0 }
initialBurn: { percent: 10 }
contractAddress: { status: placeholder, shown: NOT-SET, needed: It. }
`;
const CONTEST = `hashtag: "#BigfootMemeWar"
winnersFrom: 2025-08-22
prizes: [{ amount: 3 billion }, { amount: 1 billion }, { amount: 500 million }]
closing: { status: placeholder, shown: not yet, needed: It. }
`;
/** The files with the facts of the site. */
export const FACTS = {
  'coins/bigfoot.yaml': COIN,
  'contests/meme-wars.yaml': CONTEST,
  'studio.yaml': sourceOf('studio.yaml'),
};

/** The record of Legal with an adopted version. */
export const ADOPTED_RECORD = `version: "1.0"
adopted: { status: supplied, value: 2026-08-20 }
effective: { status: supplied, value: 2026-09-01 }
reviewedBy: { status: supplied, value: A. Lawyer }
changes:
  - version: "1.0"
    date: { status: supplied, value: 2026-08-20 }
    kind: first
    summary: First text.
`;
/** The name of the file of that version, and its source. */
export const ADOPTED_NAME = 'versions/legal-1.0.md';
export const ADOPTED_VERSION = writeFrozenText(
  {
    document: 'legal',
    version: '1.0',
    kind: 'first',
    summary: 'First text.',
    date: '2026-08-20',
    adopted: '2026-08-20',
    effective: '2026-09-01',
    approvedBy: 'A. Lawyer',
  },
  '\nYou may lose it.\n',
);

/** The parsed files of an example. */
export const filesOf = (example: Example): ContentFile[] =>
  Object.entries(example).map(([name, source]) => readContentFile(name, source));

/** The diagnostics of a rule about the files of an example. */
export const findings = (rule: Rule, files: Example): readonly Diagnostic[] =>
  runRule(rule, filesOf(files));

/** The source of a question file; the given lines start on line 5. */
export const prose = (...lines: string[]): string =>
  `---\nquestion: Why?\n---\n\n${lines.join('\n')}\n`;

/** The parsed file of such a source. */
export const answer = (...lines: string[]): ContentFile =>
  readContentFile('faq/01-why.mdx', prose(...lines));

/** Diagnostics as `file:line:column reason fix`. */
export const format = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(
    ({ file, place: { start }, reason, fix }) =>
      `${file}:${start.line}:${start.column} ${reason} ${fix}`,
  );
