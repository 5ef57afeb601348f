import { load, type CheerioAPI } from 'cheerio';
import { comparePages, type FigureInContext, type ReplacedFigure } from './compare-pages.ts';
import type { BindingDocument, KnownFact, Registers, ReviewConfig } from './config.ts';
import { normalizeText } from './extract/html.ts';
import { parseLimit, readPage } from './extract/page.ts';
import { findFigures } from './figures/find.ts';
import { covers, lineFor, readIgnoredFigures } from './figures/ignored.ts';
import { readText, subjectsOf } from './figures/subjects.ts';
import type { PageText } from './page-text.ts';
import type { Blocking, FactChange } from './report.ts';
import type { Site } from './site.ts';

interface ReviewedSites {
  readonly before: Site;
  readonly after: Site;
  readonly config: ReviewConfig;
  readonly figures: readonly ReplacedFigure[];
  readonly registers: Registers | undefined;
}

/** The faults that have to be corrected before a change may be merged, each once. */
export function findBlocking(sites: ReviewedSites): Blocking[] {
  const { before, after, config, figures, registers } = sites;
  const faults = [
    ...config.documents.flatMap((document) => documentFaults(document, before, after, config)),
    ...(registers ? [...factFaults(figures, registers), ...conflictFaults(registers)] : []),
  ];
  const isSame = (one: Blocking) => (other: Blocking) =>
    other.page === one.page && other.message === one.message;
  return faults.filter((fault, index) => faults.findIndex(isSame(fault)) === index);
}

/**
 * A binding text may change only with a new entry in its list of changes, and its meaning only with
 * a later version and effective date.
 */
function documentFaults(
  document: BindingDocument,
  before: Site,
  after: Site,
  config: ReviewConfig,
): Blocking[] {
  const { route, name } = document;
  const fault = (message: string): Blocking[] => [{ page: route, message }];
  const [old = '', now = ''] = [before, after].map(({ pages }) => pages.get(route));
  const why = old === now ? undefined : (parseLimit(old) ?? parseLimit(now));
  if (why !== undefined) return fault(`${name} binds, and its page cannot be read: ${why}.`);
  const [was, is] = [before, after].map(({ pages }) =>
    readDocument(document, pages.get(route), config),
  );
  // A page that never showed versions belongs to another site, or is older than this check.
  if (!was?.hasVersions) return [];
  if (!is) return fault(`${name} binds, and its page is gone.`);
  if (!is.hasVersions) return fault(`${name} no longer shows its version and its list of changes.`);
  const kept = was.changes.filter(({ text }) => is.changes.some((other) => other.text === text));
  if (kept.length < was.changes.length)
    return fault(
      `An entry of ${name}’s list of changes is gone or reads differently. Entries stay.`,
    );
  const versionFault =
    was.version === is.version || isLater(was.version, is.version)
      ? []
      : fault(`The version of ${name}, ${is.version}, is not later than ${was.version}.`);
  if (comparePages(was.prose, is.prose).blocks.length === 0) return versionFault;
  const entries = newEntries(was.changes, is.changes);
  if (entries.length === 0)
    return fault(
      `${name} reads differently, and its list of changes has no new entry. Add one: version, date, what kind of change, and one plain sentence.`,
    );
  if (entries.every(({ isEditorial }) => isEditorial)) return versionFault;
  const notLater = [
    ...(isLater(was.version, is.version) ? [] : ['version']),
    ...(isDate(was.effective) && !isLater(was.effective, is.effective) ? ['effective date'] : []),
  ];
  if (notLater.length === 0) return [];
  return fault(
    `The new entry of ${name} says that what it promises or warns of has changed, and its ${notLater.join(' and its ')} is not later than before.`,
  );
}

/** An entry of a list of changes. */
interface Entry {
  readonly text: string;
  readonly isEditorial: boolean;
}

/** If their number is the same, an entry with another text is an edited one. */
function newEntries(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  if (after.length <= before.length) return [];
  return after.filter(({ text }) => !before.some((other) => other.text === text));
}

/** A binding document as the built page shows it; undefined if the page is missing. */
function readDocument(document: BindingDocument, html: string | undefined, config: ReviewConfig) {
  if (html === undefined) return undefined;
  const $ = load(html);
  const page = readPage(document.route, html, { ...config, documents: [document], data: [] });
  return {
    hasVersions: $(document.versions).length > 0,
    prose: onlyProse(page),
    version: textOf($, document.version),
    effective: textOf($, document.effective),
    changes: $(document.changes)
      .toArray()
      .map((entry) => ({
        text: normalizeText($(entry).text()),
        isEditorial:
          $(entry).is(document.editorial) || $(entry).find(document.editorial).length > 0,
      })),
  };
}

function onlyProse({ route, sections }: PageText): PageText {
  const prose = sections.map((section) => {
    return { ...section, blocks: section.blocks.filter(({ part }) => part === 'prose') };
  });
  return { route, sections: prose.filter(({ blocks }) => blocks.length > 0) };
}

const textOf = ($: CheerioAPI, selector: string) => normalizeText($(selector).first().text());

const isDate = (text: string) => findFigures(text)[0]?.kind === 'date';

/** Compares dates by the calendar, and versions number by number: 1.10 is later than 1.9. */
function isLater(before: string, after: string): boolean {
  const [was, is] = [before, after].map((text) =>
    isDate(text) ? valueOf(text) : /\d+(?:\.\d+)*/.exec(text)?.[0].replace(/(?:\.0+)+$/, ''),
  );
  if (was === undefined) return before !== after;
  return is !== undefined && is.localeCompare(was, 'en', { numeric: true }) > 0;
}

/**
 * A figure that stated the value of a fact may change only with the register. Which fact it states is
 * decided by the words around it and by the list of ignored figures.
 */
function factFaults(figures: readonly ReplacedFigure[], registers: Registers): Blocking[] {
  const { before, after, ignored } = registers;
  const list = readIgnoredFigures(ignored?.source ?? '');
  return figures.flatMap(({ page, kind, was, is }): Blocking[] => {
    const [old, now] = [valueOf(was.figure.text), valueOf(is.figure.text)];
    const hasValue = (value: string) => (fact: KnownFact) =>
      fact.kind === kind && fact.values.includes(value);
    const stated = statedFacts(was, before).filter(hasValue(old));
    const [fact] = stated;
    // It does not help if another fact has the new value: the same fact has to have it.
    const isStated = ({ name }: KnownFact) => stated.some((other) => other.name === name);
    if (!fact || after.filter(isStated).some(hasValue(now))) return [];
    const claim = { figure: is.figure, passage: { text: readText(is.text).text } };
    if (list.some((one) => covers(one, claim))) return [];
    const hint = ignored
      ? ` If it is about something else, add a line to ${ignored.file}: ${lineFor(claim)}   # and where it comes from.`
      : '';
    return [
      {
        page,
        message: `“${was.figure.text}” became “${is.figure.text}”, and the register does not say so of ${fact.name}. If that changed, change it in ${fact.file}.${hint}`,
      },
    ];
  });
}

/** The facts that a figure may state. For a figure without a sentence, the texts next to it decide. */
function statedFacts({ figure, text, context }: FigureInContext, register: readonly KnownFact[]) {
  const isBare = !/\p{L}{2}/u.test(text.replace(figure.text, ''));
  const { parts } = readText(isBare ? `${figure.text} ${context}` : text);
  const placed = isBare ? { ...figure, start: 0, end: figure.text.length } : figure;
  const { facts } = subjectsOf(placed, parts, register);
  if (facts.length > 0 || !isBare) return facts;
  return register.filter(
    ({ kind, matches, excludes }) =>
      kind === figure.kind &&
      (matches?.test(context) ?? true) &&
      !(excludes?.test(context) ?? false),
  );
}

const valueOf = (text: string) => findFigures(text)[0]?.value ?? text;

/** A declared conflict may only change by being settled, with who, when and where. */
function conflictFaults({ before, after }: Registers): Blocking[] {
  return before
    .concat(after.filter(({ name }) => !before.some((one) => one.name === name)))
    .flatMap(({ name, file }): Blocking[] => {
      const [was, is] = [before, after].map((facts) => facts.find((one) => one.name === name));
      if (readings(was) === readings(is)) return [];
      const fault = (message: string): Blocking[] => [{ page: '', message }];
      if (!was?.isDisputed || !is || is.isDisputed || is.values.length !== 1)
        return fault(
          `The declared conflict about ${name}, in ${file}, is another than before. Only the owner settles it: name who did.`,
        );
      const missing = SETTLEMENT.filter(([key]) => !is.settled?.[key]);
      if (missing.length === 0) return [];
      const what = new Intl.ListFormat('en').format(missing.map(([, description]) => description));
      const keys = missing.map(([key]) => `“${key}”`).join(' and ');
      return fault(
        `The conflict about ${name} is settled, and ${file} does not say ${what}. Write it as ${keys} below “settled”.`,
      );
    });
}

const SETTLEMENT = [
  ['by', 'who settled it'],
  ['on', 'on which day'],
  ['source', 'where that is written'],
] as const;

/** The conflicts that were settled, as changed facts. */
export function settledConflicts({ before, after }: Registers): FactChange[] {
  return before.flatMap((was): FactChange[] => {
    const is = after.find(({ name }) => name === was.name);
    const [value] = is?.values ?? [];
    if (!was.isDisputed || !is || is.isDisputed || value === undefined) return [];
    const { by, on, source } = is.settled ?? {};
    const parts = [grouped(value), by && `settled by ${by}`, on && `on ${on}`, source];
    return [
      {
        page: '',
        section: is.name,
        kind: is.kind,
        before: was.values.map(grouped).join(' or '),
        after: parts.filter((part) => part !== undefined && part !== '').join(', '),
      },
    ];
  });
}

/** Integers with group separators. */
const grouped = (value: string) =>
  /^\d+$/.test(value) ? value.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : value;

const readings = (fact: KnownFact | undefined) =>
  fact?.isDisputed === true ? fact.values.join(' or ') : '';
