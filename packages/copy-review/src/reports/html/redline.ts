import type { BlockChange } from '../../report.ts';
import { countOf, type TextGroup } from '../outline.ts';
import { isEdited, isReplaced, visibleWords } from '../signs.ts';
import { counted, pageSaid, pagesSaid, titleSaid, visibilitySaid } from '../wording.ts';
import { apart, come, escaped, gone, inHtml, redlined, unseen } from './escape.ts';

/** Where a change stands among all of the report, from 1, and how its texts are written. */
interface Around {
  readonly place: number;
  readonly last: number;
  readonly language: string;
}

/** The redline, group by group; the changes are numbered through. */
export function redline(groups: readonly TextGroup[], language: string): string[] {
  const last = groups.reduce((count, group) => count + countOf(group), 0);
  let place = 0;
  return groups.map((group, index) => {
    const sections = group.sections.map(({ title, blocks }) => {
      const changes = blocks.map((block) => changeOf(block, { place: ++place, last, language }));
      return `<section class="texts"><h3>${titleSaid(title, apart)}</h3>${changes.join('')}</section>`;
    });
    const id = groupId(index);
    return `<section class="group" id="${id}" aria-labelledby="${id}-title">${headOf(group, id)}${sections.join('')}</section>`;
  });
}

export const groupId = (index: number): string => `page-${index + 1}`;

/** “/legal”, or “On 7 pages”. */
export const groupTitle = ({ pages }: TextGroup): string =>
  pages.length > 1 ? `On ${pages.length} pages` : pages.map(apart).join('');

function headOf(group: TextGroup, id: string): string {
  const happened = pageSaid(group, apart);
  const said = [
    ...(group.pages.length > 1
      ? [pagesSaid(group.pages, apart, 12).replace(/^\d+ pages: /, '')]
      : []),
    ...(happened === '' ? [] : [happened]),
    counted(countOf(group), 'text'),
  ].join(' · ');
  return `<header class="group-head"><h2 id="${id}-title">${groupTitle(group)}</h2><p>${said}</p></header>`;
}

function changeOf(block: BlockChange, around: Around): string {
  const { place } = around;
  const kind = kindOf(block);
  return `<article class="change" id="change-${place}" tabindex="-1" aria-label="Change ${place}: ${kind}"><p class="change-margin"><a class="change-number" href="#change-${place}">${unseen('Change ')}${place}</a> <span class="change-kind">${kind}</span></p>${bodyOf(block, around)}${stepsOf(around)}</article>`;
}

function kindOf(block: BlockChange): string {
  const { change } = block;
  const isSame = change === 'changed' && !isEdited(block);
  const edited = isReplaced(block) ? 'replaced' : 'edited';
  const moved = isEdited(block) ? 'moved, edited' : 'moved';
  const kind = change === 'changed' ? edited : change === 'moved' ? moved : change;
  return [isSame ? '' : kind, visibilitySaid(block)].filter((said) => said !== '').join(', ');
}

/** A text that has two versions stands here twice, of which one is shown: in line, and side by side. */
function bodyOf(block: BlockChange, { language }: Around): string {
  const { before, after } = block;
  const text = (html: string, name: string) =>
    `<p class="${name}" dir="auto" lang="${escaped(language)}">${html}</p>`;
  if (before === null) return `<div class="text">${text(come(inHtml(after ?? '')), 'come')}</div>`;
  if (after === null) return `<div class="text">${text(gone(inHtml(before)), 'gone')}</div>`;
  if (!isEdited(block)) return `<div class="text">${text(inHtml(after), 'same')}</div>`;
  if (isReplaced(block))
    return `<div class="text">${text(gone(inHtml(before)), 'gone')}${text(come(inHtml(after)), 'come')}</div>`;
  return `<div class="text in-line">${text(wordsOf(block, '=-+'), 'same')}</div><div class="text by-side">${text(unseen('Before: ') + wordsOf(block, '=-'), 'gone')}${text(unseen('After: ') + wordsOf(block, '=+'), 'come')}</div>`;
}

const wordsOf = (block: BlockChange, shown: string) =>
  redlined(visibleWords(block).filter(({ op }) => shown.includes(op)));

function stepsOf({ place, last }: Around): string {
  const step = (to: number, name: string, arrow: string) =>
    to < 1 || to > last
      ? '<span></span>'
      : `<a href="#change-${to}">${unseen(name)}<span class="arrow ${arrow}"></span></a>`;
  return `<p class="steps">${step(place - 1, 'Previous change', 'arrow-up')}${step(place + 1, 'Next change', 'arrow-down')}</p>`;
}
