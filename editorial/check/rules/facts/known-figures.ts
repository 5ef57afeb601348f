import { entryOf, isDocument, LISTS, SECTION_FOLDERS } from '../../../../src/content-map.ts';
import type { Fact } from '../../../../src/facts/register.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import { covers, lineFor, type FigureKind, type IgnoredFigure } from 'copy-review/figures';
import { isSureFigureSlip, isFigureSlip, isSlip, isSwap } from '../../../content/nearest.ts';
import { passagesOf } from '../../../content/passages.ts';
import { mentionsIn } from '../../channels/mentions.ts';
import { claimsIn, type FigureClaim } from '../../facts/claims.ts';
import { ignoredFigures } from '../../facts/ignored-figures.ts';
import { cite, isValueOfFact, siteFactsOf } from '../../facts/registered-facts.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { patternOfWords } from '../../shared/required-words.ts';
import { missingSections } from '../../shared/sections.ts';
import { isAboutOurs } from '../../shared/statement.ts';

/** Whether a file belongs to a page with binding text. */
function isBinding({ name }: ContentFile): boolean {
  const page = entryOf(name)?.page;
  return page !== undefined && isDocument(page);
}

/** Kinds of figures that must be known. Other rules check names, links and addresses. */
const FIGURES: readonly FigureKind[] = ['date', 'amount', 'percent', 'duration', 'money', 'number'];

/**
 * Every figure in a sentence about the token, the contest or the studio, and every figure in the
 * Legal or Pledge text, is a fact of the site, or is in the editors’ list of other figures with its source.
 */
export const knownFigures: Rule = {
  name: 'known-figures',
  checksUnparsed: true,
  list: LISTS.ignoredFigures,
  checkFiles: (files) => {
    const siteFacts = siteFactsOf(files);
    const list = ignoredFigures(files);
    const claims = claimsIn(files);
    const unknown = claims
      .filter(({ figure }) => FIGURES.includes(figure.kind))
      .filter((claim) => isBinding(claim.file) || isOurs(claim))
      .filter((claim) => !list.some((ignored) => covers(ignored, claim)))
      .filter((claim) => !isInPhoneNumber(claim))
      .filter(({ facts }) => facts.length === 0)
      .filter((claim) => !mayBeFact(files, claim, siteFacts))
      .map((claim) => ({ claim, line: listLine(claim), slip: slipIn(claim, list) }));
    const unused = unusedLines(files, claims);
    return [
      ...firstOfCitation(unknown).flatMap((figure) => reportUnknown(files, figure, siteFacts)),
      // The line that a text nearly has is needed.
      ...unused.filter(
        ({ place }) => !unknown.some(({ slip }) => slip?.offset === place.start.offset),
      ),
    ];
  },
};

/** A figure that is no fact of the site and not in the list. */
interface UnknownFigure {
  readonly claim: FigureClaim;
  /** The line to list it by. */
  readonly line: string;
  readonly slip: Slip | undefined;
}

/** Of a citation with several figures, only the first one. */
const firstOfCitation = (unknown: readonly UnknownFigure[]): UnknownFigure[] =>
  unknown.filter(
    ({ claim, line }, index) =>
      unknown.findIndex((other) => other.line === line && other.claim.passage === claim.passage) ===
      index,
  );

/** Whether the figure states a fact, or might state a fact from a file that could not be parsed. */
function mayBeFact(
  files: readonly ContentFile[],
  claim: FigureClaim,
  siteFacts: readonly Fact[],
): boolean {
  const isMissing = (name: string) => !files.find((file) => file.name === name)?.data;
  return (
    isValueOfFact(claim.figure, siteFacts) ||
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

/** The line to list a figure by. A bare number or year gets the words beside it, so that it matches no other. */
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
}

/** Of shorter lines, such as “s 49”, the text may mean a neighbour. */
const MIN_LINE_LENGTH = 6;

/** The line of the list from which the words around a figure differ by a slip in one number. */
function slipIn(claim: FigureClaim, list: readonly IgnoredFigure[]): Slip | undefined {
  const slips = list.flatMap((listed) =>
    variantsOf(listed.text, claim.passage.text).map((match) => slipInMatch(match, listed, claim)),
  );
  return slips.find(Boolean);
}

/** Where a text has the words of a line with any numbers. Each number is a group of the match. */
function variantsOf(line: string, text: string): RegExpExecArray[] {
  if (!/\p{L}/u.test(line)) return [];
  const words = line.split(/\d+/).map(patternOfWords);
  return [...text.matchAll(new RegExp(`(?<!\\w)${words.join('(\\d+)')}(?!\\w)`, 'g'))];
}

/** The slip in a match of `variantsOf`, if the figure is in it and one of its numbers differs by a slip. */
function slipInMatch(
  { 0: typed, index, ...groups }: RegExpExecArray,
  { text: line, offset }: IgnoredFigure,
  { figure }: FigureClaim,
): Slip | undefined {
  const isAroundFigure = index <= figure.start && figure.end <= index + typed.length;
  const different = (line.match(/\d+/g) ?? []).flatMap((listed, at) => {
    const number = groups[at + 1] ?? '';
    return number === listed ? [] : [{ number, listed }];
  });
  const [difference, ...others] = different;
  if (!isAroundFigure || !difference || others.length > 0) return undefined;
  const { number, listed } = difference;
  const isNear = line.length < MIN_LINE_LENGTH ? isSwap(number, listed) : isSlip(number, listed);
  return isNear ? { typed, line, offset } : undefined;
}

function reportUnknown(
  files: readonly ContentFile[],
  { claim, line, slip }: UnknownFigure,
  siteFacts: readonly Fact[],
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
  const nearestText = nearest
    ? `The nearest fact is “${nearest.fact.name}”: ${cite(files, nearest.fact, nearest.value)}.`
    : 'The site has no fact of this kind.';
  const correction =
    nearest && isFigureSlip(text, nearest.value.shown)
      ? `If it is a slip, write ${nearest.value.shown}.`
      : 'Correct or remove the figure.';
  return report(claim.file, claim.range, {
    severity: 'warning',
    reason: `“${text}” is not a known fact.`,
    note: `People rely on what is said of the token, the contest and the studio. ${nearestText}`,
    fix: `${correction} If it is right and no fact of ours, add this line to ${LISTS.ignoredFigures}, and after the # where it comes from: ${line}   # …`,
  });
}

/** The fact of the kind of a figure whose value is nearest to it. */
function nearestFact(
  { kind, text, value = '' }: FigureClaim['figure'],
  siteFacts: readonly Fact[],
) {
  const size = (typed: string) => (kind === 'date' ? Date.parse(typed) : Number.parseFloat(typed));
  const distance = (other: string) => Math.abs(size(other) - size(value));
  const rank = ({ shown }: { readonly shown: string }) =>
    isSureFigureSlip(text, shown) ? 0 : isFigureSlip(text, shown) ? 1 : 2;
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
