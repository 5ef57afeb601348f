import { DATA_FILES, entryOf, pageFile } from '../../../src/content-map.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { numberInWords } from '../../../src/formats/amounts.ts';
import { rangeOfSetting } from '../../content/places.ts';
import { report, type Rule } from '../shared/rule.ts';

/** The numbers of items that the specification fixes in lists, each with its reason. */
const LISTS = [
  {
    file: DATA_FILES.navigation.path,
    path: ['header', 'links'],
    what: 'links in the header',
    count: 5,
    note: 'The specification names five, and leaves Legal to the footer.',
  },
  {
    file: pageFile('home'),
    path: ['trust', 'cards'],
    what: 'trust cards',
    count: 5,
    note: 'The specification names five, and they are below a print, which has five toes.',
  },
] as const;

/** The same for the files of folders; `required-sections` reports missing ones. */
const FOLDERS = [
  {
    folder: 'pledge',
    what: 'pledges',
    count: 7,
    note: 'The specification names seven, and the founder’s promise is about those.',
  },
  {
    folder: 'legal',
    what: 'sections of Legal',
    count: 7,
    note: 'The specification names seven, and a lawyer reviews those.',
  },
] as const;

const links = (count: number) => ({
  [DATA_FILES.navigation.path]:
    `header:\n  links:\n${'    - { label: About, href: /about }\n'.repeat(count)}`,
});

const wording = (
  found: number,
  { what, count, note }: { what: string; count: number; note: string },
) =>
  ({
    severity: 'warning',
    reason: `There are ${found} ${what} instead of ${count}.`,
    note,
    fix: `Leave it if the owner has decided so, and correct counts such as “of the ${numberInWords(count)}” and “the other ${numberInWords(count - 1)}” in other texts. Otherwise undo the change.`,
  }) as const;

/** The header, the trust cards, the pledges and Legal have as many parts as the specification names. */
export const specifiedNumbers: Rule = {
  name: 'specified-numbers',
  fails: links(6),
  passes: links(5),
  checksUnparsed: true,
  checkFiles: (files) => [
    ...LISTS.flatMap((list) => {
      const file = files.find(({ name }) => name === list.file);
      const items = valueAt(file?.data, list.path);
      if (!file || !Array.isArray(items) || items.length === list.count) return [];
      return report(file, rangeOfSetting(file, list.path), wording(items.length, list));
    }),
    ...FOLDERS.flatMap((folder) => {
      const found = files.filter(({ name }) => entryOf(name)?.collection === folder.folder);
      const last = found.at(-1);
      // A copy has the anchor of its original.
      const { size } = new Set(found.map(({ data, name }) => valueAt(data, ['anchor']) ?? name));
      return last && size > folder.count ? report(last, 0, wording(size, folder)) : [];
    }),
  ],
};
