/**
 * The entries of a report as Markdown, to be rendered once the maximum length, the URL of the HTML
 * report and the new entries are known. This file imports no packages, because the comment on a pull
 * request is also posted if they could not be installed.
 */
import { PART_NAMES, PART_TITLES, type PartName } from '../parts.ts';

/** An entry of a report: one line of Markdown. */
export interface OutlineRow {
  /** The id of the entry in the HTML report; empty if it has none. */
  readonly id: string;
  /** The beginning of the line, which links to the entry. A number is omitted if there is no URL to link to. */
  readonly head: string;
  /** The rest of the line. */
  readonly text: string;
}

/** The changed texts of a page, or of several. */
export interface OutlineGroup {
  /** The id of a page that was added, removed or renamed; empty if only texts changed. */
  readonly id: string;
  /** HTML: the pages, what happened to them, and the number of texts. */
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly rows: readonly OutlineRow[] }[];
}

export interface Outline {
  /** The heading and the verdict, or why there is no report. */
  readonly opening: string;
  /** A sentence with the number of changes that the report does not list, below the opening. May be empty. */
  readonly folded: string;
  readonly parts: Readonly<Record<PartName, readonly OutlineRow[]>>;
  readonly groups: readonly OutlineGroup[];
}

/** An outline with nothing but a text. */
export const outlineOf = (opening: string): Outline => ({
  opening,
  folded: '',
  parts: {
    ...{ faults: [], unread: [], facts: [], promises: [] },
    ...{ sections: [], look: [], function: [], delivery: [] },
  },
  groups: [],
});

/** How a part is rendered. */
interface PartStyle {
  /** Its maximum share of the length of the report, from 0 to 1. */
  readonly share: number;
  /** The number of rows that are not folded. */
  readonly shown: number;
}

// The shares are less than 1 in total, so that the changed texts have room.
const PARTS: Readonly<Record<PartName, PartStyle>> = {
  faults: { share: 0.15, shown: 10 },
  unread: { share: 0.05, shown: 5 },
  facts: { share: 0.2, shown: 10 },
  promises: { share: 0.15, shown: 3 },
  sections: { share: 0.1, shown: 5 },
  look: { share: 0.1, shown: 5 },
  function: { share: 0.1, shown: 5 },
  delivery: { share: 0.1, shown: 5 },
};

/** The facts are a table, all other parts lists. */
const TABLE_HEAD = '| Kind | Before | After | Where |\n| --- | --- | --- | --- |';

/** The ids of all entries of an outline, in order. */
export function idsOf({ parts, groups }: Outline): string[] {
  const ids = [
    ...PART_NAMES.flatMap((name) => parts[name].map(({ id }) => id)),
    ...groups.flatMap(({ id, sections }) => [
      id,
      ...sections.flatMap(({ rows }) => rows.map((row) => row.id)),
    ]),
  ];
  return [...new Set(ids)].filter((id) => id !== '');
}

interface RenderOptions {
  /** The maximum length, in characters. */
  readonly limit: number;
  /** Markdown below the opening, such as what is compared. */
  readonly intro?: readonly string[];
  /** The URL of the HTML report, to which each entry then links. */
  readonly url?: string | undefined;
  /** Whether an entry is new. New entries come first, with a label. */
  readonly isNew?: (id: string) => boolean;
}

/** Above these numbers of groups or changed texts, each group is folded. */
const MAX_OPEN_GROUPS = 3;
const MAX_OPEN_TEXTS = 8;

/** In characters. Each group may have this length, even if there are many. */
const MIN_GROUP_LENGTH = 5000;

/** The label of a new entry. */
export const NEW = '<kbd>new</kbd>';

/**
 * Renders an outline as Markdown that can be read in a minute: faults, the first facts, modal words and
 * sections, and the number of changed texts per page. The rest is folded.
 */
export function renderOutline(outline: Outline, options: RenderOptions): string {
  const { limit, intro = [] } = options;
  const renderer = new Renderer(options);
  const { opening, folded } = outline;
  const groups = newFirst(outline.groups.map((group) => renderer.sorted(group)));
  const head = [
    [opening, ...intro, ...(folded === '' ? [] : [folded])].join('\n\n'),
    ...PART_NAMES.flatMap((name) => renderer.part(name, outline.parts[name])),
    ...(groups.length > 0 ? ['\n#### Page by page'] : []),
  ];
  const texts = groups.reduce((sum, { count }) => sum + count, 0);
  const isFolded = groups.length > MAX_OPEN_GROUPS || texts > MAX_OPEN_TEXTS;
  const left = limit - (head.join('\n').length + 1);
  const share = Math.max(MIN_GROUP_LENGTH, left / Math.max(groups.length, 2));
  const whole = groups.map((group) => renderer.group(group, isFolded, Number.POSITIVE_INFINITY));
  const rendered =
    lengthOf(whole) <= left ? whole : groups.map((group) => renderer.group(group, isFolded, share));
  const more = (count: number) => `${counted(count, 'more page')}: see report.html`;
  return `${[...head, ...fitRows(rendered, left, more)].join('\n')}\n`;
}

/** A group with its new texts first. */
interface SortedGroup extends OutlineGroup {
  readonly count: number;
  /** The number of its new texts. */
  readonly newTexts: number;
  /** Also counts the page itself. */
  readonly newCount: number;
}

/** Renders the parts and groups of an outline. */
class Renderer {
  readonly #limit: number;
  readonly #url: string | undefined;
  readonly #isNew: (id: string) => boolean;

  constructor({ limit, url, isNew = () => false }: RenderOptions) {
    this.#limit = limit;
    this.#url = url;
    this.#isNew = (id) => id !== '' && isNew(id);
  }

  /** The lines of a part; empty if it has no rows. */
  part(name: PartName, all: readonly OutlineRow[]): string[] {
    if (all.length === 0) return [];
    const { share, shown } = PARTS[name];
    const isTable = name === 'facts';
    const more = (count: number) =>
      isTable ? `| ${count} more | | | see report.html |` : `- ${count} more: see report.html`;
    const bullet = isTable ? '| ' : '- ';
    const lines = this.#sortedRows(all).map((row) => this.#row(row, bullet));
    const rows = fitRows(lines, Math.floor(this.#limit * share), more);
    const head = isTable ? [TABLE_HEAD] : [];
    const folded = rows.slice(shown);
    return [
      `\n#### ${PART_TITLES[name]}\n`,
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

  sorted(group: OutlineGroup): SortedGroup {
    const sections = newFirst(
      group.sections.map(({ title, rows }) => ({
        title,
        rows: this.#sortedRows(rows),
        newCount: this.#countNew(rows),
      })),
    );
    const newTexts = sections.reduce((sum, { newCount }) => sum + newCount, 0);
    return {
      ...group,
      sections,
      count: sections.reduce((sum, { rows }) => sum + rows.length, 0),
      newTexts,
      newCount: newTexts + (this.#isNew(group.id) ? 1 : 0),
    };
  }

  /**
   * The texts of a group, below its title.
   *
   * @param maxLength in characters; further texts are counted
   */
  group(group: SortedGroup, isFolded: boolean, maxLength: number): string {
    const { id, newTexts } = group;
    const label = this.#isNew(id) ? `${NEW} ` : '';
    const title = `${label}${group.title}${newTexts > 0 ? `, ${newTexts} new` : ''}`;
    const texts = this.#sections(group, maxLength).join('\n\n');
    return isFolded
      ? `\n<details><summary>${title}</summary>\n\n${texts}\n\n</details>`
      : `\n<h5>${title}</h5>\n\n${texts}`;
  }

  #sections({ sections, count }: SortedGroup, maxLength: number): string[] {
    let left = maxLength;
    let shown = 0;
    const rendered = sections.flatMap(({ title, rows }) => {
      const lines: string[] = [];
      for (const line of left > 0 ? rows.map((row) => this.#row(row, '- ')) : []) {
        left -= line.length;
        if (left < 0 && shown > 0) break;
        lines.push(line);
        shown += 1;
      }
      return lines.length > 0 ? [`${title}\n\n${lines.join('\n')}`] : [];
    });
    const more = count - shown;
    return more > 0 ? [...rendered, `${counted(more, 'more text')}: see report.html`] : rendered;
  }

  #row({ id, head, text }: OutlineRow, bullet: string): string {
    const label = this.#isNew(id) ? `${NEW} ` : '';
    const isNumber = /^\d+$/.test(head);
    const url = id === '' || head === '' ? undefined : this.#url;
    if (url === undefined) return `${bullet}${label}${isNumber ? '' : head}${text}`;
    return `${bullet}${label}[${head}](${url}#${id})${isNumber ? ': ' : ''}${text}`;
  }

  #countNew(rows: readonly OutlineRow[]): number {
    return rows.filter(({ id }) => this.#isNew(id)).length;
  }

  #sortedRows(rows: readonly OutlineRow[]): OutlineRow[] {
    return rows.toSorted((a, b) => Number(this.#isNew(b.id)) - Number(this.#isNew(a.id)));
  }
}

const newFirst = <T extends { readonly newCount: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => Number(b.newCount > 0) - Number(a.newCount > 0));

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Each row ends with a line break. */
const lengthOf = (rows: readonly string[]) => rows.reduce((sum, row) => sum + row.length + 1, 0);

/** The first rows that fit into a number of characters, and a row with the number of the others. */
function fitRows(
  rows: readonly string[],
  maxLength: number,
  moreRow: (count: number) => string,
): string[] {
  if (lengthOf(rows) <= maxLength) return [...rows];
  const kept: string[] = [];
  let left = maxLength - lengthOf([moreRow(rows.length)]);
  for (const row of rows) {
    left -= lengthOf([row]);
    if (left < 0) break;
    kept.push(row);
  }
  return [...kept, moreRow(rows.length - kept.length)];
}
