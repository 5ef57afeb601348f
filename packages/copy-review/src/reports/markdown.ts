import { NOTHING_CHANGED, type Report } from '../report.ts';
import { fitting } from './markdown/fit.ts';
import { partOf, PARTS } from './markdown/parts.ts';
import { groupOf } from './markdown/redline.ts';
import { cell } from './markdown/write.ts';
import { countOf, outlineOf, type Outline } from './outline.ts';
import { counted, opening } from './wording.ts';

export interface MarkdownOptions {
  /** The most characters that the forge takes. */
  readonly limit?: number;
  /** Where the whole report is, in Markdown. */
  readonly whole?: string;
}

/** What the comment begins with, so that a later run finds it and writes it anew. */
export const MARKER = '<!-- copy review -->';

/** More groups or texts than these are folded, group by group. */
const MANY_GROUPS = 3;
const MANY_TEXTS = 8;

/**
 * A report as a comment on a pull request, to be read in a minute: what has to be put right, the first
 * of the facts, promises and sections, and of each page how many texts changed where. All else is folded.
 */
export function markdownReport(report: Report, options: MarkdownOptions = {}): string {
  const { limit = 60_000, whole = 'report.html' } = options;
  const outline = outlineOf(report);
  const head = headOf(report, outline, limit, whole);
  const isFolded = isLong(outline);
  const groups = outline.groups.map((group) => groupOf(group, isFolded));
  const more = (count: number) => `${counted(count, 'more page')}: see ${whole}`;
  return `${[...head, ...fitting(groups, limit - lengthOf(head), more)].join('\n')}\n`;
}

function isLong({ groups }: Outline): boolean {
  const texts = groups.reduce((sum, group) => sum + countOf(group), 0);
  return groups.length > MANY_GROUPS || texts > MANY_TEXTS;
}

const lengthOf = (parts: readonly string[]) => parts.join('\n').length + 1;

function headOf(report: Report, outline: Outline, limit: number, whole: string): string[] {
  return [
    MARKER,
    ...openingOf(report, outline),
    ...PARTS.flatMap((part) => partOf(part, part.rowsOf(report, outline), limit, whole)),
    ...(outline.groups.length > 0 ? ['\n#### Page by page'] : []),
  ];
}

function openingOf(report: Report, outline: Outline): string[] {
  if (report.nothingChanged && report.blocking.length === 0) return [NOTHING_CHANGED];
  const { before, after } = report;
  const said = report.nothingChanged ? NOTHING_CHANGED : opening(report, outline);
  return [`### Copy review\n\n**${said}**\n`, `${cell(before)} → ${cell(after)}`];
}
