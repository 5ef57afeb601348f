import { dirname } from 'node:path';
import {
  entryOf,
  PAGES,
  requiredSectionsOf,
  SECTION_FOLDERS,
  type RequiredSections,
} from '../../../../src/content-map.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import { nearest } from '../../../content/nearest.ts';
import { formatNumber, originalOf, sectionNumber } from '../../shared/sections.ts';
import { reportPath, type Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * Legal, Pledge and About have every required section once, and in order. Further sections of Legal
 * and Pledge come after them; About is drawn for its own.
 */
export const requiredSections: Rule = {
  name: 'required-sections',
  checksUnparsed: true,
  checkFiles: (files) =>
    Object.entries(SECTION_FOLDERS).flatMap(([folder, { page }]) => {
      const required = requiredSectionsOf(folder);
      const inFolder = files.filter(({ name }) => entryOf(name)?.collection === folder);
      return required ? checkSections(inFolder, { ...required, page: PAGES[page].label }) : [];
    }),
};

/** The required sections of a page. */
interface Required extends RequiredSections {
  /** The label of the page. */
  readonly page: string;
}

/** A file of a section, and the value of the setting that names the section. */
interface Section {
  readonly file: ContentFile;
  readonly value: string;
}

/** Reports sections of a page that it does not have, that are missing, or that have another number. */
function checkSections(files: readonly ContentFile[], required: Required): Diagnostic[] {
  const { key, values, page } = required;
  const sections = files.flatMap((file): Section[] => {
    const value = valueAt(file.data, [key]);
    return typeof value === 'string' && value.trim() !== '' ? [{ file, value }] : [];
  });
  const [first] = sections;
  // A file that is unreadable may be the missing section.
  if (!first || sections.length < files.length) return [];
  const missing = values.filter((value) => !sections.some((section) => section.value === value));
  const unknown = sections.filter(({ value }) => !values.includes(value));
  return [
    // Each unknown section is taken for one of the missing ones, as long as there are any.
    ...unknown.flatMap((section, index) =>
      index < missing.length
        ? reportRenamed(section, missing, required)
        : reportFurther(section, required),
    ),
    ...missing.slice(unknown.length).map((value) =>
      reportPath(dirname(first.file.path), {
        reason: `The section “${value}” of the ${page} is missing.`,
        note: WHY,
        fix: `Undo the change that removed its file, which begins with ${formatNumber(values.indexOf(value) + 1)}-`,
      }),
    ),
    ...sections.flatMap(({ file, value }) => misplaced(file, value, files, required)),
  ];
}

/** Reports a section with another name, while a required one is missing. */
function reportRenamed(
  { file, value }: Section,
  missing: readonly string[],
  { key, page }: Required,
): Diagnostic[] {
  const meant = nearest(value, missing) ?? missing[0];
  return report(file, rangeOfSetting(file, [key]), {
    reason: `“${value}” is not a section of the ${page}.`,
    note: WHY,
    fix: `Write ${key}: ${meant ?? ''}`,
    expected: meant,
    replaces: value,
  });
}

/** Reports a section besides the required ones, unless its page can have further ones and it comes after them. */
function reportFurther({ file, value }: Section, { key, values, page }: Required): Diagnostic[] {
  // Sections with an anchor (Legal, Pledge) follow each other. Those of About have places in a drawing.
  const isAllowed = key === 'anchor';
  const number = sectionNumber(file.name) ?? values.length + 1;
  if (isAllowed && number > values.length) return [];
  return report(file, rangeOfSetting(file, [key]), {
    reason: `“${value}” is not a section of the ${page}.`,
    note: WHY,
    fix: isAllowed
      ? `Begin the name of this file with ${formatNumber(values.length + 1)}- or a later number.`
      : `Remove “${file.name}”, and ask the developers of the site for a place in the drawing first.`,
  });
}

const WHY = 'People look for it there, link to it, and speak of it by its number.';

/** Reports a section that is there twice, or whose file name begins with another number. */
function misplaced(
  file: ContentFile,
  value: string,
  files: readonly ContentFile[],
  { key, values, page }: Required,
): Diagnostic[] {
  const place = values.indexOf(value) + 1;
  if (place === 0) return [];
  const original = originalOf(file, files);
  const number = sectionNumber(file.name);
  if (!original && (number === place || number === undefined)) return [];
  const wording = original
    ? {
        reason: `The ${page} has the section “${value}” twice.`,
        fix: `Remove this file, or ${original.path}`,
      }
    : {
        reason: `“${value}” is section ${place} of the ${page}, not section ${number}.`,
        fix: `Begin the name of this file with ${formatNumber(place)}-`,
      };
  return report(file, rangeOfSetting(file, [key]), { ...wording, note: WHY });
}
