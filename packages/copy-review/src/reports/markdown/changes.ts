import type { BlockChange } from '../../report.ts';
import { isEdited, isReplaced, truncate, visibleWords } from '../text.ts';
import { countBlocks, type ChangeGroup } from '../view-model.ts';
import {
  counted,
  describePageChange,
  describePages,
  describeTitle,
  describeVisibility,
} from '../wording.ts';
import { cell, emphasize, escapeHtml, escapeMarkdown, redline } from './escape.ts';

/** In characters. Longer routes and titles are truncated. */
const MAX_ROUTE_LENGTH = 200;
const MAX_TITLE_LENGTH = 32;
/** The numbers of pages and sections that the summary of a group names. */
const MAX_PAGES = 4;
const MAX_SECTIONS = 2;

/** The changed blocks of a group; if they are folded, the summary names their sections. */
export function renderGroup(group: ChangeGroup, isFolded: boolean): string {
  const texts = group.sections.map(renderSection).join('\n\n');
  return isFolded
    ? `\n<details><summary>${describeGroup(group)}${describeSections(group)}</summary>\n\n${texts}\n\n</details>`
    : `\n<h5>${describeGroup(group)}</h5>\n\n${texts}`;
}

function describeGroup(group: ChangeGroup): string {
  const pageChange = describePageChange(group, escapeHtml);
  const route = (page: string) => `<code>${escapeHtml(truncate(page, MAX_ROUTE_LENGTH))}</code>`;
  const pages = describePages(group.pages, route, MAX_PAGES);
  return [
    group.pages.length > 1 ? `On ${pages}` : pages,
    ...(pageChange === '' ? [] : [pageChange]),
    counted(countBlocks(group), 'text'),
  ].join(', ');
}

function describeSections({ sections }: ChangeGroup): string {
  if (sections.length === 0) return '';
  const titles = sections
    .slice(0, MAX_SECTIONS)
    .map(({ title }) => describeTitle(truncate(title, MAX_TITLE_LENGTH), escapeHtml));
  const more = sections.length - titles.length;
  return `: ${titles.join(' · ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const renderSection = ({ title, blocks }: ChangeGroup['sections'][number]) =>
  `${emphasize('**', describeTitle(title, cell))}\n\n${blocks.map(renderBlock).join('\n')}`;

function renderBlock(block: BlockChange): string {
  const { change, before, after } = block;
  if (isReplaced(block) || change === 'added' || change === 'removed') {
    const texts = [
      ...(before === null ? [] : [emphasize('~~', escapeMarkdown(before))]),
      ...(after === null ? [] : [emphasize('**', escapeMarkdown(after))]),
    ];
    return `- ${prefixOf(block)}${texts.join('<br>')}`;
  }
  if (!isEdited(block) && change === 'changed')
    return `- ${prefixOf(block)}${cell(after ?? before)}`;
  return `- ${prefixOf(block)}${redline(visibleWords(block))}`;
}

/** A change of place or visibility: “moved”, “now hidden from visitors”. */
function prefixOf(block: BlockChange): string {
  const moved = isEdited(block) ? 'moved and edited' : 'moved';
  const parts = [block.change === 'moved' ? moved : '', describeVisibility(block)];
  const prefix = parts.filter((part) => part !== '').join(', ');
  return prefix === '' ? '' : `*${prefix}:* `;
}
