import type { Report } from '../../report.ts';
import type { StrengthSentence } from '../../strength-sentences.ts';
import type { FactRow, Outline, Place, StrengthRow } from '../outline.ts';
import { pagesSaid, sectionSaid, sidesSaid, titleSaid } from '../wording.ts';
import { inMarkdown, marked } from './escape.ts';
import { fitting } from './fit.ts';
import { cell, code, redlined } from './write.ts';

/** A part of the comment above its pages. */
interface Part {
  readonly title: string;
  /** Of the characters of a comment, the most that it takes. */
  readonly share: number;
  /** So many rows are shown, the others folded. */
  readonly shown: number;
  readonly rowsOf: (report: Report, outline: Outline) => readonly string[];
  /** The head of its table, if it is one. */
  readonly top?: string;
}

/** The parts, in their order. */
export const PARTS: readonly Part[] = [
  {
    title: 'Put right first',
    share: 0.15,
    shown: 10,
    rowsOf: ({ blocking }) => blocking.map(blockingRow),
  },
  {
    title: 'Not read in full',
    share: 0.05,
    shown: 5,
    rowsOf: ({ limits = [] }) => limits.map(blockingRow),
  },
  {
    title: 'Changed facts',
    share: 0.2,
    shown: 10,
    rowsOf: (_, { facts }) => facts.map(factRow),
    top: '| Kind | Before | After | Where |\n| --- | --- | --- | --- |',
  },
  {
    title: 'Words that change a promise',
    share: 0.15,
    shown: 3,
    rowsOf: (_, { strength }) => strength.flatMap(strengthRows),
  },
  {
    title: 'Sections',
    share: 0.1,
    shown: 5,
    rowsOf: (_, { sections }) =>
      sections.map(
        (row) => `- ${row.change}: ${sectionSaid(row, cell)} (${pagesSaid(row.pages, code)})`,
      ),
  },
];

/** A part as lines; none if it has no rows. */
export function partOf(part: Part, all: readonly string[], limit: number, whole: string): string[] {
  if (all.length === 0) return [];
  const { title, top, share, shown } = part;
  const more = (count: number) =>
    top === undefined ? `- ${count} more: see ${whole}` : `| ${count} more | | | see ${whole} |`;
  const rows = fitting(all, Math.floor(limit * share), more);
  const head = top === undefined ? [] : [top];
  const folded = rows.slice(shown);
  return [
    `\n#### ${title}\n`,
    ...head,
    ...rows.slice(0, shown),
    ...(folded.length > 0
      ? [
          `\n<details><summary>${all.length - shown} more</summary>\n`,
          ...head,
          ...folded,
          '\n</details>',
        ]
      : []),
  ];
}

const blockingRow = ({ page, message }: Report['blocking'][number]) =>
  `- ${page === '' ? '' : `**${code(page)}** `}${inMarkdown(message)}`;

const placeSaid = ({ pages, section }: Place) =>
  `${pagesSaid(pages, code)} › ${titleSaid(section, cell)}`;

function factRow({ kind, before, after, places }: FactRow): string {
  const was = before === null ? '–' : marked('~~', cell(before));
  const is = after === null ? '–' : marked('**', cell(after));
  const where = places.slice(0, 3).map(placeSaid).join('<br>');
  const more = places.length > 3 ? `<br>and ${places.length - 3} more` : '';
  return `| ${inMarkdown(kind)} | ${was} | ${is} | ${where}${more} |`;
}

/** A row for each sentence; the words alone where there is none. */
function strengthRows({ removed, added, sentences, ...place }: StrengthRow): string[] {
  const words = [
    ...removed.map((word) => marked('~~', cell(word))),
    ...added.map((word) => marked('**', cell(word))),
  ];
  if (sentences.length === 0) return [`- ${words.join(' ')} in ${placeSaid(place)}`];
  return sentences.map((one) => `- ${placeSaid(place)}${sentenceSaid(one)}`);
}

const sentenceSaid = (sentence: StrengthSentence) =>
  sidesSaid(sentence)
    .map(([name, words]) => `<br>${name}: ${redlined(words)}`)
    .join('');
