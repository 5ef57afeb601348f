import { DATA_FILES, entryOf, pageFile, ROUTES } from '../../../src/content-map.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { numberInWords } from '../../../src/formats/amounts.ts';
import { rangeOfSetting } from '../../content/places.ts';
import { report, type Rule } from '../shared/rule.ts';

/** The lists whose items and order the specification fixes, by the setting that identifies an item. */
const LISTS = [
  {
    file: DATA_FILES.navigation.path,
    path: ['header', 'links'],
    what: 'links in the header',
    key: 'href',
    values: (['home', 'about', 'our-coins', 'trust-pledge', 'contact'] as const).map(
      (name) => ROUTES[name],
    ),
    note: 'The specification names five in this order: Home, About, Our Coins, Trust Pledge, Contact. It leaves Legal to the footer.',
  },
  {
    file: pageFile('home'),
    path: ['trust', 'cards'],
    what: 'trust cards',
    key: 'proof',
    // The last one is about something that has no proof.
    values: ['locker', 'vesting', 'founder-wallet', 'burn', undefined],
    note: 'The specification names five in this order: LP Lock, Founder Vesting, Public Wallets, Verified Burns, Meme-First Culture. They are below a print, which has five toes.',
  },
] as const;

/** The folders whose number of files it fixes; `required-sections` reports missing and moved ones. */
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

const links = (paths: readonly string[]) => ({
  [DATA_FILES.navigation.path]:
    `header:\n  links:\n${paths.map((href) => `    - { label: Go, href: ${href} }\n`).join('')}`,
});

const wrongNumber = (found: number, count: number, what: string) => ({
  reason: `There are ${found} ${what} instead of ${count}.`,
  fix: `Leave it if the owner has decided so, and correct counts such as “of the ${numberInWords(count)}” and “the other ${numberInWords(count - 1)}” in other texts. Otherwise undo the change.`,
});

const wrongItems = (what: string) => ({
  reason: `The ${what} are not those of the specification, in its order.`,
  fix: 'Leave it if the owner has decided so. Otherwise undo the change.',
});

/**
 * The links of the header and the trust cards are those that the specification names, in its order.
 * There are as many pledges and sections of Legal as it names.
 */
export const specifiedParts: Rule = {
  name: 'specified-parts',
  fails: links(LISTS[0].values.toReversed()),
  passes: links(LISTS[0].values),
  checksUnparsed: true,
  checkFiles: (files) => [
    ...LISTS.flatMap(({ file: name, path, what, key, values, note }) => {
      const file = files.find((other) => other.name === name);
      const items = valueAt(file?.data, path);
      if (!file || !Array.isArray(items)) return [];
      const isSame = values.every((value, index) => valueAt(items[index], [key]) === value);
      if (items.length === values.length && isSame) return [];
      const wording =
        items.length === values.length
          ? wrongItems(what)
          : wrongNumber(items.length, values.length, what);
      return report(file, rangeOfSetting(file, path), { severity: 'warning', note, ...wording });
    }),
    ...FOLDERS.flatMap(({ folder, what, count, note }) => {
      const found = files.filter(({ name }) => entryOf(name)?.collection === folder);
      const last = found.at(-1);
      // A copy has the anchor of its original.
      const { size } = new Set(found.map(({ data, name }) => valueAt(data, ['anchor']) ?? name));
      if (!last || size <= count) return [];
      return report(last, 0, { severity: 'warning', note, ...wrongNumber(size, count, what) });
    }),
  ],
};
