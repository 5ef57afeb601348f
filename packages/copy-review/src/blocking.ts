import { load, type CheerioAPI } from 'cheerio';
import { comparePages, type ChangedFigure, type FigureSide } from './compare-pages.ts';
import { limitOf } from './extract/limits.ts';
import { readPage } from './extract/page.ts';
import { readable } from './extract/text.ts';
import { findFigures } from './figures/find.ts';
import { covers, lineFor, readIgnoredFigures } from './figures/ignored.ts';
import type { BindingDocument, PageText, ReviewConfig, Site } from './pages.ts';
import type { Blocking, FactChange } from './report.ts';
import { readText, subjectsOf } from './figures/subjects.ts';

/** A fact that the site declares in one place, from which its pages take it. */
export interface KnownFact {
  readonly name: string;
  readonly kind: string;
  /** The file that declares it, as messages show it. */
  readonly file: string;
  /** As figures are compared: `2026-08-07`, `12 months`, `5000000000000`. Several while it is disputed. */
  readonly values: readonly string[];
  readonly isDisputed: boolean;
  /** The words by which one knows that a sentence speaks of it, or of something else; see `Subject`. */
  readonly cue?: RegExp;
  readonly other?: RegExp;
  /** Who settled what was disputed, on which day, and where that is written. */
  readonly settled?: Settlement;
}

type Settlement = Readonly<Partial<Record<'by' | 'on' | 'source', string>>>;

export interface Registers {
  readonly before: readonly KnownFact[];
  readonly after: readonly KnownFact[];
  /** The list of figures that are no facts, and its file; none are listed without it. */
  readonly ignored?: { readonly file: string; readonly source: string };
}

interface Sides {
  readonly before: Site;
  readonly after: Site;
  readonly config: ReviewConfig;
  readonly facts: readonly ChangedFigure[];
  readonly registers: Registers | undefined;
}

/** What has to be put right before a change may be merged. */
export function blockingOf({ before, after, config, facts, registers }: Sides): Blocking[] {
  const faults = [
    ...config.documents.flatMap((document) => documentFaults(document, before, after, config)),
    ...(registers ? [...factFaults(facts, registers), ...conflictFaults(registers)] : []),
  ];
  // A fact may stand on a page in more places than one.
  const isSame = (one: Blocking) => (other: Blocking) =>
    other.page === one.page && other.message === one.message;
  return faults.filter((fault, place) => faults.findIndex(isSame(fault)) === place);
}

/** A binding text may only change with an entry in its list of changes, and a later version if that changes what it says. */
function documentFaults(
  document: BindingDocument,
  before: Site,
  after: Site,
  config: ReviewConfig,
): Blocking[] {
  const { route, name } = document;
  const told = (message: string): Blocking[] => [{ page: route, message }];
  const [old, now] = [before, after].map(({ pages }) => pages.get(route) ?? '');
  const why = old === now ? undefined : (limitOf(old ?? '') ?? limitOf(now ?? ''));
  if (why !== undefined) return told(`${name} binds, and its page cannot be read: ${why}.`);
  const [was, is] = [before, after].map(({ pages }) =>
    recordOf(document, pages.get(route), config),
  );
  // A page that never showed versions is another site's, or older than this check.
  if (!was?.hasVersions) return [];
  if (!is) return told(`${name} binds, and its page is gone.`);
  if (!is.hasVersions) return told(`${name} no longer shows its version and its list of changes.`);
  const kept = was.changes.filter(({ text }) => is.changes.some((other) => other.text === text));
  if (kept.length < was.changes.length)
    return told(
      `An entry of ${name}’s list of changes is gone or reads differently. Entries stay.`,
    );
  const wentBack =
    was.version === is.version || isLater(was.version, is.version)
      ? []
      : told(`The version of ${name}, ${is.version}, is not later than ${was.version}.`);
  if (comparePages(was.page, is.page).blocks.length === 0) return wentBack;
  const entries = newEntries(was.changes, is.changes);
  if (entries.length === 0)
    return told(
      `${name} reads differently, and its list of changes has no new entry. Add one: version, date, what kind of change, and one plain sentence.`,
    );
  if (entries.every(({ isEditorial }) => isEditorial)) return wentBack;
  const stayed = [
    ...(isLater(was.version, is.version) ? [] : ['version']),
    ...(isDate(was.effective) && !isLater(was.effective, is.effective) ? ['effective date'] : []),
  ];
  if (stayed.length === 0) return [];
  return told(
    `The new entry of ${name} says that what it promises or warns of has changed, and its ${stayed.join(' and its ')} is not later than before.`,
  );
}

interface Entry {
  readonly text: string;
  readonly isEditorial: boolean;
}

/** The entries that were not there. One that only reads differently now is no new one. */
function newEntries(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  if (after.length <= before.length) return [];
  return after.filter(({ text }) => !before.some((other) => other.text === text));
}

/** What the built page says of a document, and its text without what is said of its versions. */
function recordOf(document: BindingDocument, html: string | undefined, config: ReviewConfig) {
  if (html === undefined) return undefined;
  const $ = load(html);
  const page = readPage(document.route, html, { ...config, documents: [document], data: [] });
  return {
    hasVersions: $(document.versions).length > 0,
    page: proseOf(page),
    version: textOf($, document.version),
    effective: textOf($, document.effective),
    changes: $(document.changes)
      .toArray()
      .map((entry) => ({
        text: readable($(entry).text()),
        isEditorial:
          $(entry).is(document.editorial) || $(entry).find(document.editorial).length > 0,
      })),
  };
}

/** Of a page, the prose that binds. */
function proseOf({ route, sections }: PageText): PageText {
  const prose = sections.map((section) => {
    return { ...section, blocks: section.blocks.filter(({ part }) => part === 'prose') };
  });
  return { route, sections: prose.filter(({ blocks }) => blocks.length > 0) };
}

const textOf = ($: CheerioAPI, selector: string) => readable($(selector).first().text());

const isDate = (text: string) => findFigures(text)[0]?.kind === 'date';

/** Dates by the calendar, versions by their numbers: 1.10 is later than 1.9. What had neither is passed by any other. */
function isLater(before: string, after: string): boolean {
  const [was, is] = [before, after].map((text) =>
    isDate(text) ? valueOf(text) : /\d+(?:\.\d+)*/.exec(text)?.[0].replace(/(?:\.0+)+$/, ''),
  );
  if (was === undefined) return before !== after;
  return is !== undefined && is.localeCompare(was, 'en', { numeric: true }) > 0;
}

/**
 * A page may only say another value than the register's once the register does. What a figure is about
 * is decided as in the content check, by the words around it and the list of other figures.
 */
function factFaults(figures: readonly ChangedFigure[], registers: Registers): Blocking[] {
  const { before, after, ignored } = registers;
  const list = readIgnoredFigures(ignored?.source ?? '');
  return figures.flatMap(({ page, kind, was, is }): Blocking[] => {
    const [old, now] = [valueOf(was.figure.text), valueOf(is.figure.text)];
    const says = (value: string) => (fact: KnownFact) =>
      fact.kind === kind && fact.values.includes(value);
    const known = factsOf(was, before).filter(says(old));
    const [fact] = known;
    // Another fact of the same kind may have that value; this one has to have it.
    const isSame = ({ name }: KnownFact) => known.some((other) => other.name === name);
    if (!fact || after.filter(isSame).some(says(now))) return [];
    const claim = { figure: is.figure, passage: { text: readText(is.text).text } };
    if (list.some((one) => covers(one, claim))) return [];
    const other = ignored
      ? ` If it is about something else, add a line to ${ignored.file}: ${lineFor(claim)}   # and where it comes from.`
      : '';
    return [
      {
        page,
        message: `“${was.figure.text}” became “${is.figure.text}”, and the register does not say so of ${fact.name}. If that changed, change it in ${fact.file}.${other}`,
      },
    ];
  });
}

/** What a figure is about. One that stands alone is about what its section speaks of. */
function factsOf({ figure, text, around }: FigureSide, register: readonly KnownFact[]) {
  const isAlone = !/\p{L}{2}/u.test(text.replace(figure.text, ''));
  const { parts } = readText(isAlone ? `${figure.text} ${around}` : text);
  const here = isAlone ? { ...figure, start: 0, end: figure.text.length } : figure;
  const { facts } = subjectsOf(here, parts, register);
  if (facts.length > 0 || !isAlone) return facts;
  return register.filter(
    ({ kind, cue, other }) =>
      kind === figure.kind && (cue?.test(around) ?? true) && !(other?.test(around) ?? false),
  );
}

const valueOf = (text: string) => findFigures(text)[0]?.value ?? text;

function conflictFaults({ before, after }: Registers): Blocking[] {
  return before
    .concat(after.filter(({ name }) => !before.some((one) => one.name === name)))
    .flatMap(({ name, file }): Blocking[] => {
      const [was, is] = [before, after].map((facts) => facts.find((one) => one.name === name));
      if (readings(was) === readings(is)) return [];
      const told = (message: string): Blocking[] => [{ page: '', message }];
      if (!was?.isDisputed || !is || is.isDisputed || is.values.length !== 1)
        return told(
          `The declared conflict about ${name}, in ${file}, is another than before. Only the owner settles it: name who did.`,
        );
      const missing = Object.entries(SETTLED).filter(([key]) => !is.settled?.[key as 'by']);
      if (missing.length === 0) return [];
      const what = new Intl.ListFormat('en').format(missing.map(([, said]) => said));
      const keys = missing.map(([key]) => `“${key}”`).join(' and ');
      return told(
        `The conflict about ${name} is settled, and ${file} does not say ${what}. Write it as ${keys} below “settled”.`,
      );
    });
}

const SETTLED = {
  by: 'who settled it',
  on: 'on which day',
  source: 'where that is written',
};

/** The conflicts that were settled as they should be, as changes of facts. */
export function settledConflicts({ before, after }: Registers): FactChange[] {
  return before.flatMap((was): FactChange[] => {
    const is = after.find(({ name }) => name === was.name);
    const [value] = is?.values ?? [];
    if (!was.isDisputed || !is || is.isDisputed || value === undefined) return [];
    const { by, on, source } = is.settled ?? {};
    const said = [grouped(value), by && `settled by ${by}`, on && `on ${on}`, source];
    return [
      {
        page: '',
        section: is.name,
        kind: is.kind,
        before: was.values.map(grouped).join(' or '),
        after: said.filter((part) => part !== undefined && part !== '').join(', '),
      },
    ];
  });
}

/** Digits in groups of three, as people read them. */
const grouped = (value: string) =>
  /^\d+$/.test(value) ? value.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : value;

const readings = (fact: KnownFact | undefined) =>
  fact?.isDisputed === true ? fact.values.join(' or ') : '';
