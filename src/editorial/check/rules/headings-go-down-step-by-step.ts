import type { Heading } from 'mdast';
import { entryOf } from '../../../content-map.ts';
import { placeAt } from '../../content/places.ts';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding, Rule } from '../shared/rule.ts';
import { PARTS } from './pledges-say-how-to-check-them.ts';

/** A heading of the prose has words, ranks below that of its section, and no level is left out. */
export const headingsGoDownStepByStep: Rule = {
  name: 'headings-go-down-step-by-step',
  fails: { 'legal/01-law.mdx': '---\ntitle: Law\n---\n\n### One\n\n##### Three\n\nSo.\n' },
  passes: { 'legal/01-law.mdx': '---\ntitle: Law\n---\n\n### One\n\n#### Two\n\nSo.\n' },
  checkFile: headings,
};

/** The level of the first heading in a file: the page sets the heading of the section itself. */
export function firstLevel({ name }: ContentFile): number {
  return entryOf(name)?.headingLevel ?? 3;
}

function headings(file: ContentFile): Finding[] {
  const first = firstLevel(file);
  let above = first - 1;
  return nodesOf(readProse(file).tree, 'heading').flatMap((heading) => {
    const told = tell(file, heading, first, above);
    above = Math.max(first, Math.min(heading.depth, above + 1));
    // How a part of a pledge is written is another rule’s matter.
    if (
      !told ||
      (entryOf(file.name)?.collection === 'pledge' && PARTS.includes(wordsOf(heading).trim()))
    )
      return [];
    const place = placeAt(file, rangeOf(heading)[0]);
    return [{ file: file.path, ...place, severity: 'error' as const, ...told }];
  });
}

function tell(
  file: ContentFile,
  heading: Heading,
  first: number,
  above: number,
): Pick<Finding, 'what' | 'why' | 'fix'> | undefined {
  const words = wordsOf(heading).trim();
  const [start, end] = rangeOf(heading);
  const typed = file.source.slice(start, end);
  const proper = (level: number) => `Write ${'#'.repeat(level)} ${words}`;
  if (words === '')
    return {
      what: 'This heading has no words.',
      why: 'Somebody who listens to the page would hear “heading”, and nothing after it.',
      fix: `Write the words after the ${'#'.repeat(heading.depth)}, or take the line out.`,
    };
  if (!typed.startsWith('#'))
    return {
      what: `The line below “${words}” turns these words into a heading.`,
      why: 'A visitor would see a whole paragraph as large as a heading.',
      fix: `Take the line of hyphens or equals signs out. For a heading: ${proper(first)}`,
    };
  if (heading.depth < first)
    return {
      what: `“${typed}” ranks as high as the heading of its section, or higher.`,
      why: 'The page would seem to begin again in the middle of a section.',
      fix: proper(first),
    };
  if (heading.depth > above + 1)
    return {
      what: `“${typed}” leaves a level out.`,
      why: 'Somebody who goes from heading to heading would look for the one between.',
      fix: proper(above + 1),
    };
  return undefined;
}
