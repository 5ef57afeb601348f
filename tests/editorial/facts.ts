import { runRule, type Rule } from '../../src/editorial/check/rule.ts';
import { readContentFile } from '../../src/editorial/content/read.ts';

// The facts stand here, so that a change of the site’s own breaks no test.
const COIN = `name: $BIGFOOT
launched: 2025-08-05
supply: { value: "5000000000000", shown: "5,000,000,000,000" }
founderHold: { percent: 25 }
lpLockedUntil: 2026-08-07
lpLockMinimumMonths: 12
paired: { percent: 50, with: SOL }
tax: { buy: 0, sell: 0 }
initialBurn: { percent: 10 }
contractAddress: { status: placeholder, shown: NOT-SET, supply: It. }
`;
/** The supply, disputed. */
export const DISPUTED = `supply:
  disputed:
    readings:
      - { value: "5000000000000", shown: "5,000,000,000,000", where: home }
      - { value: "100000000000000", shown: 100 Trillion, where: about }
`;
const CONTEST = `hashtag: "#BigfootMemeWar"
winnersFrom: 2025-08-22
prizes: [{ amount: 3 billion }, { amount: 1 billion }, { amount: 500 million }]
closing: { status: placeholder, shown: not yet, supply: It. }
`;
const STUDIO = `responseHours: 24
email: { status: placeholder, shown: hello@muuva.example, supply: It. }
`;
/** The files that hold the facts. */
export const FACTS = {
  'coins/bigfoot.yaml': COIN,
  'contests/meme-wars.yaml': CONTEST,
  'studio.yaml': STUDIO,
};

/** Files by their names. */
export type Files = Readonly<Record<string, string>>;
/** What one rule finds in a few files. */
export const run = (rule: Rule, files: Files) =>
  runRule(
    rule,
    Object.entries(files).map(([name, source]) => readContentFile(name, source)),
  );
/** A section with these lines. */
export const prose = (...lines: string[]) => `---\nquestion: What?\n---\n\n${lines.join('\n')}\n`;
/** Each message as its place, its claim and its fix. */
export const told = (found: ReturnType<typeof run>) =>
  found.map(({ file, line, column, what, fix }) => `${file}:${line}:${column} ${what} ${fix}`);
