import {
  entryOf,
  isList,
  isSectionFolder,
  REQUIRED_FILES,
  SECTION_FOLDERS,
} from '../../../src/content-map.ts';
import type { ContentFile } from '../../content/read.ts';
import { nearest } from '../../content/nearest.ts';
import { formatNumber, originalOf, sectionNumber } from '../shared/sections.ts';
import { reportPath, type Diagnostic } from '../../output/diagnostic.ts';
import type { Example, Rule } from '../shared/rule.ts';
import { canNameMissing } from './required-sections.ts';

const NUMBERED = /^\d\d-[a-z0-9-]+\.mdx$/;

const ALL_NUMBERS = Array.from({ length: 99 }, (_, index) => index + 1);

/** Every file that the site needs, without any text. */
const COMPLETE_FOLDER: Example = Object.fromEntries(
  [
    ...REQUIRED_FILES,
    ...Object.entries(SECTION_FOLDERS).flatMap(([folder, { required, least }]) =>
      (required?.values ?? Array.from({ length: least ?? 0 })).map(
        (_, index) => `${folder}/0${index + 1}-part.mdx`,
      ),
    ),
  ].map((name) => [name, '']),
);

/** No file is missing or unknown, and the sections of a page are numbered 01, 02, 03 without a gap. */
export const expectedFiles: Rule = {
  name: 'expected-files',
  fails: { ...COMPLETE_FOLDER, 'faq/why.mdx': '' },
  passes: COMPLETE_FOLDER,
  checksUnparsed: true,
  checkFiles: (files) => [
    ...missing(files),
    ...unknown(files),
    ...Object.entries(SECTION_FOLDERS).flatMap(([folder, { required, least }]) =>
      numbers(files, folder, required?.values.length, least),
    ),
  ],
};

const ORDER = 'The numbers of the files give the order in which visitors read them.';

const message = (path: string, reason: string, fix: string, note: string): Diagnostic =>
  reportPath(path, { reason, note, fix });

/** The path in the content folder as typed. `name` has a wrong ending or wrong capitals corrected. */
const typedName = ({ path, name }: ContentFile) =>
  path.split('/').slice(-name.split('/').length).join('/');

/** Whether a section's file name has a number; other files need none. */
function hasValidNumber(name: string): boolean {
  const [folder = '', file = ''] = name.split('/');
  return !isSectionFolder(folder) || NUMBERED.test(file);
}

function missing(files: readonly ContentFile[]): Diagnostic[] {
  const names = files.map(({ name }) => name);
  const root = rootOf(files);
  return REQUIRED_FILES.filter((needed) => !names.includes(needed)).map((needed) => {
    const near = nearest(
      needed,
      names.filter((name) => !REQUIRED_FILES.includes(name)),
    );
    return message(
      root + needed,
      `There is no file “${needed}”.`,
      near ? `Rename “${near}” to “${needed}”.` : `Bring the file “${needed}” back.`,
      'A part of the site is made from it.',
    );
  });
}

function unknown(files: readonly ContentFile[]): Diagnostic[] {
  return files.flatMap((file) => {
    const { path, name, defect } = file;
    // `valid-encoding` reports links.
    if (defect?.kind === 'link') return [];
    const typed = typedName(file);
    const isKnown = entryOf(name) !== undefined || isList(name);
    // For a section without a number, `unplacedFile` suggests the whole name.
    if (isKnown && (typed === name || !hasValidNumber(name))) return [];
    const single = isKnown ? undefined : SINGLE.find((folder) => name.startsWith(`${folder}/`));
    const what = single
      ? `The site shows “${onlyFile(single)}”, not “${name}”.`
      : `The site does not know what to do with “${typed}”.`;
    const elsewhere = single
      ? 'Remove it from the folder, and ask the developers of the site for a place on its pages first.'
      : 'Move it out of the content folder, or correct its name.';
    const fix = isKnown ? `Rename it to “${name}”.` : elsewhere;
    return [message(path, what, fix, 'Nothing of it would be shown.')];
  });
}

/** Folders with one file each: the pages show one coin and one contest. */
const SINGLE = ['coins', 'contests'];

const onlyFile = (folder: string) =>
  REQUIRED_FILES.find((name) => name.startsWith(`${folder}/`)) ?? '';

/**
 * Checks the numbers of the sections in a folder: missing or duplicate ones, gaps, too many or too few.
 *
 * @param count how many sections the specification asks for, if it says exactly
 * @param least how many it asks for at least
 */
function numbers(
  files: readonly ContentFile[],
  folder: string,
  count: number | undefined,
  least = 0,
): Diagnostic[] {
  // `required-sections` reports a copy of a section.
  const inFolder = files.filter(
    (file) => entryOf(file.name)?.collection === folder && !originalOf(file, files),
  );
  const numbered = inFolder.filter(({ name }) => hasValidNumber(name));
  const taken = numbered.map(({ name }) => sectionNumber(name) ?? 0);
  const free = ALL_NUMBERS.filter((number) => !taken.includes(number));
  const isDuplicate = (file: ContentFile) => {
    const index = numbered.indexOf(file);
    return index > 0 && taken[index] === taken[index - 1];
  };
  const unplaced = inFolder.filter((file) => !numbered.includes(file) || isDuplicate(file));
  const isShort = numbered.length < (count ?? least);
  // `required-sections` then says which sections are missing.
  const isReportedElsewhere = isShort && canNameMissing(inFolder, folder);
  // A file that is renamed may fill the gap.
  const gaps =
    isReportedElsewhere || unplaced.length > 0
      ? []
      : gapsIn(numbered, taken, folder, isShort, count !== undefined || isShort);
  const isExplained = isReportedElsewhere || (isShort && gaps.length > 0);
  return [
    ...unplaced.map((file, index) => unplacedFile(file, numbered, free[index])),
    ...gaps,
    ...(isExplained
      ? []
      : counted(files, numbered, folder, count ?? Math.max(least, numbered.length))),
  ];
}

/** Reports a file without a number or with a duplicate one, and suggests another name. */
function unplacedFile(
  file: ContentFile,
  numbered: readonly ContentFile[],
  number: number | undefined,
): Diagnostic {
  const before = numbered[numbered.indexOf(file) - 1];
  return message(
    file.path,
    before
      ? `“${file.name}” and “${before.name}” have the same number.`
      : `“${typedName(file)}” does not say where it belongs in the order.`,
    number === undefined
      ? 'No number is free. Put its text into one of the files that are there.'
      : `Rename it to “${withNumber(file.name, number)}”.`,
    `${ORDER} They run from 01 to 99.`,
  );
}

function gapsIn(
  numbered: readonly ContentFile[],
  taken: readonly number[],
  folder: string,
  isShort: boolean,
  /** Whether the order needs every number. A page without a fixed count is shown all the same. */
  isNeeded: boolean,
): Diagnostic[] {
  return numbered.flatMap(({ path }, index) => {
    const expected = (taken[index - 1] ?? 0) + 1;
    if (taken[index] === expected) return [];
    const asked = formatNumber(expected);
    const fix = isShort
      ? `Bring back the file that begins with ${asked}-`
      : `Give this file the number ${asked}, or bring the missing file back.`;
    const found = message(path, `No file of “${folder}” has the number ${asked}.`, fix, ORDER);
    return [isNeeded ? found : { ...found, severity: 'hint' }];
  });
}

/** The name of a section's file with a number: `faq/05-my-question.mdx`. */
function withNumber(name: string, number: number): string {
  const [folder = '', file = ''] = name.split('/');
  const words = file.slice(0, -'.mdx'.length).toLowerCase();
  const rest = words.replace(/^[\d\W_]+/, '').match(/[a-z0-9]+/g) ?? ['my', 'section'];
  return `${folder}/${[formatNumber(number), ...rest].join('-')}.mdx`;
}

/** Compares the number of sections with what the page is designed for. */
function counted(
  files: readonly ContentFile[],
  numbered: readonly ContentFile[],
  folder: string,
  count: number,
): Diagnostic[] {
  const what = `“${folder}” has ${numbered.length} sections instead of ${count}.`;
  const why = `The page is drawn for ${count} sections, and other pages speak of ${count}.`;
  const surplus = numbered[count];
  if (surplus) {
    const fix = `Remove “${surplus.name}” from the folder, and ask the developers of the site for a place in the drawing first.`;
    return [message(surplus.path, what, fix, why)];
  }
  if (numbered.length === count) return [];
  const fix = `Bring the missing file back, so that there are ${count}.`;
  return [message(`${rootOf(files)}${folder}`, what, fix, why)];
}

function rootOf(files: readonly ContentFile[]): string {
  const file = files.find(({ path, name }) => path.endsWith(name));
  return file ? file.path.slice(0, file.path.length - file.name.length) : '';
}
