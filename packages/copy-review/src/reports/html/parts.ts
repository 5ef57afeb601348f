import type { Report } from '../../report.ts';
import type { StrengthSentence } from '../../strength-sentences.ts';
import { withoutLongStretches } from '../cut.ts';
import type { FactRow, Outline, Place } from '../outline.ts';
import { pagesSaid, sectionSaid, sidesSaid, titleSaid } from '../wording.ts';
import { apart, ARROW, come, escaped, gone, inHtml, redlined } from './escape.ts';

/** A part of the report above its redline. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly count: number;
}

/**
 * The parts that have something to say, in their order.
 *
 * @param language of the texts of the site (BCP 47)
 */
export function partsOf(report: Report, outline: Outline, language: string): Part[] {
  const { facts, strength, sections } = outline;
  return [
    part('put-right', 'Put right first', report.blocking.map(blockingItem)),
    part('limits', 'Not read in full', (report.limits ?? []).map(blockingItem)),
    part('facts', 'Changed facts', facts.map(factItem)),
    part(
      'promises',
      'Words that change a promise',
      strength.map((one) => strengthItem(one, language)),
    ),
    part('sections', 'Sections', sections.map(sectionItem)),
  ].filter(({ count }) => count > 0);
}

const part = (id: string, title: string, items: readonly string[]): Part => ({
  id,
  title,
  html: `<section class="part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><ul class="rows">${items.join('')}</ul></section>`,
  count: items.length,
});

const rowOf = (label: string, text: string, where = '') =>
  `<li class="row"><span class="row-label">${label}</span><span class="row-text">${text}</span>${where === '' ? '' : `<span class="row-where">${where}</span>`}</li>`;

const blockingItem = ({ page, message }: Report['blocking'][number]) =>
  rowOf(page === '' ? 'Register' : apart(page), apart(message));

function factItem({ kind, before, after, places }: FactRow): string {
  const values = [
    ...(before === null ? [] : [gone(apart(before))]),
    ...(after === null ? [] : [come(apart(after))]),
  ];
  const text = values.join(` ${ARROW} `);
  return rowOf(inHtml(kind), `<b>${text}</b>`, places.map(placeSaid).join('<br>'));
}

const placeSaid = ({ pages, section }: Place) =>
  `${pagesSaid(pages, apart)} › ${titleSaid(section, apart)}`;

function strengthItem(row: Outline['strength'][number], language: string): string {
  const { removed, added, sentences, pages, section } = row;
  const words = [
    ...removed.map((word) => gone(apart(word))),
    ...added.map((word) => come(apart(word))),
  ];
  const said = sentences.map((one) => sentenceSaid(one, language)).join('');
  const text = said === '' ? `<b>${words.join(' ')}</b>` : said;
  return rowOf(pagesSaid(pages, apart), text, titleSaid(section, apart));
}

/** The sentence before, and below it the sentence after. */
function sentenceSaid(sentence: StrengthSentence, language: string): string {
  const sides = sidesSaid(sentence).map(
    ([name, words]) =>
      `<span class="sentence"><span class="sentence-side">${name}</span> <span dir="auto" lang="${escaped(language)}">${redlined(withoutLongStretches(words))}</span></span>`,
  );
  return `<span class="sentences">${sides.join('')}</span>`;
}

const sectionItem = (change: Outline['sections'][number]) =>
  rowOf(change.change, sectionSaid(change, apart, ARROW), pagesSaid(change.pages, apart));
