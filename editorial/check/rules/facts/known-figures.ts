import { entryOf, isDocument, LISTS, SECTION_FOLDERS } from '../../../../src/content-map.ts';
import type { Fact } from '../../../../src/facts/register.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import { lineFor, type FigureKind, type IgnoredFigure } from 'copy-review/figures';
import { isMistyped, isNearly, isSlip, isSwap } from '../../../content/nearest.ts';
import { passagesOf } from '../../../content/passages.ts';
import { mentionsIn } from '../../channels/mentions.ts';
import { claimsIn, type FigureClaim } from '../../facts/claims.ts';
import { covers, isRegistered, ignoredFigures } from '../../facts/ignored-figures.ts';
import { cite, siteFactsOf } from '../../facts/registered-facts.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { missingSections } from '../../shared/sections.ts';
import { isAboutOurs } from '../../shared/statement.ts';

const CLAUSE = '---\ntitle: Risks\n---\n\nThe fine is R500.\n';

/** Whether a file belongs to a page with binding text. */
function isBinding({ name }: ContentFile): boolean {
  const page = entryOf(name)?.page;
  return page !== undefined && isDocument(page);
}

/** Kinds of figures that must be known. Other rules check names, links and addresses. */
const FIGURES: readonly FigureKind[] = ['date', 'amount', 'percent', 'duration', 'money', 'number'];

/**
 * Every figure in a sentence about the token, the contest or the studio, and every figure in the
 * Legal or Pledge text, is a fact of the register or is listed with its source.
 */
export const knownFigures: Rule = {
  name: 'known-figures',
  fails: { 'legal/04-rules.mdx': CLAUSE },
  passes: {
    'legal/04-rules.mdx': CLAUSE,
    [LISTS.ignoredFigures]: 'R500   # the Fines Act\n',
  },
  checksUnparsed: true,
  list: LISTS.ignoredFigures,
  checkFiles: (files) => {
    const siteFacts = siteFactsOf(files);
    const list = ignoredFigures(files);
    const claims = claimsIn(files, siteFacts);
    const unknown = claims
      .filter(({ figure }) => FIGURES.includes(figure.kind))
      .filter((claim) => isBinding(claim.file) || isOurs(claim))
      .filter((claim) => !list.some((ignored) => covers(ignored, claim)))
      .filter((claim) => !isInPhoneNumber(claim))
      .filter(({ facts }) => facts.length === 0)
      .filter((claim) => !mayBeRegistered(files, claim, siteFacts))
      .map((claim) => ({ claim, line: listLine(claim), slip: slipIn(claim, list) }));
    return [
      ...unknown
        // Of a citation with several figures, the first one is reported.
        .filter(
          ({ claim, line, slip }, at) =>
            slip?.isOther !== true &&
            !unknown
              .slice(0, at)
              .some((other) => other.line === line && other.claim.passage === claim.passage),
        )
        .flatMap(({ claim, line, slip }) => reportUnknown(files, claim, siteFacts, line, slip)),
      ...unusedLines(files, claims).filter(
        ({ place }) => !unknown.some(({ slip }) => slip?.offset === place.start.offset),
      ),
    ];
  },
};

/** Whether the figure states a fact, or might state a fact from a file that could not be parsed. */
function mayBeRegistered(
  files: readonly ContentFile[],
  claim: FigureClaim,
  siteFacts: readonly Fact[],
): boolean {
  const isMissing = (name: string) => !files.find((file) => file.name === name)?.data;
  return (
    isRegistered(claim, siteFacts) ||
    siteFacts.some(({ kind, file }) => kind === claim.figure.kind && isMissing(file))
  );
}

/** Whether the sentence of a figure is about us. Counts are checked by `matching-counts`. */
const isOurs = ({ figure, passage }: FigureClaim) =>
  figure.kind !== 'number' && isAboutOurs(passage.text, figure.start);

/** Whether a figure is a part of a telephone number, which `own-channels` checks. */
const isInPhoneNumber = ({ file, range: [from, to] }: FigureClaim) =>
  mentionsIn(file).some(
    ({ kind, range: [start, end] }) => kind === 'phone' && start <= from && to <= end,
  );

/** A citation: “§ 43(5)”, “Act 71 of 2008”. */
const CITATION = /(?:[^\s,.;:()]+\s)?[^\s,.;:()]*\d+(?:\(\w+\))*(?:\sof\s\d{4})?/g;

/** The line to list a figure by. A bare number or year gets the words beside it, so that the line matches no other. */
function listLine(claim: FigureClaim): string {
  const { kind, text, start, end } = claim.figure;
  if (kind !== 'number' && !/^\d{4}$/.test(text)) return text;
  const citation = [...claim.passage.text.matchAll(CITATION)].find(
    ({ 0: typed, index }) => index <= start && end <= index + typed.length,
  )?.[0];
  return citation !== undefined && /\d\D+\d/.test(citation) ? citation : lineFor(claim);
}

/** A line of the list that a text nearly has. */
interface Slip {
  readonly typed: string;
  readonly line: string;
  /** Its offset in the list. */
  readonly offset: number;
  /** Whether it is another figure of the text that has the slip. */
  readonly isOther: boolean;
}

/** The line of the list from which the words around a figure differ by a slip in one number. */
function slipIn(
  { figure, passage }: FigureClaim,
  list: readonly IgnoredFigure[],
): Slip | undefined {
  for (const { text: line, offset } of list) {
    const numbers = line.match(/\d+/g) ?? [];
    const words = line
      .split(/\d+/)
      .map((part) => RegExp.escape(part).replaceAll(/\s+|\\x20/g, '\\s+'));
    if (!/\p{L}/u.test(line)) continue;
    for (const { 0: typed, index, ...groups } of passage.text.matchAll(
      new RegExp(`(?<!\\w)${words.join('(\\d+)')}(?!\\w)`, 'dg'),
    )) {
      const others = numbers.flatMap((number, at) => (number === groups[at + 1] ? [] : [at]));
      const [at = -1] = others;
      const [from = 0, to = 0] = groups.indices?.[at + 1] ?? [];
      const isHere = index <= figure.start && figure.end <= index + typed.length;
      const [number, listed = ''] = [passage.text.slice(from, to), numbers[at]];
      // Of short lines, such as “s 49”, the text may mean a neighbour.
      const isNear = line.length < 6 ? isSwap(number, listed) : isSlip(number, listed);
      if (isHere && others.length === 1 && isNear)
        return { typed, line, offset, isOther: from < figure.start || figure.end < to };
    }
  }
  return undefined;
}

function reportUnknown(
  files: readonly ContentFile[],
  claim: FigureClaim,
  siteFacts: readonly Fact[],
  line: string,
  slip: Slip | undefined,
): Diagnostic[] {
  const { text } = claim.figure;
  if (slip)
    return report(claim.file, claim.range, {
      severity: 'warning',
      reason: `“${slip.typed}” looks like a slip for “${slip.line}”, which is in ${LISTS.ignoredFigures}.`,
      note: 'A visitor who looks it up would find something else, or nothing.',
      fix: `Write ${slip.line}. If it is another one, add this line to ${LISTS.ignoredFigures}, and after the # where it comes from: ${slip.typed}   # …`,
    });
  const nearest = nearestFact(claim.figure, siteFacts);
  const says = nearest
    ? `The nearest fact is “${nearest.fact.name}”: ${cite(files, nearest.fact, nearest.value)}.`
    : 'The site has no fact of this kind.';
  return report(claim.file, claim.range, {
    severity: 'warning',
    reason: `“${text}” is not a known fact.`,
    note: `People rely on what is said of the token, the contest and the studio. ${says}`,
    fix: `${nearest && isNearly(text, nearest.value.shown) ? `If it is a slip, write ${nearest.value.shown}.` : 'Correct or remove the figure.'} If it is right and no fact of ours, add this line to ${LISTS.ignoredFigures}, and after the # where it comes from: ${line}   # …`,
  });
}

/** The fact of the kind of a figure whose value is nearest to it. */
function nearestFact({ kind, text, value = '' }: FigureClaim['figure'], siteFacts: readonly Fact[]) {
  const size = (text: string) => (kind === 'date' ? Date.parse(text) : Number.parseFloat(text));
  const distance = (other: string) => Math.abs(size(other) - size(value));
  const rank = ({ shown }: { readonly shown: string }) =>
    isMistyped(text, shown) ? 0 : isNearly(text, shown) ? 1 : 2;
  return siteFacts
    .filter((fact) => fact.kind === kind)
    .flatMap((fact) => fact.values.map((factValue) => ({ fact, value: factValue })))
    .toSorted(
      (a, b) => rank(a.value) - rank(b.value) || distance(a.value.value) - distance(b.value.value),
    )[0];
}

/** Reports lines of the list that excuse nothing now, and would excuse whatever is written later. */
function unusedLines(files: readonly ContentFile[], claims: readonly FigureClaim[]): Diagnostic[] {
  const file = files.find(({ name }) => name === LISTS.ignoredFigures);
  // A file that could not be parsed may contain the figure.
  if (!file || !files.every(isParsed)) return [];
  // So may a section that is missing.
  if (Object.keys(SECTION_FOLDERS).some((folder) => missingSections(files, folder).length > 0))
    return [];
  const isInTexts = (words: RegExp) =>
    files.some((other) => passagesOf(other).some(({ text }) => text.search(words) >= 0));
  return ignoredFigures(files)
    .filter((ignored) => !claims.some((claim) => covers(ignored, claim)))
    .filter(({ words, figures }) => figures.length > 0 || !isInTexts(words))
    .flatMap(({ text, offset }) =>
      report(file, [offset, offset + text.length], {
        severity: 'hint',
        reason: `“${text}” is not used in the texts of the site.`,
        note: 'The list is easier to trust when every line of it is needed.',
        fix: 'Correct the line, or remove it.',
      }),
    );
}
