/**
 * The table of the content: which file or folder of `src/content` belongs to which page and Astro
 * collection, in which order, and its name in messages. Paths are relative to `src/content`.
 */

import { ORDERED_FOLDERS } from './specification/ordered.ts';

/** The folder that holds the content: `src/content`, or another one for a build of tests. */
export const contentFolder = (): string => process.env.CONTENT_DIR ?? 'src/content';

/** A page. Its texts are in `pages/NAME.mdx`. */
export interface PageEntry {
  /** The path; the 404 page has none. */
  readonly route?: string;
  /** The paths that it had before. They lead to it. */
  readonly formerly?: readonly `/${string}`[];
  /** The name of the page in messages. */
  readonly label: string;
  /**
   * Ids of elements that a link may target, in addition to the anchors of sections, each with the setting
   * of the page that its section has; tests/site checks that they exist.
   */
  readonly places?: Readonly<Record<string, string>>;
  /** The setting of the section whose text is the prose below the page's settings, if it is that of a section. */
  readonly proseOf?: string;
  /** Level of the first heading in the prose below the page's settings. A page without one has no prose. */
  readonly headingLevel?: number;
}

const pages = {
  home: {
    route: '/',
    label: 'home page',
    places: { token: 'token', trust: 'trust' },
    headingLevel: 3,
    proseOf: 'why',
  },
  about: {
    route: '/about',
    label: 'About page',
    // Its section has a file of its own, so no setting of the page, and is always shown.
    places: { 'first-token': '' },
    headingLevel: 2,
  },
  'our-coins': { route: '/our-coins', label: 'Our Coins page', places: { enter: 'entry' } },
  'trust-pledge': {
    route: '/trust-pledge',
    label: 'Trust Pledge',
    places: { versions: 'versions' },
  },
  contact: {
    route: '/contact',
    label: 'Contact page',
    places: { form: 'form', safety: 'safety', faq: 'faq' },
  },
  legal: { route: '/legal', label: 'Legal page', places: { versions: 'versions' } },
  '404': { label: 'page for unknown addresses' },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** Pages by the name of their file. All are required. */
export const PAGES: Readonly<Record<PageName, PageEntry>> = pages;

/** A folder of numbered texts, `NN-name.mdx`, shown in the order of their numbers. */
interface SectionFolder {
  /** The page that shows them. */
  readonly page: PageName;
  /** The name of a section in messages. */
  readonly label: string;
  /** Level of the first heading in one of them. */
  readonly headingLevel: number;
}

const sections = {
  about: { page: 'about', label: 'section', headingLevel: 3 },
  pledge: { page: 'trust-pledge', label: 'section', headingLevel: 3 },
  legal: { page: 'legal', label: 'section', headingLevel: 3 },
  faq: { page: 'contact', label: 'question', headingLevel: 4 },
} as const satisfies Record<string, SectionFolder>;

export type SectionName = keyof typeof sections;

/** Folders of sections. The name of the folder is also that of the Astro collection. */
export const SECTION_FOLDERS: Readonly<Record<SectionName, SectionFolder>> = sections;

/**
 * What every text of the content can have a gap for, such as `{pledges}`: the files of a folder, or
 * a list or a group in the settings of a page. The site fills in how many there are, as a word.
 */
export const COUNTED = {
  pledges: { folder: 'pledge' },
  sections: { folder: 'legal' },
  questions: { folder: 'faq' },
  cards: { page: 'home', path: ['trust', 'cards'] },
  fields: { page: 'contact', path: ['form', 'fields'] },
  steps: { page: 'our-coins', path: ['entry', 'steps'] },
} as const satisfies Record<
  string,
  { readonly folder: SectionName } | { readonly page: PageName; readonly path: readonly string[] }
>;

export type CountedName = keyof typeof COUNTED;

/** Files of facts and shared words, by their Astro collection, which has no other entry. All are required. */
export const DATA_FILES = {
  coins: { id: 'bigfoot', path: 'coins/bigfoot.yaml' },
  contests: { id: 'meme-wars', path: 'contests/meme-wars.yaml' },
  studio: { id: 'studio', path: 'studio.yaml' },
  navigation: { id: 'navigation', path: 'navigation.yaml' },
  legalRecord: { id: 'legal', path: 'legal.yaml' },
  pledgeRecord: { id: 'pledge', path: 'pledge.yaml' },
  sightings: { id: 'sightings', path: 'sightings.yaml' },
} as const;

export type DataName = keyof typeof DATA_FILES;
export type CollectionName = 'pages' | SectionName | DataName;

/**
 * The documents whose adopted versions are saved, by the name of the page, with the collection of
 * the record. People rely on their figures: each must be a fact or be listed in `figures.txt`.
 */
export const DOCUMENTS = {
  legal: 'legalRecord',
  'trust-pledge': 'pledgeRecord',
} as const satisfies Partial<Record<PageName, DataName>>;

export type DocumentName = keyof typeof DOCUMENTS;

/** Whether a page is a document, by its name. */
export const isDocument = (name: string): name is DocumentName => Object.hasOwn(DOCUMENTS, name);

/** The folder of the adopted versions. They never change, and are in no collection: they are no text of a page. */
export const VERSIONS_FOLDER = 'versions';

/** Path of an adopted version: `versions/legal-1.0.md`. */
export const versionFile = (document: DocumentName, version: string): string =>
  `${VERSIONS_FOLDER}/${document}-${version}.md`;

/** Whether a file is an adopted version, by its path. */
export const isVersionFile = (path: string): boolean =>
  path.startsWith(`${VERSIONS_FOLDER}/`) && path.endsWith('.md');

/** Lists that only the content check reads, one entry per line. */
export const LISTS = {
  /** Figures that are not facts of the site, such as the number of a law. */
  ignoredFigures: 'figures.txt',
  /** Correct words that the dictionaries lack. */
  words: 'words.txt',
} as const;

/** Whether a file is one of the lists, by its path. */
export const isList = (path: string): boolean => Object.values<string>(LISTS).includes(path);

/** The paths of the pages that have one. */
export const ROUTES = Object.fromEntries(
  Object.entries(PAGES).flatMap(([name, { route }]) =>
    route === undefined ? [] : [[name, route]],
  ),
) as Readonly<Record<Exclude<PageName, '404'>, string>>;

/** The path to which each former path of a page leads. */
export const REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(PAGES).flatMap(({ route, formerly = [] }) =>
    route === undefined ? [] : formerly.map((path) => [path, route]),
  ),
);

/** Path of a page's own file. */
export const pageFile = (name: PageName): string => `pages/${name}.mdx`;

/** Path of a section's file, by the id of its entry in the Astro collection: `05-my-question`. */
export const sectionFile = (folder: SectionName, id: string): string => `${folder}/${id}.mdx`;

/** The required files, in the order of their paths. */
export const REQUIRED_FILES: readonly string[] = [
  ...Object.keys(PAGES).map((name) => pageFile(name as PageName)),
  ...Object.values(DATA_FILES).map(({ path }) => path),
].toSorted();

/** The properties of a content file that follow from its path. */
export interface ContentFileEntry {
  readonly collection: CollectionName;
  /** The page that shows the texts of the file; undefined for facts, and for the texts of header, menu and footer. */
  readonly page?: PageName;
  /** The name of the file in messages, such as “question” in “of this question”. */
  readonly label: string;
  readonly hasProse?: true;
  readonly headingLevel?: number;
  /** Whether its sentences can state facts that other files set. */
  readonly statesFacts: boolean;
}

/** The properties of a file; undefined for a file that does not belong to the content. */
export function entryOf(path: string): ContentFileEntry | undefined {
  const [, folder = '', name = ''] = /^(\w+)\/([^/]+)\.mdx$/.exec(path) ?? [];
  if (isSectionFolder(folder)) {
    const { page, label, headingLevel } = SECTION_FOLDERS[folder];
    return { collection: folder, page, label, headingLevel, hasProse: true, statesFacts: true };
  }
  if (folder === 'pages') {
    const entry = { collection: 'pages', label: 'page', statesFacts: true } as const;
    if (!isPage(name)) return entry;
    const { headingLevel } = PAGES[name];
    return { ...entry, page: name, ...(headingLevel && { headingLevel, hasProse: true }) };
  }
  const names = Object.keys(DATA_FILES) as DataName[];
  const collection = names.find((name) => DATA_FILES[name].path === path);
  if (collection === undefined) return undefined;
  const statesFacts = collection === 'navigation' || collection === 'sightings';
  return { collection, label: 'file', statesFacts };
}

/** Whether a folder contains sections of a page, by its name. */
export const isSectionFolder = (name: string): name is SectionName =>
  Object.hasOwn(SECTION_FOLDERS, name);

const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);

/** The sections that a folder must have, by the setting that identifies one. Anchors stay: people link to them. */
export interface RequiredSections {
  readonly key: string;
  /** Values of that setting, in order. */
  readonly values: readonly string[];
}

const orderedIn = (folder: string) => ORDERED_FOLDERS.find((row) => row.folder === folder);

/** The sections that the owner ordered for a folder; undefined if any number of them is allowed, in any order. */
export function requiredSectionsOf(folder: string): RequiredSections | undefined {
  const row = orderedIn(folder);
  if (row?.others !== 'none') return undefined;
  const [key = ''] = Object.keys(row.items[0]);
  return { key, values: row.items.map((item) => item[key] ?? '') };
}

/** How many files a folder of sections must have. */
export const minimumOf = (folder: string): number => orderedIn(folder)?.items.length ?? 0;
