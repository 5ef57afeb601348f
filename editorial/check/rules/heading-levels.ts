import type { Heading } from 'mdast';
import { entryOf } from '../../../src/content-map.ts';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** Every heading has text, is on a lower level than the heading of its section, and skips no level. */
export const headingLevels: Rule = {
  name: 'heading-levels',
  fails: { 'legal/01-law.mdx': '---\ntitle: Law\n---\n\n### One\n\n##### Three\n\nSo.\n' },
  passes: { 'legal/01-law.mdx': '---\ntitle: Law\n---\n\n### One\n\n#### Two\n\nSo.\n' },
  checkFile: headings,
};

/** The level of the first heading in a file; the page renders the heading of the section itself. */
export function firstLevel({ name }: ContentFile): number {
  return entryOf(name)?.headingLevel ?? 3;
}

/** Checks each heading against the one above it. */
function headings(file: ContentFile): Diagnostic[] {
  const first = firstLevel(file);
  let above = first - 1;
  return nodesOf(readProse(file).tree, 'heading').flatMap((heading) => {
    const wording = describe(file, heading, first, above);
    above = Math.max(first, Math.min(heading.depth, above + 1));
    return report(file, rangeOf(heading), wording);
  });
}

/**
 * What is wrong with a heading; undefined if nothing is.
 *
 * @param first the level that the first heading must have
 * @param above the level of the heading before it
 */
function describe(
  file: ContentFile,
  heading: Heading,
  first: number,
  above: number,
): Wording | undefined {
  const words = wordsOf(heading).trim();
  const [start, end] = rangeOf(heading);
  const typed = file.source.slice(start, end);
  const marks = /^#+/.exec(typed)?.[0] ?? '';
  const proper = (level: number) => {
    const replacement = '#'.repeat(level);
    return {
      fix: `Write ${replacement} ${words}`,
      expected: replacement + typed.slice(marks.length),
    };
  };
  if (words === '')
    return {
      reason: 'This heading has no words.',
      note: 'Somebody who listens to the page would hear “heading”, and nothing after it.',
      fix: `Write the words after the ${'#'.repeat(heading.depth)}, or remove the line.`,
    };
  // `no-conflict-markers` reports a line of equals signs that Git wrote.
  if (/\n={7}$/.test(typed)) return undefined;
  if (!typed.startsWith('#'))
    return {
      reason: `The line below “${words}” turns these words into a heading.`,
      note: 'A visitor would see a whole paragraph as large as a heading.',
      fix: `Remove the line of hyphens or equals signs. For a heading: ${proper(first).fix}`,
    };
  if (heading.depth < first)
    return {
      reason: `“${typed}” has the level of its section’s heading, or a higher one.`,
      note: 'The page would seem to begin again in the middle of a section.',
      ...proper(first),
    };
  if (heading.depth > above + 1)
    return {
      reason: `“${typed}” skips a level.`,
      note: 'Somebody who goes from heading to heading would look for the one between.',
      ...proper(above + 1),
    };
  return undefined;
}
