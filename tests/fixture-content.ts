import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { PROTECTING } from '../src/specification/protecting-sentences.ts';
import { readContentFile } from '../editorial/content/read.ts';
import { asTyped } from '../editorial/check/shared/required-words.ts';
import {
  withEverySection,
  withSettings,
  type Settings,
} from '../editorial/launch/example-values.ts';
import { ALLOWED, dutiesOf } from '../hosting/allowed.ts';
import { valuesAt } from '../src/facts/values.ts';
import { MARKET_ADDRESS } from '../src/schemas/platforms.ts';
import {
  ORDERED_FOLDERS,
  ORDERED_LISTS,
  ORDERED_MARKET,
  ORDERED_TEXTS,
} from '../src/specification/ordered.ts';

const FIXTURES = 'tests/fixtures/content';
const SITE_CONTENT = 'src/content';

/** The texts of the site's files that tests are about, by file and setting. */
const TEXTS: Readonly<Record<string, Settings>> = {
  'navigation.yaml': {
    'words.lockDate.passed':
      'The date given, {date}, has passed. Do not count on a lock unless a renewal is linked here.',
  },
  'pages/contact.mdx': {
    title: 'Contact the studio | MUUVA',
    'board.heading': 'Ranger desk',
    'safety.result': 'Differs at character {position}.',
  },
  'pages/home.mdx': {
    'token.address.pasteBack.differs': 'Differs at character {position}. Do not use it.',
    'token.address.pasteBack.shorter': 'Short: {pasted} of {count}. Do not use it.',
    'token.address.pasteBack.longer': 'Long: {pasted} for {count}. Do not use it.',
    'movement.lede': 'Four steps, all on foot. None costs anything, and none promises a return.',
    'movement.steps': [
      { title: 'Know the pool', text: 'Half of the {chain} supply is in it.' },
      {
        title: 'Ask about the lock',
        text: 'It is for {lockMinimum} or longer.',
        status: { of: 'lock', given: 'Ask where it is.', ended: 'It ended on {date}.' },
      },
      { title: 'Make us laugh', text: 'Enter {contest} with {hashtag}. Jokes bring people.' },
      {
        title: 'Walk together',
        text: 'Meet the others.',
        status: { of: 'telegram', missing: 'There is no camp yet.', supplied: 'Bring a tent.' },
      },
    ],
  },
  'pages/our-coins.mdx': {
    'poster.enter': 'See the {steps} steps',
    'prizes.places.0': 'For the leader',
    'prizes.places.1': 'For the second',
  },
  'pages/legal.mdx': {
    title: 'Legal & Disclaimer | MUUVA',
    description: 'Legal information and disclaimer of the studio.',
    heading: 'Legal & Disclaimer',
  },
  'pages/trust-pledge.mdx': {
    'staffs.pledgeLink': 'Pledge {number}',
    // The schema compares these two.
    'promise.lines.4': 'Hold up this page.',
    'promise.underlined': 'this page.',
  },
};

/** The sentences that protect visitors, in the settings of a file that the site alone has. */
const protectingIn = (name: string, data: unknown): Settings =>
  Object.fromEntries(
    PROTECTING.filter(({ file }) => file === name).flatMap(({ setting, says }) => {
      // Of prose there is nothing to set.
      if (setting === undefined) return [];
      // Each item of a list says its own part of it.
      return setting.includes('*')
        ? valuesAt(data, setting).map(({ path, value }) => [path.join('.'), value])
        : [[setting, says.map((phrase) => asTyped(phrase)).join(' ')]];
    }),
  );

/** The texts and items that the owner ordered, in the settings of a file that the site alone has. */
function orderedIn(name: string, data: unknown): Settings {
  const whole = ORDERED_TEXTS.filter(({ file }) => file === name).map(({ setting }) => setting);
  const inItems = ORDERED_LISTS.filter(({ file }) => file === name).flatMap(
    ({ setting, items }) => {
      const keys = new Set(items.flatMap((item) => Object.keys(item)));
      return [...keys].map((key) => `${setting}.*.${key}`);
    },
  );
  return Object.fromEntries(
    [...whole, ...inItems].flatMap((setting) =>
      valuesAt(data, setting).map(({ path, value }) => [path.join('.'), value]),
    ),
  );
}

const ADJECTIVES = 'mossy quiet grey tall stony misty green windy early late'.split(' ');
const NOUNS = 'fern rock trail lake ridge valley meadow stream cabin boat'.split(' ');

/** A name for each number below 1,000, no two of them equal: “Mossy fern and mossy sky” for 0. */
function nameAt(index: number): string {
  if (index >= 1000) throw new Error('There are more texts than names. Add words to the lists.');
  const tens = Math.floor(index / 10) % 10;
  const hundreds = Math.floor(index / 100);
  const name = `${ADJECTIVES[index % 10]} ${NOUNS[tens]} and ${ADJECTIVES[hundreds]} sky`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Replaces each text of several words by a name from `nameAt`. It keeps the variables, such as `{date}`,
 * and how the text ends.
 *
 * @param names the names so far by the text that they replace, so that equal texts stay equal
 */
function withOtherWords(source: string, names: Map<string, string>): string {
  const other = (text: string) => {
    const variables = text.match(/\{\w+\}/g) ?? [];
    const [end = ''] = /(?: \| MUUVA|[.?:])?$/.exec(text.trim()) ?? [];
    const name = names.get(text) ?? nameAt(names.size);
    names.set(text, name);
    return [name, ...variables].join(' ') + end;
  };
  const [, open = '', yaml = source, rest = ''] =
    /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(source) ?? [];
  const settings = parseDocument(yaml);
  visit(settings, {
    // `key` is “key” at the name of a setting, which stays.
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string' || !/\s/.test(node.value)) return;
      node.value = other(node.value);
    },
  });
  return open + settings.toString({ lineWidth: 0 }) + rest.replaceAll(/^(?!---).*\S.*$/gm, other);
}

/** A file with the sentences that hosting/allowed.ts asks of it, if it is a section of Legal. */
const withToldInLegal = (source: string): string =>
  dutiesOf(ALLOWED)
    .filter(({ legal }) => source.includes(`\nanchor: ${legal.section}\n`))
    .reduce((text, { legal }) => `${text.trimEnd()}\n\n${asTyped(legal.says)}\n`, source);

/** A text that is written for Pump.fun with the ordered platform in its place, and Pump.fun in the place of that. */
export function withOrderedMarket(text: string): string {
  const swapped = (source: string, first: string, second: string) =>
    source
      .split(first)
      .map((part) => part.replaceAll(second, first))
      .join(second);
  return swapped(swapped(text, 'https://pump.fun/', MARKET_ADDRESS), 'Pump.fun', ORDERED_MARKET);
}

/** Reads and makes all files, by their names. */
function readAll(): Map<string, string> {
  const names = new Map<string, string>();
  /** The folder of a file, or the file itself if it is in none. */
  const partOf = (name: string) => name.split(sep)[0];
  const fixtures = globSync('**/*.{mdx,yaml,txt}', { cwd: FIXTURES });
  const parts = fixtures.map(partOf);
  const siteFiles = globSync('**/*.{mdx,yaml}', { cwd: SITE_CONTENT });
  const onlyInSite = siteFiles.filter((name) => !parts.includes(partOf(name)));
  // Sections that the owner has ordered since: those whose first setting no file of `FIXTURES` has.
  const further = ORDERED_FOLDERS.flatMap(({ folder, items }) => {
    const [key = ''] = Object.keys(items[0]);
    const valueIn = (root: string) => (name: string) =>
      valuesAt(readContentFile(name, readFileSync(join(root, name), 'utf8')).data, key)[0]?.value;
    const inFolder = (files: readonly string[]) => files.filter((name) => partOf(name) === folder);
    const fixtureValues = new Set(inFolder(fixtures).map(valueIn(FIXTURES)));
    const ordered = new Set<unknown>(items.map((item) => item[key]));
    return inFolder(siteFiles).filter((name) => {
      const value = valueIn(SITE_CONTENT)(name);
      return ordered.has(value) && !fixtureValues.has(value);
    });
  });
  const readSite = (name: string) =>
    withEverySection(readFileSync(join(SITE_CONTENT, name), 'utf8'));
  return new Map(
    [
      ...fixtures.map((name) => {
        const source = withToldInLegal(readFileSync(join(FIXTURES, name), 'utf8'));
        return [name, withOrderedMarket(source)] as const;
      }),
      ...further.map((name) => [name, readSite(name)] as const),
      ...onlyInSite.map((name) => {
        const source = readSite(name);
        const { data } = readContentFile(name, source);
        const settings = {
          ...orderedIn(name, data),
          ...protectingIn(name, data),
          ...TEXTS[name],
        };
        return [name, withSettings(withOtherWords(source, names), settings)] as const;
      }),
    ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * A complete content folder without faults, independent of the words of the site: the files and
 * folders of `tests/fixtures/content`, and those that only the site has, such as `pages`, with other
 * words and every section. So a new page or setting of a page is written once.
 */
export const FIXTURE: ReadonlyMap<string, string> = readAll();

/** Writes the content to a folder. */
export function writeFixture(folder: string): void {
  for (const [name, source] of FIXTURE) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
}
