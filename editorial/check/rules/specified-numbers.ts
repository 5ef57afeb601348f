import { DATA_FILES, entryOf, pageFile, type SectionName } from '../../../src/content-map.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { rangeOfSetting } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { report, type Rule } from '../shared/rule.ts';

interface SpecifiedNumber {
  /** A list in a file, or a folder of sections. */
  readonly at: { readonly file: string; readonly path: readonly string[] } | SectionName;
  readonly count: number;
  readonly what: string;
  readonly reason: string;
}

/** The numbers that the specification fixes, each with its reason. */
const NUMBERS: readonly SpecifiedNumber[] = [
  {
    at: { file: DATA_FILES.navigation.path, path: ['header', 'links'] },
    count: 5,
    what: 'links in the header',
    reason: 'The specification names five, and leaves Legal to the footer.',
  },
  {
    at: { file: pageFile('home'), path: ['trust', 'cards'] },
    count: 5,
    what: 'trust cards',
    reason: 'The specification names five, and they are below a print, which has five toes.',
  },
  {
    at: 'pledge',
    count: 7,
    what: 'pledges',
    reason: 'The specification names seven, and the founder’s promise is about those.',
  },
  {
    at: 'legal',
    count: 7,
    what: 'sections of Legal',
    reason: 'The specification names seven, and a lawyer reviews those.',
  },
];

const links = (count: number) => ({
  [DATA_FILES.navigation.path]:
    `header:\n  links:\n${'    - { label: About, href: /about }\n'.repeat(count)}`,
});

/** The sections without copies, which `required-sections` reports. */
const distinct = (files: readonly ContentFile[]) => [
  ...new Set(files.map(({ name, data }) => valueAt(data, ['anchor']) ?? name)),
];

/** The header, the trust cards, the pledges and Legal have as many parts as the specification names. */
export const specifiedNumbers: Rule = {
  name: 'specified-numbers',
  fails: links(6),
  passes: links(5),
  checksUnparsed: true,
  checkFiles: (files) =>
    NUMBERS.flatMap(({ at, count, what, reason }) => {
      const isFolder = typeof at === 'string';
      const found = files.filter(({ name }) =>
        isFolder ? entryOf(name)?.collection === at : name === at.file,
      );
      const file = found.at(-1);
      const parts = isFolder ? distinct(found) : valueAt(file?.data, at.path);
      // Other rules report a list or a section that is missing.
      if (!file || !Array.isArray(parts) || parts.length === count) return [];
      if (isFolder && parts.length < count) return [];
      return report(file, isFolder ? 0 : rangeOfSetting(file, at.path), {
        severity: 'warning',
        reason: `There are ${parts.length} ${what} instead of ${count}.`,
        note: reason,
        fix: 'Leave it if the owner has decided so. Otherwise undo the change.',
      });
    }),
};
