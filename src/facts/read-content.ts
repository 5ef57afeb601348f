/** The content for pages and components: the only module that reads Astro's collections. */
import { getCollection, getEntry, render } from 'astro:content';
import type { CollectionEntry, CollectionKey } from 'astro:content';
import {
  COUNTED,
  DATA_FILES,
  DOCUMENTS,
  pageFile,
  PAGES,
  sectionFile,
  type CountedName,
  type DataName,
  type DocumentName,
  type PageName,
  type SectionName,
} from '../content-map.ts';
import type { Lines } from '../schemas/sentences.ts';
import type { AboutSection, Pledge } from '../schemas/section.ts';
import { fillCounts, type Counts } from './counts.ts';
import { editAddress } from '../formats/edit-address.ts';
import { kindOf } from './evidence.ts';
import { factWords } from './fact-words.ts';
import { trueLines } from './lines.ts';
import { findPlaceholders } from './placeholders.ts';
import { registerOf, type Fact } from './register.ts';
import { isRelease } from './release.ts';
import {
  hasShowingSettings,
  isShown,
  withoutHidden,
  type OnADay,
  type Showing,
} from '../formats/shown.ts';
import {
  stateOf,
  sentenceByState,
  type OtherValues,
  type Subject,
  type Suppliables,
  type SentencesByState,
} from './states.ts';
import { PLACES, type PlaceName } from '../schemas/sightings.ts';
import { buildDate } from '../formats/dates.ts';
import { placeOn } from './sightings.ts';
import { valueAt } from './values.ts';

/** The prose of a content file, as a component. */
export type Body = Awaited<ReturnType<typeof render>>['Content'];

/** The settings of a page as a day shows it; without a name, of any page. */
export type Page<Name extends PageName = PageName> = OnADay<
  Extract<CollectionEntry<'pages'>['data'], { page: Name }>
>;

/** A section: its number on the page, its settings (`data`), and its prose as a component (`Content`). */
export interface Section<Name extends SectionName> {
  /** Its path in src/content. */
  readonly file: string;
  readonly number: number;
  readonly data: CollectionEntry<Name>['data'];
  readonly Content: Body;
}

/** A proof or record that a pledge needs, with the number of the pledge, and the fact with which it ends. */
export type Proof = Pledge['proofs'][number] &
  Pick<Pledge, 'expiresWith'> & { readonly pledge: number };

/**
 * The entry of a collection, with its counts filled in. TypeScript cannot follow a collection by a
 * generic name: here and below it is asked for by the name of one, and its type is asserted.
 *
 * @param path its file in src/content, for the message
 * @throws Error if there is none
 */
async function requireEntry<Name extends CollectionKey>(
  collection: Name,
  id: string,
  path: string,
) {
  const entry = await getEntry(collection as 'pages', id);
  if (!entry)
    throw new Error(
      `src/content/${path} is missing or cannot be read. Run “npm run check:content” to see why.`,
    );
  const data = fillCounts(entry.data, await getCounts());
  return { ...entry, data } as unknown as CollectionEntry<Name>;
}

/** How many there are of each part that texts have gaps for. */
async function getCounts(): Promise<Counts> {
  const countOf = async (part: (typeof COUNTED)[CountedName]) =>
    'folder' in part
      ? (await shownEntries(part.folder)).length
      : Object.keys(valueAt((await getEntry('pages', part.page))?.data, part.path) ?? {}).length;
  const counts = Object.entries(COUNTED).map(async ([name, part]) => [name, await countOf(part)]);
  return Object.fromEntries(await Promise.all(counts)) as Counts;
}

/** The entries of a folder of sections that are shown on the day of the build. */
const shownEntries = async (name: SectionName) =>
  (await getCollection(name as 'faq')).filter(({ data }) => isShown(data));

/** The only entry of a collection of facts or shared words. */
async function getData<Name extends DataName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const { id, path } = DATA_FILES[name];
  return (await requireEntry(name, id, path)).data;
}

/**
 * The settings of one page, without the sections that are not shown on the day of the build, and its
 * prose as a component.
 */
export async function getPage<Name extends PageName>(
  name: Name,
): Promise<{ readonly data: Page<Name>; readonly Content: Body }> {
  const entry = await requireEntry('pages', name, pageFile(name));
  if (entry.data.page !== name)
    throw new Error(
      `src/content/${pageFile(name)} says “page: ${entry.data.page}”. Write “page: ${name}”.`,
    );
  const { Content } = await render(entry);
  return { data: withoutHidden(entry.data) as Page<Name>, Content };
}

/** The shown sections of a page in the order of their file names, numbered from 1. */
export async function getSections<Name extends SectionName>(name: Name): Promise<Section<Name>[]> {
  if ((await getCollection(name as 'faq')).length === 0)
    throw new Error(`src/content/${name} holds no sections. Run “npm run check:content”.`);
  const counts = await getCounts();
  const ordered = (await shownEntries(name)).toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
  return Promise.all(
    ordered.map(async (entry, index) => {
      const { Content } = await render(entry);
      return {
        file: sectionFile(name, entry.id),
        number: index + 1,
        data: fillCounts(entry.data, counts) as unknown as CollectionEntry<Name>['data'],
        Content,
      };
    }),
  );
}

/** Of the settings that a section of About can have, those whose `kind` can be this one. */
type AboutSettings<Kind, Data = AboutSection> = Data extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Data
    : never
  : never;

/** A section of the About page whose settings are those of its kind. */
export type AboutPart<Kind extends AboutSection['kind']> = Omit<Section<'about'>, 'data'> & {
  readonly data: AboutSettings<Kind>;
};

/** The section of the About page with this kind; undefined if it is not shown. */
export const sectionOfKind = <Kind extends AboutSection['kind']>(
  sections: readonly Section<'about'>[],
  kind: Kind,
) => sections.find(({ data }) => data.kind === kind) as AboutPart<Kind> | undefined;

const getSiteFacts = async () => ({
  coin: await getCoin(),
  contest: await getContest(),
  studio: await getStudio(),
});

/** The facts that may contain placeholders, because the owner has not supplied every value. */
const getSuppliables = async (): Promise<Suppliables> => ({
  ...(await getSiteFacts()),
  pledges: (await getSections('pledge')).map(({ data }) => data),
});

/** How many values of a subject, such as `channels` or `proofs`, the owner has supplied. */
export const getStateOf = async (subject: Subject) => stateOf(subject, await getSuppliables());

/**
 * Chooses the sentence about a subject that is true: that none, some or all of its values have been
 * supplied. `values` are for variables of the sentence other than counts.
 */
export const sentenceAbout = async <Name extends string>(
  subject: Subject,
  sentences: SentencesByState<Name>,
  ...values: OtherValues<Name>
): Promise<string> => sentenceByState(subject, await getSuppliables(), sentences, ...values);

/** The sentence that says how soon an email is answered, if there is an address. */
export async function getResponseSentence(): Promise<string> {
  const { words } = await getNavigation();
  return sentenceAbout('email', words.response, await getFactWords());
}

/** The lines of a text that are true, by what stands for each, such as `[lock]`. */
export const getLines = async (lines: Lines) =>
  trueLines(lines, { coin: await getCoin(), studio: await getStudio() });

/** Every proof and record that the pledges name, with the kind that each still is. */
export async function getProofs(): Promise<Proof[]> {
  const pledges = await getSections('pledge');
  const coin = await getCoin();
  return pledges.flatMap(({ number, data }) =>
    data.proofs.map((proof) => ({
      ...proof,
      kind: kindOf(proof, data, coin),
      expiresWith: data.expiresWith,
      pledge: number,
    })),
  );
}

/** The proof with this id. */
export async function getProof(id: string): Promise<Proof> {
  const proof = (await getProofs()).find((other) => other.id === id);
  if (!proof)
    throw new Error(
      `No pledge in src/content/pledge has a proof with “id: ${id}”. Correct the id.`,
    );
  return proof;
}

/** The facts of the token. */
export const getCoin = () => getData('coins');

/** The facts of the contest. */
export const getContest = () => getData('contests');

/** The facts of the studio. */
export const getStudio = () => getData('studio');

/** The facts of coin, contest and studio that sentences and programs can know, with their values. */
export async function getRegister(): Promise<Fact[]> {
  const facts = registerOf(await getSiteFacts());
  return Promise.all(
    facts.map(async ({ shownAt, ...fact }) => ({
      ...fact,
      ...(shownAt && { shownAt: await withShownAnchors(shownAt) }),
    })),
  );
}

/** The places of a fact, without the anchors of sections that are not shown on the day of the build. */
async function withShownAnchors(
  places: NonNullable<Fact['shownAt']>,
): Promise<NonNullable<Fact['shownAt']>> {
  const shown = Object.entries(places).map(async ([name, anchor]) => {
    const page = name as PageName;
    const settings = (await getEntry('pages', page))?.data;
    // A page without an anchor, and a section that has a file of its own, have no setting here: both are shown.
    const section = valueAt(settings, [PAGES[page].places?.[anchor ?? ''] ?? '']);
    return [page, hasShowingSettings(section) && !isShown(section) ? null : anchor] as const;
  });
  return Object.fromEntries(await Promise.all(shown)) as NonNullable<Fact['shownAt']>;
}

/** Version, dates and changes of a document. */
export const getRecord = <Name extends DocumentName>(document: Name) =>
  getData<(typeof DOCUMENTS)[Name]>(DOCUMENTS[document]);

/** The words of header, menu and footer, and the words that pages share. */
export const getNavigation = () => getData('navigation');

/**
 * Where Bigfoot is on the day of the build, with the words of “Last seen”: the name of the place, its page
 * and its caption. Undefined if the words are not shown.
 */
export async function getSighting() {
  const words = await getData('sightings');
  if (!isShown(words)) return undefined;
  const places: PlaceName[] = [];
  for (const { place } of words.places) if (await isPlaceShown(place)) places.push(place);
  const place = placeOn(buildDate(), places);
  const caption = words.places.find((row) => row.place === place)?.caption ?? '';
  return { words, place, page: place && PLACES[place].page, caption };
}

export type Sighting = NonNullable<Awaited<ReturnType<typeof getSighting>>>;

/** Whether the section of a place is shown on the day of the build. */
async function isPlaceShown(place: PlaceName): Promise<boolean> {
  const { page, section }: { page: PageName; section?: string } = PLACES[place];
  if (section === undefined) return true;
  if (section in (await getPage(page)).data) return true;
  const aboutSections = await getCollection('about');
  return aboutSections.some(
    ({ data }: { data: Showing & { kind: string } }) => data.kind === section && isShown(data),
  );
}

/** The address for editing a file of src/content; undefined in a release, and if no repository is set. */
export async function getEditAddress(file: string): Promise<string | undefined> {
  if (isRelease()) return undefined;
  return editAddress((await getStudio()).repository, file);
}

/** The values of the variables in `FACT_NAMES`. */
export const getFactWords = async () =>
  factWords({ ...(await getSiteFacts()), navigation: await getNavigation() });

/** Whether any fact is still a placeholder. A preview of the site then shows a note. */
export async function hasPlaceholders(): Promise<boolean> {
  const names = Object.keys(DATA_FILES) as DataName[];
  const facts = await Promise.all(names.map(getData));
  return findPlaceholders([facts, await getProofs()]).length > 0;
}
