import { load, type CheerioAPI } from 'cheerio';
import { comparePages } from '../words/texts/compare-pages.ts';
import type { BindingDocument, ReadingConfig } from '../shared/config.ts';
import { normalizeText } from '../words/extract/html.ts';
import { readPage } from '../words/extract/page.ts';
import { findFigures } from '../words/figures/find.ts';
import type { PageText } from '../shared/page-text.ts';
import type { Blocking } from '../shared/report.ts';
import { conflictFaults } from './conflicts.ts';
import type { Sites } from './sites.ts';
import { factFaults, valueOf } from './stated-facts.ts';
import type { Texts } from './texts.ts';

/** What binding documents, declared facts and declared conflicts do not allow. */
export function bindingFaults(sites: Sites, { changed, config }: Texts): Blocking[] {
  const { registers } = sites;
  const figures = changed.flatMap(({ texts }) => texts.figures);
  return [
    ...(config.documents ?? []).flatMap((document) => documentFaults(document, sites, config)),
    ...(registers ? [...factFaults(figures, registers), ...conflictFaults(registers)] : []),
  ];
}

/** Faults of one document: it is gone, a draft again, or changed without a new entry in its list of changes. */
function documentFaults(
  document: BindingDocument,
  sites: Sites,
  config: ReadingConfig,
): Blocking[] {
  const { route, name } = document;
  const fault = (message: string): Blocking[] => [{ page: route, message }];
  const [htmlBefore, htmlAfter] = [sites.before, sites.after].map(({ pages }) => pages.get(route));
  if (htmlBefore === htmlAfter) return [];
  const before = readDocument(document, htmlBefore, config);
  const after = readDocument(document, htmlAfter, config);
  // Without a list of versions, the page before is no such document, so there is nothing to compare. If the page after
  // has none either, the configuration would protect nothing.
  if (!before?.hasVersions)
    return after?.hasVersions === false
      ? fault(
          `${name} is configured as a document that binds, but shows no version and no list of changes.`,
        )
      : [];
  // A page that cannot be read blocks the change by itself.
  if (!after)
    return sites.after.pageFiles.has(route) ? [] : fault(`${name} binds, and its page is gone.`);
  if (!after.hasVersions)
    return fault(`${name} no longer shows its version and its list of changes.`);
  // A draft did not bind anybody, even if it is adopted now. Its changes are reported like all others.
  if (before.isDraft) return [];
  if (after.isDraft)
    return fault(
      `${name} was adopted, and would be a draft again: nobody could rely on it. Change it with a later version instead.`,
    );
  const message = versionFault(name, before, after);
  return message === undefined ? [] : fault(message);
}

/**
 * What is wrong with the versions of a document; undefined if nothing is. Its text may change only with a
 * new entry in its list of changes, and its meaning only with a later version and effective date.
 */
function versionFault(name: string, before: ReadDocument, after: ReadDocument): string | undefined {
  const isKept = ({ text }: Entry) => after.changes.some((other) => other.text === text);
  if (!before.changes.every(isKept))
    return `An entry of ${name}’s list of changes is gone or reads differently. Entries stay.`;
  const isLaterVersion = isLater(before.version, after.version);
  const orderFault =
    before.version === after.version || isLaterVersion
      ? undefined
      : `The version of ${name}, ${after.version}, is not later than ${before.version}.`;
  const { blocks, sections } = comparePages(before.prose, after.prose);
  const isRenumbered = sections.some(({ change }) => change === 'renumbered');
  if (blocks.length === 0 && !isRenumbered) return orderFault;
  const newEntries = after.changes.filter(
    ({ text }) => !before.changes.some((other) => other.text === text),
  );
  if (newEntries.length === 0)
    return `${name} reads differently, and its list of changes has no new entry. Add one: version, date, what kind of change, and one plain sentence.`;
  if (newEntries.every(({ isEditorial }) => isEditorial)) return orderFault;
  const notLater = [
    ...(isLaterVersion ? [] : ['version']),
    ...(isDate(before.effective) && !isLater(before.effective, after.effective)
      ? ['effective date']
      : []),
  ];
  return notLater.length === 0
    ? undefined
    : `The new entry of ${name} says that what it promises or warns of has changed, and its ${notLater.join(' and its ')} is not later than before.`;
}

/** An entry of a list of changes. */
interface Entry {
  readonly text: string;
  readonly isEditorial: boolean;
}

/** A binding document as the built page shows it. */
interface ReadDocument {
  readonly hasVersions: boolean;
  readonly isDraft: boolean;
  readonly prose: PageText;
  readonly version: string;
  readonly effective: string;
  readonly changes: readonly Entry[];
}

/** Reads a binding document; undefined if its page is missing. */
function readDocument(
  document: BindingDocument,
  html: string | undefined,
  config: ReadingConfig,
): ReadDocument | undefined {
  if (html === undefined) return undefined;
  const $ = load(html);
  // What scripts say binds nobody.
  const page = readPage(document.route, html, { ...config, documents: [document], data: [] });
  return {
    hasVersions: $(document.versions).length > 0,
    isDraft: document.draft !== undefined && $(document.draft).length > 0,
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

/** The binding prose of a page, without details and versions. */
function onlyProse({ route, sections }: PageText): PageText {
  const prose = sections.map((section) => {
    return { ...section, blocks: section.blocks.filter(({ part }) => part === 'prose') };
  });
  return { route, sections: prose.filter(({ blocks }) => blocks.length > 0) };
}

const textOf = ($: CheerioAPI, selector: string) => normalizeText($(selector).first().text());

const isDate = (text: string) => findFigures(text)[0]?.kind === 'date';

/** Whether `after` is later: dates by the calendar, versions number by number: 1.10 is later than 1.9, and 1.0 is 1. */
function isLater(before: string, after: string): boolean {
  const [valueBefore, valueAfter] = [before, after].map((text) =>
    isDate(text) ? valueOf(text) : /\d+(?:\.\d+)*/.exec(text)?.[0].replace(/(?:\.0+)+$/, ''),
  );
  // A version without a number has no order.
  if (valueBefore === undefined) return before !== after;
  return (valueAfter?.localeCompare(valueBefore, 'en', { numeric: true }) ?? 0) > 0;
}
