import { sentencesIn } from 'copy-review/figures';
import { ALLOWED, dutiesOf, type Deed, type Duty } from '../../../../hosting/allowed.ts';
import { entryOf, PAGES } from '../../../../src/content-map.ts';
import { passagesOf } from '../../../content/passages.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { clauseAt, sentencesAt } from '../../shared/clauses.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { asTyped, wordsInBrackets } from '../../shared/required-words.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { anchorOf } from '../../shared/sections.ts';
import { countNegations, hasNegation, isAskedOrQuoted } from '../../shared/statement.ts';

const TABLE = 'hosting/allowed.ts';

/**
 * `hosting/allowed.ts` is the table of what the site may load, call and send. A row of it can be a duty to
 * tell: then a section of Legal says so, and no text denies it.
 */
export const toldInLegal: Rule = {
  name: 'told-in-legal',
  checksUnparsed: true,
  checkFiles: (files) =>
    dutiesOf(ALLOWED).flatMap((duty) => [
      ...reportUntold(files, duty),
      ...files
        .filter((file) => isParsed(file) && isAbout(file, duty))
        .flatMap((file) => denialsIn(file, duty)),
    ]),
};

/** Reports a section of Legal that does not say what it must. */
function reportUntold(files: readonly ContentFile[], { row, legal }: Duty): Diagnostic[] {
  const sections = files.filter(({ name }) => entryOf(name)?.collection === 'legal');
  const section = sections.find((file) => anchorOf(file) === legal.section);
  const [first] = sections;
  if (!first || sections.some((file) => !isParsed(file))) return [];
  const note = `${TABLE} names this section for it.`;
  if (!section)
    return report(first, first.settingsStart, {
      severity: 'warning',
      reason: `There is no section “${legal.section}” of Legal for what visitors have to know of ${row}.`,
      note,
      fix: `Correct the section of this row in ${TABLE}.`,
    });
  if (tells(section, legal.says)) return [];
  return report(section, section.bodyStart, {
    severity: 'warning',
    reason: `This section does not say what visitors have to know of ${row}.`,
    note,
    fix: `Write: ${asTyped(legal.says)}`,
  });
}

/** Whether a sentence of a file has the words in brackets of `says`, and as many denials. */
function tells(file: ContentFile, says: string): boolean {
  const words = wordsInBrackets(says);
  return passagesOf(file).some(({ text }) =>
    sentencesIn(text).some(
      (sentence) =>
        words.every((word) => word.test(sentence.text)) &&
        countNegations(sentence.text) === countNegations(says),
    ),
  );
}

/** The verbs for what a row makes the site do. */
const VERBS: Readonly<Record<Deed, string>> = {
  collects: 'collect(?:s|ed|ing)?|gather(?:s|ed|ing)?',
  sends: 'sends?|sent|sending|submit(?:s|ted|ting)?|transmit(?:s|ted|ting)?',
  stores: 'stor(?:es?|ed|ing)|keeps?|kept|saves?|saved|remembers?|remembered',
  'sets cookies': 'cookies?',
};
/** “Do not send …” speaks of what visitors do, not of the site. */
const ORDER = /^\W*(?:(?:and|but|or|so|then|please)\W+)?(?:do not|don[’']t|never)\s/i;
/** “We store nothing but your message.” */
const EXCEPTION = /\b(?:but|except|only|unless|until|besides|apart from|other than)\b/i;

/** Whether a file has texts about the pages of a row: Legal, sections and what is around every page are about all. */
function isAbout({ name }: ContentFile, { pages }: Duty): boolean {
  const entry = entryOf(name);
  if (!entry?.statesFacts) return false;
  if (entry.collection !== 'pages' || typeof pages === 'string') return true;
  if (entry.page === undefined || entry.page === 'legal') return true;
  // The 404 page has no route of its own: a row calls it /404.
  const route = PAGES[entry.page].route ?? `/${entry.page}`;
  return pages.some((other) => other === route);
}

/** Reports sentences that deny what a row makes the site do: “nothing is sent”. */
function denialsIn(file: ContentFile, { row, legal }: Duty): Diagnostic[] {
  const deeds = (legal.refutes ?? []).map((deed) => VERBS[deed]).join('|');
  if (deeds === '') return [];
  const verb = String.raw`\b(?:${deeds})\b`;
  return reportMatches(file, new RegExp(verb, 'gi'), (typed, { passage: { text }, index }) => {
    const { sentence } = sentencesAt(text, index);
    const clause = clauseAt(sentence, index);
    const before = text.slice(clause.start, index);
    // “sends or stores” is one denial.
    if (new RegExp(verb, 'i').test(before)) return undefined;
    const isDenied =
      hasNegation(before) || /^ (?:nothing|no|none)\b/i.test(text.slice(index + typed.length));
    if (!isDenied || ORDER.test(clause.text) || EXCEPTION.test(sentence.text)) return undefined;
    if (isAskedOrQuoted(text, index)) return undefined;
    return {
      severity: 'warning',
      reason: `This denies what ${TABLE} allows: ${row}.`,
      note: 'A visitor would trust a sentence that is no longer true.',
      fix: 'Say what the site does, or what it still does not do.',
    };
  });
}
