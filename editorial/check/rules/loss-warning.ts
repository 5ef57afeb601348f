import { DATA_FILES, pageFile } from '../../../src/content-map.ts';
import { stringsAt } from '../../../src/facts/values.ts';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import { rangeOfSetting, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';
import { isDenied } from '../shared/statement.ts';

const START = '---\ntitle: No guarantees\nanchor: no-guarantees\n---\n\n';

/**
 * The section “No guarantees” of Legal and the lines beside the links to the token contain, in
 * bold, the warning that money can be lost. Source: ARB Code, section III, clause 17.
 */
export const lossWarning: Rule = {
  name: 'loss-warning',
  fails: { 'legal/03-no-guarantees.mdx': `${START}**Buying is up to you.**\n` },
  passes: { 'legal/03-no-guarantees.mdx': `${START}**Crypto assets may lose all their value.**\n` },
  checkFile: (file) => [...inLegal(file), ...inSettings(file)],
};

/** Checks the section “No guarantees” of Legal. */
function inLegal(file: ContentFile): Diagnostic[] {
  if (stringsAt(file.data, 'anchor')[0]?.value !== 'no-guarantees') return [];
  const bold = nodesOf(readProse(file).tree, 'strong');
  if (bold.some((node) => warnsOfLoss(wordsOf(node)))) return [];
  const [first] = bold;
  return missing(file, first ? rangeOf(first) : file.bodyStart, `**${EXAMPLE}**`);
}

/** The settings that contain the warning, by file. */
const LINES: Readonly<Record<string, string>> = {
  [DATA_FILES.navigation.path]: 'words.loss.strong',
  [pageFile('home')]: 'token.buy.risk.strong',
};

/** Checks the lines beside the links to the token. */
const inSettings = (file: ContentFile): Diagnostic[] =>
  stringsAt(file.data, LINES[file.name] ?? '')
    .filter(({ value }) => !warnsOfLoss(value))
    .flatMap(({ path }) => missing(file, rangeOfSetting(file, path), `strong: ${EXAMPLE}`));

const EXAMPLE = 'Crypto assets may lose all their value.';

/** The diagnostic about a missing warning. `line` is an example to type. */
const missing = (file: ContentFile, range: Range | number, line: string) =>
  report(file, range, {
    reason: 'The bold warning that money can be lost is missing here.',
    note: 'South African advertising rules ask for it: investing in crypto assets may result in the loss of capital (ARB Code, section III, clause 17).',
    fix: line,
  });

const WHAT = /\b(?:crypto\w*|tokens?|coins?|invest\w*|\$BIGFOOT|buy\w*|you)\b/i;
const LOSS =
  /\b(?:los(?:e|es|ing|s|ses)|lost|worthless|worth nothing|fall to (?:nothing|zero)|go to zero)\b/i;
const OF_WHAT =
  /\b(?:capital|value|money|everything|all|rands?|invested|worthless|nothing|zero|whatever)\b/i;

/** Whether a text asserts that money that is put into crypto assets can be lost. */
function warnsOfLoss(text: string): boolean {
  const loss = LOSS.exec(text);
  return loss !== null && WHAT.test(text) && OF_WHAT.test(text) && !isDenied(text, loss.index);
}
