import { isExcused } from 'copy-review/figures';
import { entryOf } from '../../../../src/content-map.ts';
import type { Fact, FactValue } from '../../../../src/facts/register.ts';
import { anyOf } from '../../../../src/formats/patterns.ts';
import { lineOf } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import { claimsIn, isSure, type FigureClaim } from '../../facts/claims.ts';
import { ignoredFigures, warnOfContradiction } from '../../facts/ignored-figures.ts';
import { agrees, cite, formatLike, siteFactsOf } from '../../facts/registered-facts.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { sentenceAt } from '../../shared/clauses.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * A fact is disputed if its sources contradict each other. Its readings are the values that they
 * give, and each reading has a page, which shows it. While a fact is disputed, no sentence of another
 * page states it as its own, and none states another value. Only the owner can decide which one is
 * right, in the file that declares the conflict.
 */
export const disputedValuesByPage: Rule = {
  name: 'disputed-values-by-page',
  checksUnparsed: true,
  checkFiles: (files) => {
    const siteFacts = siteFactsOf(files);
    const list = ignoredFigures(files);
    const claims = claimsIn(files).filter((claim) => !isExcused(list, claim));
    // `valid-settings` reports a reading without its page.
    const disputed = siteFacts.filter(
      ({ isDisputed, values }) => isDisputed && values.every(({ where }) => where),
    );
    return disputed.flatMap((fact) =>
      claims.flatMap((claim) => reportMisplaced(files, claim, fact)),
    );
  },
};

/**
 * Reports a figure that is another page's reading, or no reading, of a disputed fact.
 *
 * @param claim a figure in a sentence, and the facts that it may state
 */
function reportMisplaced(
  files: readonly ContentFile[],
  claim: FigureClaim,
  fact: Fact,
): Diagnostic[] {
  const { file, figure, facts, range } = claim;
  if (figure.kind !== fact.kind) return [];
  const isStated = (value: FactValue) => agrees(figure, value);
  if (facts.some((other) => other !== fact && other.values.some(isStated))) return [];
  const reading = fact.values.find(isStated);
  const readingHere = fact.values.find(({ where }) => where === entryOf(file.name)?.page);
  const quoted = quotedReading(claim, fact);
  const isRight =
    reading === undefined ? !facts.includes(fact) : reading === readingHere || reading === quoted;
  if (isRight) return [];
  const reason =
    reading === undefined
      ? `“${figure.text}” is another value of “${fact.name}”.`
      : `“${figure.text}” is the value of the ${reading.where ?? ''} page.`;
  const expectedReading = quoted ?? readingHere;
  const replacement = expectedReading && formatLike(figure, expectedReading);
  const note = whyDisputed(files, fact);
  // With no reading, no page named and no sure subject, the figure may be about something else.
  if (reading === undefined && !quoted && !isSure(claim)) {
    const fix = replacement === undefined ? 'Remove the figure.' : `Write ${replacement}`;
    return report(file, range, warnOfContradiction(claim, { reason, note, fix }));
  }
  return report(file, range, {
    reason,
    note,
    changesFact: true,
    fix: replacement ?? `Remove the figure, or ${settle(files, fact)}`,
    expected: replacement,
    replaces: figure.text,
  });
}

/** The reading of the page that the clause or the sentence quotes, which is then right on any page. */
const quotedReading = ({ clause, passage, figure }: FigureClaim, fact: Fact) =>
  [clause.text, sentenceAt(passage.text, figure.start)]
    .map((text) => fact.values.find(({ where }) => where && namesPage(text, where)))
    .find(Boolean);

/** Whether a clause quotes a page: “On Home you read …”, “About gives …”, “the home page says …”. */
function namesPage(clause: string, page: string): boolean {
  const name = page.charAt(0).toUpperCase() + page.slice(1);
  const quotes = [
    String.raw`(?:[Oo]n|[Tt]he|[Pp]age) ${name}\b`,
    // Followed by a verb: “About 100 Trillion” names no page.
    String.raw`${name}(?: page)?,? (?:\p{Ll}|“)`,
    String.raw`(?:[Tt]he|[Oo]ur) ${page} page\b`,
  ];
  return new RegExp(String.raw`\b${anyOf(quotes)}`, 'u').test(clause);
}

/** The note of the diagnostics: the readings of a fact, with their sources and pages. */
function whyDisputed(files: readonly ContentFile[], fact: Fact): string {
  const readings = fact.values.map((value) => `${cite(files, fact, value)} (${value.where ?? ''})`);
  return `“${fact.name}” is disputed: ${readings.join('; ')}. Each page shows its own value until the conflict is settled.`;
}

/** The end of a fix: how the owner settles a conflict. */
function settle(files: readonly ContentFile[], { file: name, values }: Fact): string {
  const file = files.find((other) => other.name === name);
  const key = String(values[0]?.path[0] ?? '');
  const place = file ? `${file.path}:${lineOf(file, [key, 'disputed'])}` : name;
  return `let the owner settle which value is right: the guide (README.md) says under “Settle the supply” what to write in ${place}.`;
}
