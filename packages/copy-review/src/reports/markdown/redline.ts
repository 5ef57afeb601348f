import type { BlockChange } from '../../report.ts';
import { shortened } from '../cut.ts';
import { countOf, type TextGroup } from '../outline.ts';
import { isEdited, isReplaced, visibleWords } from '../signs.ts';
import { counted, pageSaid, pagesSaid, titleSaid, visibilitySaid } from '../wording.ts';
import { inHtml, inMarkdown, marked } from './escape.ts';
import { cell, redlined } from './write.ts';

/** Longer routes and titles are said by their beginning. */
const LONGEST_ROUTE = 200;
const LONGEST_TITLE = 32;
/** So many pages and sections are named. */
const MOST_PAGES = 4;
const MOST_SECTIONS = 2;

/** The changed texts of one page, or of several; if they are folded, with the sections that hold them. */
export function groupOf(group: TextGroup, isFolded: boolean): string {
  const texts = group.sections.map(sectionOf).join('\n\n');
  return isFolded
    ? `\n<details><summary>${saidOf(group)}${sectionsSaid(group)}</summary>\n\n${texts}\n\n</details>`
    : `\n<h5>${saidOf(group)}</h5>\n\n${texts}`;
}

function saidOf(group: TextGroup): string {
  const happened = pageSaid(group, inHtml);
  const route = (page: string) => `<code>${inHtml(shortened(page, LONGEST_ROUTE))}</code>`;
  const pages = pagesSaid(group.pages, route, MOST_PAGES);
  return [
    group.pages.length > 1 ? `On ${pages}` : pages,
    ...(happened === '' ? [] : [happened]),
    counted(countOf(group), 'text'),
  ].join(', ');
}

function sectionsSaid({ sections }: TextGroup): string {
  if (sections.length === 0) return '';
  const titles = sections
    .slice(0, MOST_SECTIONS)
    .map(({ title }) => titleSaid(shortened(title, LONGEST_TITLE), inHtml));
  const more = sections.length - titles.length;
  return `: ${titles.join(' · ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const sectionOf = ({ title, blocks }: TextGroup['sections'][number]) =>
  `${marked('**', titleSaid(title, cell))}\n\n${blocks.map(blockOf).join('\n')}`;

function blockOf(block: BlockChange): string {
  const { change, before, after } = block;
  if (isReplaced(block) || change === 'added' || change === 'removed') {
    const was = before === null ? [] : [marked('~~', inMarkdown(before))];
    const is = after === null ? [] : [marked('**', inMarkdown(after))];
    return `- ${moveSaid(block)}${[...was, ...is].join('<br>')}`;
  }
  if (!isEdited(block) && change === 'changed') return `- ${moveSaid(block)}${cell(after ?? '')}`;
  return `- ${moveSaid(block)}${redlined(visibleWords(block))}`;
}

/** In front of a text, what happened to it beside its words. */
function moveSaid(block: BlockChange): string {
  const moved = isEdited(block) ? 'moved and edited' : 'moved';
  const said = [block.change === 'moved' ? moved : '', visibilitySaid(block)];
  const what = said.filter((part) => part !== '').join(', ');
  return what === '' ? '' : `*${what}:* `;
}
