import { SCHEMAS } from '../../../../src/collections.ts';
import {
  COUNTED,
  entryOf,
  PAGES,
  pageFile,
  type CountedName,
  type PageName,
} from '../../../../src/content-map.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import type { Showing } from '../../../../src/formats/shown.ts';
import { linksOf } from '../../../content/links.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { settingNames } from '../../settings/issues.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { describeShowing, isShownWith, showingAt, showingOf } from '../../shared/showing.ts';

/** No link leads to a section, and no text counts what is in it, on a day on which it is not shown. */
export const hiddenSections: Rule = {
  name: 'hidden-sections',
  checkFiles: (files) =>
    files
      .filter(isParsed)
      .flatMap((file) => [...linksToHidden(files, file), ...countsOfHidden(files, file)]),
};

/** When the section at an address, such as `/contact#form`, is shown. */
function showingOfPlace(files: readonly ContentFile[], address: string): Showing {
  const [route, id = ''] = address.split('#');
  for (const [name, page] of Object.entries(PAGES)) {
    const setting = page.route === route ? page.places?.[id] : undefined;
    if (setting) return showingOfSection(files, name as PageName, setting);
  }
  return {};
}

/** When the section of a setting is shown; always, if it may not be hidden. */
function showingOfSection(files: readonly ContentFile[], page: PageName, setting: string): Showing {
  const data = files.find(({ name }) => name === pageFile(page))?.data;
  const isHideable = settingNames(SCHEMAS.pages, [setting], data).includes('shown');
  return isHideable ? showingOf(valueAt(data, [setting])) : {};
}

/** Reports links to a section that is not shown when they are. */
const linksToHidden = (files: readonly ContentFile[], file: ContentFile): Diagnostic[] =>
  linksOf(file).flatMap(({ href, hrefRange }) => {
    const page = entryOf(file.name)?.page;
    const address = href.startsWith('#') && page ? `${PAGES[page].route ?? ''}${href}` : href;
    const section = showingOfPlace(files, address);
    if (isShownWith(section, showingAt(file, hrefRange[0]))) return [];
    return report(file, hrefRange, {
      reason: `This link leads to a section that ${describeShowing(section)}.`,
      note: 'A visitor who follows it on another day would land at the top of the page.',
      fix: FIX,
    });
  });

/** Reports variables such as `{fields}` that count the parts of a section which is not shown when they are. */
const countsOfHidden = (files: readonly ContentFile[], file: ContentFile): Diagnostic[] =>
  reportMatches(file, /\{(?<name>\w+)\}/g, (variable, { start, groups }) => {
    const name = groups.name?.toLowerCase() ?? '';
    const counted = Object.hasOwn(COUNTED, name) ? COUNTED[name as CountedName] : undefined;
    if (!counted || !('page' in counted)) return undefined;
    const section = showingOfSection(files, counted.page, counted.path[0]);
    if (isShownWith(section, showingAt(file, start))) return undefined;
    return {
      reason: `“${variable}” counts what is in a section that ${describeShowing(section)}.`,
      note: 'A visitor would look for it on the page.',
      fix: FIX,
    };
  });

const FIX =
  'Say it without, show that section, or give this one the same “shown”, “from” and “until”.';
