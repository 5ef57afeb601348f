/** Small content files, and the diagnostics of a rule about them. */
import { runRule, type Example, type Rule } from '../../../editorial/check/shared/rule.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';

const COIN = `name: $BIGFOOT
launched: 2025-08-05
supply: { value: "5000000000000", shown: "5,000,000,000,000" }
founderHold: { percent: 25 }
lpLockedUntil: 2026-08-07
lpLockMinimumMonths: 12
paired: { percent: 50, with: SOL }
tax: { buy: 0, sell: 0 }
initialBurn: { percent: 10 }
contractAddress: { status: placeholder, shown: NOT-SET, needed: It. }
`;
/** The `supply` setting of a disputed supply. */
export const DISPUTED = `supply:
  disputed:
    readings:
      - { value: "5000000000000", shown: "5,000,000,000,000", where: home }
      - { value: "100000000000000", shown: 100 Trillion, where: about }
`;
const CONTEST = `hashtag: "#BigfootMemeWar"
winnersFrom: 2025-08-22
prizes: [{ amount: 3 billion }, { amount: 1 billion }, { amount: 500 million }]
closing: { status: placeholder, shown: not yet, needed: It. }
`;
const STUDIO = `responseHours: 24
email: { status: placeholder, shown: hello@muuva.example, needed: It. }
`;
/** The files with the facts of the site. */
export const FACTS = {
  'coins/bigfoot.yaml': COIN,
  'contests/meme-wars.yaml': CONTEST,
  'studio.yaml': STUDIO,
};

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

/** The diagnostics of a rule as `line:column reason | fix`. */
export const reports = (rule: Rule, ...files: ContentFile[]): string[] =>
  runRule(rule, files).map(
    ({ place: { start }, reason, fix }) => `${start.line}:${start.column} ${reason} | ${fix}`,
  );
