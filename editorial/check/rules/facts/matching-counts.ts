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
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { ignoredFigures, isExcused, listIt } from '../../facts/ignored-figures.ts';
import { registerOf } from '../../facts/registered-facts.ts';
import { isShown } from '../../../../src/formats/shown.ts';
import { showingOf } from '../../shared/showing.ts';
import { NUMBERED } from '../../shared/sections.ts';
import { isDenied, topicAt } from '../../shared/statement.ts';
import { sentenceAt } from '../../shared/clauses.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { answer, type Rule } from '../../shared/rule.ts';
import { readNumber, WORDS } from 'copy-review/figures';

/**
 * A number of pledges, sections, prizes or form fields in a text is how many the content has, and a
 * reference such as “section 3” or “the fourth prize” is to one that exists.
 */
export const matchingCounts: Rule = {
  name: 'matching-counts',
  fails: answer('Read Pledge 9.'),
  passes: answer('Read Pledge 7.'),
  checksUnparsed: true,
  checkFiles: (files) =>
    files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) => [...wrongCounts(files, file), ...missingNumbers(files, file)]),
};

const NOUNS = 'pledges|commitments|sections|prizes|winners|fields|questions|toes|cards';
/**
 * Matches a count, such as “seven pledges” or “seven written pledges”. What follows it may say that
 * only some are meant: “two pledges that have proofs”.
 */
const COUNT = new RegExp(
  `(?<![\\w.,-]|\\b(?:first|last|other|next|than|sections?|pledges?|questions?) )(?<number>\\d+|${WORDS})(?=(?<rest> (?!(?:first|last|other|next|more|further) )(?:\\p{Ll}+ )?(?<noun>${NOUNS})\\b)(?! (?:that|which|with|have|has|need|can|of (?!the|this|our|Legal|Meme|About))))`,
  'giu',
);

/** Reports counts that are not how many there are. */
const wrongCounts = (files: readonly ContentFile[], file: ContentFile): Diagnostic[] =>
  reportMatches(file, COUNT, (number, { passage, index, groups: { rest = '', noun = '' } }) => {
    const { text } = passage;
    const namedPage = pageNamed(sentenceAt(text, index));
    const count = countOf(files, noun.toLowerCase(), namedPage ?? entryOf(file.name)?.page);
    if (count === undefined || Number(readNumber(number)) === count.count) return undefined;
    const typed = number + rest;
    const typedCount = {
      figure: { text: typed, start: index, end: index + typed.length },
      passage,
    };
    if (topicAt(text, index) === 'other' || isDenied(text, index)) return undefined;
    if (isExcused(ignoredFigures(files), typedCount)) return undefined;
    const replacement = /\d/.test(number) ? String(count.count) : numberInWords(count.count);
    const isFirst = /^\p{Lu}/u.test(number);
    const expected = isFirst ? replacement.replace(/^./, (a) => a.toUpperCase()) : replacement;
    return {
      severity: 'warning',
      reason: `“${number} ${noun}” is the wrong number.`,
      note: `${count.where} ${count.count}, and a visitor who counts them finds another number.`,
      fix: `Write ${expected}. ${listIt(typedCount)}`,
      expected,
      changesFact: true,
    };
  });

interface Count {
  readonly count: number;
  /** The beginning of a sentence that continues with the number: “The Legal page has”. */
  readonly where: string;
}

/** What a noun in the plural counts. Sections are those of the page that is meant. */
const COUNTED_AS: Readonly<Record<string, CountedName>> = {
  pledges: 'pledges',
  commitments: 'pledges',
  questions: 'questions',
  fields: 'fields',
  toes: 'cards',
  cards: 'cards',
};

/**
 * How many there are of something, with the beginning of a sentence about it.
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
    const prizes = registerOf(files).filter(({ path }) => path[0] === 'prizes');
    const areReadable = prizes.every(({ isReadable }) => isReadable) && prizes.length > 0;
    return areReadable ? { count: prizes.length, where: 'Meme Wars has' } : undefined;
  }
  const name = COUNTED_AS[noun];
  const folder = folderOf(page);
  const at = name ? COUNTED[name] : folder && { folder };
  if (!at || ('page' in at && at.page !== page && noun !== 'toes')) return undefined;
  const counted = 'page' in at ? at.page : SECTION_FOLDERS[at.folder].page;
  const inFolder = (folder: SectionName) =>
    files.filter(({ name }) => name.startsWith(`${folder}/`));
  const parts =
    'page' in at
      ? valueAt(files.find((file) => file.name === pageFile(at.page))?.data, at.path)
      : inFolder(at.folder);
  // The required sections are counted, because another rule reports missing ones.
  const required = 'folder' in at ? (requiredSectionsOf(at.folder)?.values.length ?? 0) : 0;
  const hidden =
    'folder' in at ? inFolder(at.folder).filter(({ data }) => !isShown(showingOf(data))).length : 0;
  const count = Math.max(required, Object.keys(parts ?? {}).length) - hidden;
  return count === 0 ? undefined : { count, where: `The ${PAGES[counted].label} has` };
}

/** The folder with the sections of a page; undefined if it has none. */
const folderOf = (page: PageName | undefined) =>
  (Object.keys(SECTION_FOLDERS) as SectionName[]).find(
    (folder) => SECTION_FOLDERS[folder].page === page,
  );

/** The page that a sentence names. */
const pageNamed = (sentence: string): PageName | undefined =>
  (['legal', 'about', 'contact', 'trust-pledge'] as const).find((page) =>
    new RegExp(`\\b${PAGES[page].label.replace(/ page$/, '')}(?: page)?\\b`).test(sentence),
  );

/** Laws also have sections, so sentences that name a law are skipped. */
const LAW =
  /\b(?:Act|Code|Constitution|Regulations?|Directive|Notice|Bill|Schedule|CPA|ECTA?|POPIA|FAIS|FICA?)\b/;

const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh'];
/** Matches a reference to one by its number, such as “Pledge 3” or “the fourth prize”. */
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
    const [named, own] = [pageNamed(sentence), entryOf(file.name)?.page];
    const page = named ?? (folderOf(own) ? own : 'legal');
    const count = countOf(files, `${noun.toLowerCase()}s`, page === 'contact' ? 'legal' : page);
    const read = ordinal === undefined ? Number(readNumber(number)) : numberOf(ordinal);
    if (count === undefined || (read >= 1 && read <= count.count)) return undefined;
    return {
      ...(ordinal !== undefined || named ? {} : { severity: 'warning' }),
      reason: `There is no ${typed.toLowerCase()}.`,
      note: `${count.where} ${count.count}. A visitor would look for it and not find it.`,
      fix:
        ordinal === undefined
          ? `Write the number of the one that you mean, from 1 to ${count.count}. If it belongs to a law, name the law in this sentence.`
          : `Leave it out, or add the prize to ${DATA_FILES.contests.path}.`,
    };
  });

/** The number that “fourth” or “4th” gives. */
const numberOf = (ordinal: string): number =>
  ORDINALS.includes(ordinal) ? ORDINALS.indexOf(ordinal) + 4 : Number.parseInt(ordinal, 10);
