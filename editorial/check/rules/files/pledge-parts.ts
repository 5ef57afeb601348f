import type { Heading } from 'mdast';
import { entryOf } from '../../../../src/content-map.ts';
import { rangeOf, readProse, wordsOf } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** The usual headings of the two parts of a pledge, and their level. */
const PARTS = ['What it means', 'How to check it'] as const;
const PART_LEVEL = 3;

/** Every pledge has two parts with a heading and a text each. Other headings than the usual ones are a warning. */
export const pledgeParts: Rule = {
  name: 'pledge-parts',
  checkFile: (file) => (entryOf(file.name)?.collection === 'pledge' ? checkParts(file) : []),
};

const nameOf = (heading: Heading) => wordsOf(heading).trim();

const NOTE = 'The page sets the two parts of a pledge side by side.';

/** Reports what of the two parts is missing, empty, unusual or in another place. */
function checkParts(file: ContentFile): Diagnostic[] {
  const blocks = readProse(file).tree.children;
  const headings = blocks.filter((block) => block.type === 'heading');
  const parts = headings.filter(({ depth }) => depth === PART_LEVEL);
  // `no-stray-markdown` reports a heading without its space.
  if (/^#{1,6}(?:What it|How to)/m.test(file.body)) return [];
  if (parts.length < PARTS.length) return reportMissing(file, headings, parts);
  const [first] = blocks;
  const isEmpty = (part: Heading) => {
    const next = blocks[blocks.indexOf(part) + 1];
    return next === undefined || next.type === 'heading';
  };
  const unusual = parts.filter((part, index) => nameOf(part) !== PARTS[index]);
  return [
    ...parts.filter(isEmpty).flatMap((part) =>
      report(file, rangeOf(part), {
        reason: `The part “${nameOf(part)}” is empty.`,
        note: NOTE,
        fix: 'Write its text below it.',
      }),
    ),
    ...unusual.flatMap((part) =>
      report(file, rangeOf(part), {
        severity: 'warning',
        reason: `“${nameOf(part)}” is not a heading that pledges have.`,
        note: NOTE,
        fix: `Look at the page with it. If it does not look right, write “${PARTS.join('” and “')}”.`,
      }),
    ),
    ...(first && first.type !== 'heading'
      ? report(file, rangeOf(first), {
          reason: 'This text is above the first part.',
          note: NOTE,
          fix: `Move it below ### ${PARTS[0]}`,
        })
      : []),
  ];
}

/** Reports a missing part, at a heading of another level, which may have been meant as its heading. */
function reportMissing(
  file: ContentFile,
  headings: readonly Heading[],
  parts: readonly Heading[],
): Diagnostic[] {
  const missing = PARTS.find((name) => !parts.some((part) => nameOf(part) === name)) ?? PARTS[1];
  const other = headings.find(({ depth }) => depth !== PART_LEVEL);
  return report(file, other ? rangeOf(other) : file.bodyStart, {
    reason: other
      ? `“${nameOf(other)}” is not a heading of a part.`
      : `The part “${missing}” is missing.`,
    note: NOTE,
    fix: `Write ### ${missing} on a line of its own, and the text of this part below it.`,
  });
}
