import type { BlockChange } from '../../shared/report.ts';
import { isEdited, isReplaced, visibleWords } from '../text.ts';
import { countBlocks, type Change, type ChangeGroup } from '../view-model.ts';
import {
  counted,
  describePageChange,
  describePages,
  describeParagraphs,
  describeTitle,
  describeVisibility,
} from '../wording.ts';
import {
  deleted,
  escapeHtml,
  inserted,
  isolated,
  redline,
  screenReaderOnly,
  siteText,
} from './escape.ts';

/** A page with its changes marked, as a section of the HTML report. */
export interface InPlacePage {
  readonly route: string;
  /** The id of the section. */
  readonly id: string;
  readonly html: string;
  /** The ids of the entries in its list, by the ids of their changes. */
  readonly entries: ReadonlyMap<string, string>;
}

/** The pages in place, by route. */
type Views = ReadonlyMap<string, InPlacePage>;

/** Renders one HTML section per group. `language` is that of the site (BCP 47). */
export function renderChanges(
  groups: readonly ChangeGroup[],
  language: string,
  inPlace: Views,
): string[] {
  return groups.map((group) => {
    const page = group.pages.map((route) => inPlace.get(route)).find((one) => one !== undefined);
    const sections = group.sections.map(({ title, changes }) => {
      const rendered = changes.map((change) =>
        renderChange(change, language, page?.entries.get(change.id)),
      );
      return `<section class="texts"><h3>${describeTitle(title, isolated)}</h3>${rendered.join('')}</section>`;
    });
    const { id } = group;
    return `<section class="group" id="${id}" aria-labelledby="${id}-title">${renderGroupHead(group, inPlace)}${sections.join('')}</section>`;
  });
}

/** “/legal”, or “On 7 pages”. */
export const groupTitle = ({ pages }: ChangeGroup): string =>
  pages.length > 1 ? `On ${pages.length} pages` : pages.map(isolated).join('');

function renderGroupHead(group: ChangeGroup, inPlace: Views): string {
  const pageChange = describePageChange(group, isolated);
  const details = [
    ...(group.pages.length > 1
      ? [describePages(group.pages, isolated, 12).replace(/^\d+ pages: /, '')]
      : []),
    ...(pageChange === '' ? [] : [pageChange]),
    counted(countBlocks(group), 'text'),
  ].join(' · ');
  return `<header class="group-head"><h2 id="${group.id}-title">${groupTitle(group)}</h2><p>${details}</p>${renderInPlaceLinks(group, inPlace)}</header>`;
}

/** “See it on the page”; for a group of several pages, links to the first `MAX_LINKS` of them. */
function renderInPlaceLinks({ pages }: ChangeGroup, inPlace: Views): string {
  const links = pages.slice(0, MAX_LINKS).flatMap((route) => {
    const page = inPlace.get(route);
    if (page === undefined) return [];
    const name = pages.length > 1 ? isolated(route) : 'See it on the page';
    return [`<a href="#${page.id}">${name}</a>`];
  });
  if (links.length === 0) return '';
  return `<p class="in-place">${pages.length > 1 ? 'See it on ' : ''}${links.join(' ')}</p>`;
}

const MAX_LINKS = 12;

/** @param entry the id of its entry beside the page in place */
function renderChange(
  { id, number, block }: Change,
  language: string,
  entry: string | undefined,
): string {
  const kind = kindOf(block);
  const onPage =
    entry === undefined
      ? ''
      : ` <a class="change-place" href="#${entry}">in place${screenReaderOnly(`: change ${number}`)}</a>`;
  return `<article class="change" id="${id}" tabindex="-1" aria-label="Change ${number}: ${kind}"><p class="change-margin"><a class="change-number" href="#${id}">${screenReaderOnly('Change ')}${number}</a> <span class="change-kind">${kind}</span>${onPage}</p>${renderTexts(block, language)}</article>`;
}

/** “edited”, “moved, edited”, “now hidden from visitors” … */
export function kindOf(block: BlockChange): string {
  const { change } = block;
  const isOnlyVisibility = change === 'changed' && !isEdited(block);
  const edited = isReplaced(block) ? 'replaced' : 'edited';
  const moved = isEdited(block) ? 'moved, edited' : 'moved';
  const paragraphs = describeParagraphs(block);
  const kind = change === 'changed' ? edited : change === 'moved' ? moved : paragraphs || change;
  return [isOnlyVisibility ? '' : kind, describeVisibility(block)]
    .filter((part) => part !== '')
    .join(', ');
}

/** An edited text is rendered twice, in line and side by side; the style sheet shows one of the two. */
function renderTexts(block: BlockChange, language: string): string {
  const { before, after } = block;
  const text = (html: string, name: string) =>
    `<p class="${name}" dir="auto" lang="${escapeHtml(language)}">${html}</p>`;
  if (before === null) return `<div class="text">${text(inserted(siteText(after)), 'come')}</div>`;
  if (after === null) return `<div class="text">${text(deleted(siteText(before)), 'gone')}</div>`;
  if (!isEdited(block)) return `<div class="text">${text(siteText(after), 'same')}</div>`;
  if (isReplaced(block))
    return `<div class="text">${text(deleted(siteText(before)), 'gone')}${text(inserted(siteText(after)), 'come')}</div>`;
  return `<div class="text in-line">${text(renderWords(block, '=-+'), 'same')}</div><div class="text by-side">${text(screenReaderOnly('Before: ') + renderWords(block, '=-'), 'gone')}${text(screenReaderOnly('After: ') + renderWords(block, '=+'), 'come')}</div>`;
}

const renderWords = (block: BlockChange, ops: string) =>
  redline(visibleWords(block).filter(({ op }) => ops.includes(op)));
