import type { BlockChange } from '../../shared/report.ts';
import { isEdited, isReplaced, visibleWords } from '../text.ts';
import { countBlocks, type ChangeGroup } from '../view-model.ts';
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

/** The number of a change, from 1, and the number of the last one. */
interface ChangeContext {
  readonly number: number;
  readonly last: number;
  /** The language of the site (BCP 47). */
  readonly language: string;
}

/**
 * Renders one HTML section per group; the numbers of changes continue from group to group.
 *
 * @param inPlace the files of the pages in place, by route
 */
export function renderChanges(
  groups: readonly ChangeGroup[],
  language: string,
  inPlace: ReadonlyMap<string, string>,
): string[] {
  const last = groups.reduce((count, group) => count + countBlocks(group), 0);
  let number = 0;
  return groups.map((group, index) => {
    const sections = group.sections.map(({ title, blocks }) => {
      const changes = blocks.map((block) =>
        renderChange(block, { number: ++number, last, language }),
      );
      return `<section class="texts"><h3>${describeTitle(title, isolated)}</h3>${changes.join('')}</section>`;
    });
    const id = groupId(index);
    return `<section class="group" id="${id}" aria-labelledby="${id}-title">${renderGroupHead(group, id, inPlace)}${sections.join('')}</section>`;
  });
}

export const groupId = (index: number): string => `page-${index + 1}`;

/** “/legal”, or “On 7 pages”. */
export const groupTitle = ({ pages }: ChangeGroup): string =>
  pages.length > 1 ? `On ${pages.length} pages` : pages.map(isolated).join('');

function renderGroupHead(
  group: ChangeGroup,
  id: string,
  inPlace: ReadonlyMap<string, string>,
): string {
  const pageChange = describePageChange(group, isolated);
  const details = [
    ...(group.pages.length > 1
      ? [describePages(group.pages, isolated, 12).replace(/^\d+ pages: /, '')]
      : []),
    ...(pageChange === '' ? [] : [pageChange]),
    counted(countBlocks(group), 'text'),
  ].join(' · ');
  return `<header class="group-head"><h2 id="${id}-title">${groupTitle(group)}</h2><p>${details}</p>${renderInPlaceLinks(group, inPlace)}</header>`;
}

/** “See it on the page”; for a group of several pages, links to the first `MAX_LINKS` of them. */
function renderInPlaceLinks({ pages }: ChangeGroup, files: ReadonlyMap<string, string>): string {
  const links = pages.slice(0, MAX_LINKS).flatMap((page) => {
    const file = files.get(page);
    if (file === undefined) return [];
    const name = pages.length > 1 ? isolated(page) : 'See it on the page';
    return [`<a href="${escapeHtml(encodeURI(file))}">${name}</a>`];
  });
  if (links.length === 0) return '';
  return `<p class="in-place">${pages.length > 1 ? 'See it on ' : ''}${links.join(' ')}</p>`;
}

const MAX_LINKS = 12;

function renderChange(block: BlockChange, context: ChangeContext): string {
  const { number } = context;
  const kind = kindOf(block);
  return `<article class="change" id="change-${number}" tabindex="-1" aria-label="Change ${number}: ${kind}"><p class="change-margin"><a class="change-number" href="#change-${number}">${screenReaderOnly('Change ')}${number}</a> <span class="change-kind">${kind}</span></p>${renderTexts(block, context)}${renderSteps(context)}</article>`;
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
function renderTexts(block: BlockChange, { language }: ChangeContext): string {
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

/** The links to the previous and the next change. */
function renderSteps({ number, last }: ChangeContext): string {
  const step = (to: number, name: string, arrow: string) =>
    to < 1 || to > last
      ? '<span></span>'
      : `<a href="#change-${to}">${screenReaderOnly(name)}<span class="arrow ${arrow}"></span></a>`;
  return `<p class="steps">${step(number - 1, 'Previous change', 'arrow-up')}${step(number + 1, 'Next change', 'arrow-down')}</p>`;
}
