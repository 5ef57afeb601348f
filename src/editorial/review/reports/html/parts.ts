import type { Report } from '../../report.ts';
import type { FactRow, Outline, Place } from '../outline.ts';
import { pagesSaid, sectionSaid, titleSaid } from '../wording.ts';
import { apart, ARROW, come, gone, inHtml } from './escape.ts';

/** A part of the report above its redline. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly count: number;
}

/** The parts that have something to say, in their order. */
export function partsOf(report: Report, outline: Outline): Part[] {
  const { facts, strength, sections } = outline;
  return [
    part('put-right', 'Put right first', report.blocking.map(blockingItem)),
    part('facts', 'Changed facts', facts.map(factItem)),
    part('promises', 'Words that change a promise', strength.map(strengthItem)),
    part('sections', 'Sections', sections.map(sectionItem)),
  ].filter(({ count }) => count > 0);
}

const part = (id: string, title: string, items: readonly string[]): Part => ({
  id,
  title,
  html: `<section class="part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><ul class="rows">${items.join('')}</ul></section>`,
  count: items.length,
});

const row = (label: string, text: string, where = '') =>
  `<li class="row"><span class="row-label">${label}</span><span class="row-text">${text}</span>${where === '' ? '' : `<span class="row-where">${where}</span>`}</li>`;

const blockingItem = ({ page, message }: Report['blocking'][number]) =>
  row(page === '' ? 'Register' : apart(page), apart(message));

function factItem({ kind, before, after, places }: FactRow): string {
  const values = [
    ...(before === null ? [] : [gone(apart(before))]),
    ...(after === null ? [] : [come(apart(after))]),
  ];
  const text = values.join(` ${ARROW} `);
  return row(inHtml(kind), `<b>${text}</b>`, places.map(placeSaid).join('<br>'));
}

const placeSaid = ({ pages, section }: Place) =>
  `${pagesSaid(pages, apart)} › ${titleSaid(section, apart)}`;

function strengthItem({ removed, added, pages, section }: Outline['strength'][number]): string {
  const words = [
    ...removed.map((word) => gone(apart(word))),
    ...added.map((word) => come(apart(word))),
  ];
  return row(pagesSaid(pages, apart), `<b>${words.join(' ')}</b>`, titleSaid(section, apart));
}

const sectionItem = (change: Outline['sections'][number]) =>
  row(change.change, sectionSaid(change, apart, ARROW), pagesSaid(change.pages, apart));
