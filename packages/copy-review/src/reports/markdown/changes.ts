import type { BlockChange } from '../../shared/report.ts';
import { isEdited, isReplaced, truncate, visibleWords } from '../text.ts';
import { countBlocks, type ChangeGroup } from '../view-model.ts';
import {
  counted,
  describePageChange,
  describePages,
  describeParagraphs,
  describeTitle,
  describeVisibility,
} from '../wording.ts';
import { cell, emphasize, escapeElement, escapeMarkdown, redline } from './escape.ts';
import type { OutlineGroup } from './outline.ts';

/** In characters. Longer routes are truncated. */
const MAX_ROUTE_LENGTH = 200;
/** The number of pages that the title of a group names. */
const MAX_PAGES = 4;

/** The changed texts of a group for the outline of the report. */
export const outlineGroup = (group: ChangeGroup): OutlineGroup => ({
  id: group.change === 'changed' ? '' : group.id,
  title: describeGroup(group),
  sections: group.sections.map(({ title, changes }) => ({
    title: emphasize('**', describeTitle(title, cell)),
    rows: changes.map(({ id, number, block }) => ({
      id,
      head: String(number),
      text: renderBlock(block),
    })),
  })),
});

function describeGroup(group: ChangeGroup): string {
  const pageChange = describePageChange(group, escapeElement);
  const route = (page: string) => `<code>${escapeElement(truncate(page, MAX_ROUTE_LENGTH))}</code>`;
  const pages = describePages(group.pages, route, MAX_PAGES);
  return [
    group.pages.length > 1 ? `On ${pages}` : pages,
    ...(pageChange === '' ? [] : [pageChange]),
    counted(countBlocks(group), 'text'),
  ].join(', ');
}

/** In characters. Longer texts are truncated. */
const MAX_TEXT_LENGTH = 4000;
const text = (words: string) => escapeMarkdown(truncate(words, MAX_TEXT_LENGTH));

function renderBlock(block: BlockChange): string {
  const { change, before, after } = block;
  if (isReplaced(block) || change === 'added' || change === 'removed') {
    const texts = [
      ...(before === null ? [] : [emphasize('~~', text(before))]),
      ...(after === null ? [] : [emphasize('**', text(after))]),
    ];
    return `${prefixOf(block)}${texts.join('<br>')}`;
  }
  if (!isEdited(block) && change === 'changed') return `${prefixOf(block)}${cell(after ?? before)}`;
  const words = visibleWords(block).map(({ op, text: own }) => ({
    op,
    text: op === '=' ? own : truncate(own, MAX_TEXT_LENGTH),
  }));
  return `${prefixOf(block)}${redline(words)}`;
}

/** A change of place, paragraphs or visibility: “moved”, “now hidden from visitors”. */
function prefixOf(block: BlockChange): string {
  const moved = isEdited(block) ? 'moved and edited' : 'moved';
  const parts = [
    block.change === 'moved' ? moved : describeParagraphs(block),
    describeVisibility(block),
  ];
  const prefix = parts.filter((part) => part !== '').join(', ');
  return prefix === '' ? '' : `*${prefix}:* `;
}
