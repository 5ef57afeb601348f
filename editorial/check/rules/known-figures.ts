import { entryOf, isDocument, LISTS } from '../../../src/content-map.ts';
import type { Fact } from '../../../src/facts/register.ts';
import { isParsed, type ContentFile } from '../../content/read.ts';
import { lineFor, type FigureKind } from 'copy-review/figures';
import { passagesOf } from '../../content/passages.ts';
import { claimsIn, type FigureClaim } from '../facts/claims.ts';
import { covers, isRegistered, ignoredFigures } from '../facts/ignored-figures.ts';
import { cite, registerOf } from '../facts/registered-facts.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';
import { isAboutOurs } from '../shared/statement.ts';

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
    const register = registerOf(files);
    const list = ignoredFigures(files);
    const claims = claimsIn(files, register);
    return [
      ...claims
        .filter(({ figure }) => FIGURES.includes(figure.kind))
        .filter((claim) => isBinding(claim.file) || isOurs(claim))
        .filter((claim) => !list.some((ignored) => covers(ignored, claim)))
        .filter(({ facts }) => facts.length === 0)
        .filter((claim) => !mayBeRegistered(files, claim, register))
        .flatMap((claim) => reportUnknown(files, claim, register)),
      ...unusedLines(files, claims),
    ];
  },
};

/** Whether the figure states a fact, or might state a fact from a file that could not be parsed. */
function mayBeRegistered(
  files: readonly ContentFile[],
  claim: FigureClaim,
  register: readonly Fact[],
): boolean {
  const isMissing = (name: string) => !files.find((file) => file.name === name)?.data;
  return (
    isRegistered(claim, register) ||
    register.some(({ kind, file }) => kind === claim.figure.kind && isMissing(file))
  );
}

/** Whether the sentence of a figure is about us. Counts are checked by `matching-counts`. */
const isOurs = ({ figure, passage }: FigureClaim) =>
  figure.kind !== 'number' && isAboutOurs(passage.text, figure.start);

function reportUnknown(
  files: readonly ContentFile[],
  claim: FigureClaim,
  register: readonly Fact[],
): Diagnostic[] {
  const { kind, text } = claim.figure;
  // A bare number or year is listed with the words beside it, so that the line matches no other.
  const line = kind === 'number' || /^\d{4}$/.test(text) ? lineFor(claim) : text;
  const nearest = nearestFact(claim.figure, register);
  const says = nearest
    ? `The nearest fact is “${nearest.fact.name}”: ${cite(files, nearest.fact, nearest.value)}.`
    : 'The register has no fact of this kind.';
  return report(claim.file, claim.range, {
    severity: 'warning',
    reason: `“${text}” is not a known fact.`,
    note: `People rely on what is said of the token, the contest and the studio. ${says}`,
    fix: `Correct or remove the figure. If it is right and no fact of ours, add this line to ${LISTS.ignoredFigures}, and after the # where it comes from: ${line}   # …`,
  });
}

/** The fact of the kind of a figure whose value is nearest to it. */
function nearestFact({ kind, value = '' }: FigureClaim['figure'], register: readonly Fact[]) {
  const size = (text: string) => (kind === 'date' ? Date.parse(text) : Number.parseFloat(text));
  const distance = (other: string) => Math.abs(size(other) - size(value));
  return register
    .filter((fact) => fact.kind === kind)
    .flatMap((fact) => fact.values.map((one) => ({ fact, value: one })))
    .toSorted((a, b) => distance(a.value.value) - distance(b.value.value))[0];
}

/** Reports lines of the list that excuse nothing now, and would excuse whatever is written later. */
function unusedLines(files: readonly ContentFile[], claims: readonly FigureClaim[]): Diagnostic[] {
  const file = files.find(({ name }) => name === LISTS.ignoredFigures);
  // A file that could not be parsed may contain the figure.
  if (!file || !files.every(isParsed)) return [];
  const isInTexts = (words: RegExp) =>
    files.some((one) => passagesOf(one).some(({ text }) => text.search(words) >= 0));
  return ignoredFigures(files)
    .filter((one) => !claims.some((claim) => covers(one, claim)))
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
