import type { Heading } from 'mdast';
import { entryOf } from '../../../../src/content-map.ts';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** Every heading has text, is on a lower level than the heading of its section, and skips no level. */
export const headingLevels: Rule = {
  name: 'heading-levels',
  checkFile: checkHeadings,
};

/** Checks each heading against the one above it. */
function checkHeadings(file: ContentFile): Diagnostic[] {
  // The page renders the heading of the section itself.
  const first = entryOf(file.name)?.headingLevel ?? 3;
  let above = first - 1;
  return nodesOf(readProse(file).tree, 'heading').flatMap((heading) => {
    const level = Math.min(Math.max(heading.depth, first), above + 1);
    above = level;
    return report(file, rangeOf(heading), describe(file, heading, level));
  });
}

/** What is wrong with a heading that must have a level; undefined if nothing is. */
function describe(file: ContentFile, heading: Heading, level: number): Wording | undefined {
  const words = wordsOf(heading).trim();
  const [start, end] = rangeOf(heading);
  const typed = file.source.slice(start, end);
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
      fix: `Remove the line of hyphens or equals signs. For a heading, write ${'#'.repeat(level)} ${words}`,
    };
  if (heading.depth === level) return undefined;
  return {
    reason: `“${typed}” has another level than its place asks for.`,
    note: 'Somebody who listens goes from heading to heading, and hears from their levels which belongs to which.',
    fix: `Write ${'#'.repeat(level)} ${words}`,
    expected: '#'.repeat(level) + typed.replace(/^#+/, ''),
  };
}
