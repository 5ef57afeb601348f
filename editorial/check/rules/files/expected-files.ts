import {
  entryOf,
  isList,
  isSectionFolder,
  minimumOf,
  REQUIRED_FILES,
  requiredSectionsOf,
  SECTION_FOLDERS,
} from '../../../../src/content-map.ts';
import type { ContentFile } from '../../../content/read.ts';
import { nearest } from '../../../content/nearest.ts';
import { formatNumber, sectionNumber } from '../../shared/sections.ts';
import { reportPath, type Diagnostic } from '../../../output/diagnostic.ts';
import type { Rule } from '../../shared/rule.ts';

/** `05-my-question.mdx` */
const NUMBERED = /^\d\d-[a-z0-9-]+\.mdx$/;

const ALL_NUMBERS = Array.from({ length: 99 }, (_, index) => index + 1);

/** No file is missing or unknown, and the sections of a page are numbered 01, 02, 03 without a gap. */
export const expectedFiles: Rule = {
  name: 'expected-files',
  checksUnparsed: true,
  checkFiles: (files) => [
    ...missingFiles(files),
    ...unknownFiles(files),
    ...Object.keys(SECTION_FOLDERS).flatMap((folder) => checkNumbers(files, folder)),
  ],
};

const ORDER = 'The numbers of the files give the order in which visitors read them.';

/** The path in the content folder as typed. `name` has a wrong ending or wrong capitals corrected. */
const typedName = ({ path, name }: ContentFile) =>
  path.split('/').slice(-name.split('/').length).join('/');

/** Whether a section's file name has a number; other files need none. */
function hasValidNumber(name: string): boolean {
  const [folder = '', file = ''] = name.split('/');
  return !isSectionFolder(folder) || NUMBERED.test(file);
}

/** Reports required files, and folders of required sections, that are not there. */
function missingFiles(files: readonly ContentFile[]): Diagnostic[] {
  const names = files.map(({ name }) => name);
  const root = rootOf(files);
  const emptied = Object.keys(SECTION_FOLDERS).filter(
    (folder) => requiredSectionsOf(folder) && !names.some((name) => name.startsWith(`${folder}/`)),
  );
  return [
    ...emptied.map((folder) =>
      reportPath(root + folder, {
        reason: `“${folder}” has no sections.`,
        note: NEEDED,
        fix: 'Undo the change that removed its files.',
      }),
    ),
    ...REQUIRED_FILES.filter((needed) => !names.includes(needed)).map((needed) => {
      const near = nearest(
        needed,
        names.filter((name) => !REQUIRED_FILES.includes(name)),
      );
      return reportPath(root + needed, {
        reason: `There is no file “${needed}”.`,
        note: NEEDED,
        fix: near
          ? `Rename “${near}” to “${needed}”.`
          : `Undo the change that removed “${needed}”.`,
      });
    }),
  ];
}

const NEEDED = 'A part of the site is made from it.';

/** Reports files that do not belong to the content, and names that are written in another way. */
function unknownFiles(files: readonly ContentFile[]): Diagnostic[] {
  return files.flatMap((file) => {
    const { path, name, defect } = file;
    // `valid-encoding` reports these.
    if (defect?.kind === 'link' || defect?.kind === 'lock') return [];
    const typed = typedName(file);
    const isKnown = entryOf(name) !== undefined || isList(name);
    // For a section without a number, `unplacedFile` suggests the whole name.
    if (isKnown && (typed === name || !hasValidNumber(name))) return [];
    return [
      reportPath(path, {
        reason: `The site does not know what to do with “${typed}”.`,
        note: 'Nothing of it would be shown.',
        // Not to the name of another file, which would be lost.
        fix:
          isKnown && !files.some((other) => other !== file && other.name === name)
            ? `Rename it to “${name}”.`
            : 'Move it out of the content folder, or correct its name.',
      }),
    ];
  });
}

/**
 * Checks the numbers at the start of the names of the sections in a folder. Where each section has a place
 * of its own, `required-sections` says which number is whose, and only a file without a number is
 * reported here.
 */
function checkNumbers(files: readonly ContentFile[], folder: string): Diagnostic[] {
  const inFolder = files.filter(
    ({ name, defect }) => entryOf(name)?.collection === folder && defect?.kind !== 'lock',
  );
  const hasFixedPlaces = requiredSectionsOf(folder) !== undefined;
  const numbers = inFolder.map(({ name }) =>
    hasValidNumber(name) ? sectionNumber(name) : undefined,
  );
  const free = ALL_NUMBERS.filter((number) => !numbers.includes(number));
  const isDuplicate = (index: number) => numbers.indexOf(numbers[index]) < index;
  const unplaced = inFolder.filter(
    (_, index) => numbers[index] === undefined || (!hasFixedPlaces && isDuplicate(index)),
  );
  if (unplaced.length > 0 || hasFixedPlaces)
    return unplaced.map((file, index) => unplacedFile(file, free[index]));
  const [next = 0] = free;
  if (inFolder.length < minimumOf(folder))
    return [tooFewFiles(rootOf(files), folder, inFolder.length, next)];
  const gap = inFolder.find((_, index) => numbers[index] !== index + 1);
  return gap ? [missingNumber(gap, folder, next)] : [];
}

/** A section without a number of its own; `number` is a free one, if there is any. */
const unplacedFile = (file: ContentFile, number: number | undefined): Diagnostic =>
  reportPath(file.path, {
    reason: `“${typedName(file)}” has no number of its own.`,
    note: `${ORDER} They run from 01 to 99.`,
    fix:
      number === undefined
        ? 'No number is free. Put its text into one of the files that are there.'
        : `Rename it to “${withNumber(file.name, number)}”.`,
  });

/** A folder with fewer files than the specification asks for; `next` is the number for another one. */
function tooFewFiles(root: string, folder: string, count: number, next: number): Diagnostic {
  const kind = entryOf(`${folder}/01-any.mdx`)?.label ?? 'section';
  return reportPath(root + folder, {
    reason: `“${folder}” has ${count} ${kind}s, and at least ${minimumOf(folder)} are asked for.`,
    note: 'The specification asks for them.',
    fix: `Undo the change that removed a ${kind}, or add another: a file whose name begins with ${formatNumber(next)}-`,
  });
}

/** A gap in the numbers, at the file behind it. A hint: the page is shown all the same. */
const missingNumber = (file: ContentFile, folder: string, missing: number): Diagnostic => {
  const number = formatNumber(missing);
  return reportPath(file.path, {
    severity: 'hint',
    reason: `No file of “${folder}” has the number ${number}.`,
    note: ORDER,
    fix: `Give this file the number ${number}, or undo the change that removed the other one.`,
  });
};

/** The name of a section's file with a number: `faq/05-my-question.mdx`. */
function withNumber(name: string, number: number): string {
  const [folder = '', file = ''] = name.split('/');
  // “café” is “cafe”, not “caf”.
  const title = file.slice(0, -'.mdx'.length).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = title.replace(/^[\d\W_]+/, '').match(/[a-z0-9]+/g) ?? ['my', 'section'];
  return `${folder}/${[formatNumber(number), ...words].join('-')}.mdx`;
}

/** The path of the content folder, with a slash at the end; empty if there is no file. */
function rootOf(files: readonly ContentFile[]): string {
  const file = files.find(({ path, name }) => path.endsWith(name));
  return file ? file.path.slice(0, file.path.length - file.name.length) : '';
}
