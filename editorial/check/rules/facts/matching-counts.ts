import {
  COUNTED,
  DATA_FILES,
  entryOf,
  pageFile,
  PAGES,
  requiredSectionsOf,
  SECTION_FOLDERS,
  type CountedName,
  type PageName,
  type SectionName,
} from '../../../../src/content-map.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import { numberInWords } from '../../../../src/formats/amounts.ts';
import { anyOf, wholeWords } from '../../../../src/formats/patterns.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { ignoredFigures, adviceToList } from '../../facts/ignored-figures.ts';
import { siteFactsOf } from '../../facts/registered-facts.ts';
import { isShown } from '../../../../src/formats/shown.ts';
import { showingOf } from '../../shared/showing.ts';
import { NUMBERED } from '../../shared/sections.ts';
import { isDenied, topicAt } from '../../shared/statement.ts';
import { sentenceAt } from '../../shared/clauses.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import type { Rule } from '../../shared/rule.ts';
import { isExcused, readNumber, WORDS } from 'copy-review/figures';

/**
 * A number of pledges, sections, prizes or form fields in a text is how many the content has, and a
 * reference such as “section 3” or “the fourth prize” is to one that exists.
 */
export const matchingCounts: Rule = {
  name: 'matching-counts',
  checksUnparsed: true,
  checkFiles: (files) =>
    files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) => [...wrongCounts(files, file), ...missingNumbers(files, file)]),
};

/**
 * What a noun in the plural counts. Toes are the trust cards of the home page, which are drawn as the toes of a
 * footprint.
 */
const COUNTED_AS: Readonly<Record<string, CountedName>> = {
  pledges: 'pledges',
  commitments: 'pledges',
  questions: 'questions',
  fields: 'fields',
  toes: 'cards',
  cards: 'cards',
};
/** What is counted: also the sections of the page that is meant, and the prizes, each with a winner. */
const NOUNS = [...Object.keys(COUNTED_AS), 'sections', 'prizes', 'winners'];
/** Words before a number of some only: “the first 3”, “more than 3”. */
const BEFORE_NUMBER = ['first', 'last', 'other', 'next', 'than'];
/** Words after the number of some: “three more pledges”. */
const AFTER_NUMBER = ['first', 'last', 'other', 'next', 'more', 'further'];
/** Words after the noun by which only some are meant: “two pledges that have proofs”. */
const AFTER_NOUN = [
  ...['that', 'which', 'with', 'have', 'has', 'need', 'can'],
  'of (?!the|this|our|Legal|Meme|About)',
];
/** Matches a count, such as “seven pledges” or “seven written pledges”. */
const COUNT = new RegExp(
  [
    String.raw`(?<![\w.,-]|\b${anyOf(BEFORE_NUMBER)} )(?<number>\d+|${WORDS})`,
    String.raw`(?=(?<words> (?!${anyOf(AFTER_NUMBER)} )(?:\p{Ll}+ )?(?<noun>${anyOf(NOUNS)})\b)`,
    String.raw`(?! ${anyOf(AFTER_NOUN)}))`,
  ].join(''),
  'giu',
);

/** Reports counts that differ from what the content has. */
const wrongCounts = (files: readonly ContentFile[], file: ContentFile): Diagnostic[] =>
  reportMatches(file, COUNT, (number, { passage, index, groups: { words = '', noun = '' } }) => {
    const { text } = passage;
    const namedPage = pageNamed(sentenceAt(text, index));
    const count = countOf(files, noun.toLowerCase(), namedPage ?? entryOf(file.name)?.page);
    if (count === undefined || Number(readNumber(number)) === count.total) return undefined;
    const typed = number + words;
    const typedCount = {
      figure: { text: typed, start: index, end: index + typed.length },
      passage,
    };
    if (topicAt(text, index) === 'other' || isDenied(text, index)) return undefined;
    if (isExcused(ignoredFigures(files), typedCount)) return undefined;
    const expected = writtenLike(number, count.total);
    return {
      severity: 'warning',
      reason: `“${number} ${noun}” is the wrong number.`,
      note: `${count.place} has ${count.total}, and a visitor who counts them finds another number.`,
      fix: `Write ${expected}. ${adviceToList(typedCount)}`,
      expected,
      changesFact: true,
    };
  });

/** A number in figures, in words, or in words with a capital, as another one is typed. */
function writtenLike(typed: string, number: number): string {
  if (/\d/.test(typed)) return String(number);
  const words = numberInWords(number);
  return /^\p{Lu}/u.test(typed) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** How many there are of something, and what has them: “Meme Wars”, “The Legal page”. */
interface Count {
  readonly total: number;
  readonly place: string;
}

/**
 * Counts what a noun stands for.
 *
 * @param noun in the plural, such as `sections`
 * @param page the page whose sections, cards or fields are meant
 * @returns undefined if it is not known, or if there is none: other rules report what is missing
 */
function countOf(
  files: readonly ContentFile[],
  noun: string,
  page: PageName | undefined,
): Count | undefined {
  if (noun === 'prizes' || noun === 'winners') {
    const prizes = siteFactsOf(files).filter(({ path }) => path[0] === 'prizes');
    const areReadable = prizes.every(({ isReadable }) => isReadable) && prizes.length > 0;
    return areReadable ? { total: prizes.length, place: 'Meme Wars' } : undefined;
  }
  const name = COUNTED_AS[noun];
  const folder = folderOf(page);
  const source = name ? COUNTED[name] : folder && { folder };
  if (!source) return undefined;
  if ('folder' in source)
    return countOnPage(SECTION_FOLDERS[source.folder].page, sectionsIn(files, source.folder));
  // Other pages have cards too, but no toes.
  if (source.page !== page && noun !== 'toes') return undefined;
  const file = files.find((other) => other.name === pageFile(source.page));
  return countOnPage(source.page, Object.keys(valueAt(file?.data, source.path) ?? {}).length);
}

const countOnPage = (page: PageName, total: number): Count | undefined =>
  total === 0 ? undefined : { total, place: `The ${PAGES[page].label}` };

/** How many sections of a folder are shown. Missing ones count, because another rule reports them. */
function sectionsIn(files: readonly ContentFile[], folder: SectionName): number {
  const sections = files.filter(({ name }) => name.startsWith(`${folder}/`));
  const hidden = sections.filter(({ data }) => !isShown(showingOf(data)));
  const required = requiredSectionsOf(folder)?.values.length ?? 0;
  return Math.max(required, sections.length) - hidden.length;
}

/** The folder with the sections of a page; undefined if it has none. */
const folderOf = (page: PageName | undefined) =>
  (Object.keys(SECTION_FOLDERS) as SectionName[]).find(
    (folder) => SECTION_FOLDERS[folder].page === page,
  );

/** The page that a sentence names, by its label. “Home” and the labels of other pages are words of sentences, too. */
const pageNamed = (sentence: string): PageName | undefined =>
  (['legal', 'about', 'contact', 'trust-pledge'] as const).find((page) =>
    new RegExp(`\\b${PAGES[page].label.replace(/ page$/, '')}(?: page)?\\b`).test(sentence),
  );

/** Laws also have sections, so sentences that name a law are skipped. */
const LAW = wholeWords(
  [
    ...['Act', 'Code', 'Constitution', 'Regulations?', 'Directive', 'Notice', 'Bill', 'Schedule'],
    ...['CPA', 'ECTA?', 'POPIA', 'FAIS', 'FICA?'],
  ],
  '',
);

/** Of prizes after the third: the contest may not have them. */
const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh'];
/** A reference to a section, a pledge, a question or a prize by its number: “Pledge 3”, “the fourth prize”. */
const REFERENCE = new RegExp(
  `${NUMBERED.source}|\\b(?<ordinal>${ORDINALS.join('|')}|[4-7]th)[- ](?:prize|place)\\b`,
  'gi',
);

/** Reports references to sections, pledges, questions and prizes that do not exist. */
const missingNumbers = (files: readonly ContentFile[], file: ContentFile): Diagnostic[] =>
  reportMatches(file, REFERENCE, (typed, { passage: { text }, index, groups }) => {
    const { noun = 'prize', number = '' } = groups;
    const ordinal = groups.ordinal?.toLowerCase();
    const sentence = sentenceAt(text, index);
    const isAboutAnother =
      ordinal === undefined
        ? LAW.test(sentence)
        : isDenied(text, index) || topicAt(text, index) === 'other';
    if (isAboutAnother) return undefined;
    // On a page without sections, such as Contact with its questions, “section 3” is of Legal.
    const namedPage = pageNamed(sentence);
    const pageOfFile = entryOf(file.name)?.page;
    const page = namedPage ?? (folderOf(pageOfFile) ? pageOfFile : 'legal');
    const count = countOf(files, `${noun.toLowerCase()}s`, page === 'contact' ? 'legal' : page);
    const referred = ordinal === undefined ? Number(readNumber(number)) : numberOf(ordinal);
    if (count === undefined || (referred >= 1 && referred <= count.total)) return undefined;
    return {
      ...(ordinal !== undefined || namedPage ? {} : { severity: 'warning' }),
      reason: `There is no ${typed.toLowerCase()}.`,
      note: `${count.place} has ${count.total}. A visitor would look for it and not find it.`,
      fix:
        ordinal === undefined
          ? `Write the number of the one that you mean, from 1 to ${count.total}. If it belongs to a law, name the law in this sentence.`
          : `Leave it out, or add the prize to ${DATA_FILES.contests.path}.`,
    };
  });

/** The number that “fourth”, the first of `ORDINALS`, or “4th” gives. */
const numberOf = (ordinal: string): number =>
  ORDINALS.includes(ordinal) ? ORDINALS.indexOf(ordinal) + 4 : Number.parseInt(ordinal, 10);
