import type { Heading } from 'mdast';
import { entryOf } from '../../../src/content-map.ts';
import { rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** The two headings of a pledge. */
const PARTS = ['What it means', 'How to check it'] as const;

/** Every pledge has the two parts “What it means” and “How to check it”, in this order, and neither is empty. */
export const pledgeParts: Rule = {
  name: 'pledge-parts',
  fails: { 'pledge/01-lock.mdx': '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n' },
  passes: {
    'pledge/01-lock.mdx':
      '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n\n### How to check it\n\nLook.\n',
  },
  checkFile: (file) => (entryOf(file.name)?.collection === 'pledge' ? outline(file) : []),
};

/** Compares the headings with the two parts, and reports the first difference. */
function outline(file: ContentFile): Diagnostic[] {
  const blocks = readProse(file).tree.children;
  const headings = blocks.filter((block) => block.type === 'heading');
  const nameOf = (heading: Heading) => wordsOf(heading).trim();
  const isPart = (heading: Heading) =>
    heading.depth === 3 && PARTS.some((part) => part === nameOf(heading));
  const note = 'The page sets the two parts of a pledge side by side.';
  if (headings.filter(isPart).map(nameOf).join() !== PARTS.join()) {
    const wrong = headings.findIndex(
      (heading, at) => heading.depth !== 3 || nameOf(heading) !== PARTS[at],
    );
    const [heading, part] =
      wrong < 0 ? [undefined, PARTS[headings.length]] : [headings[wrong], PARTS[wrong]];
    const words = heading && nameOf(heading);
    // `heading-levels` reports a heading without words, and `no-stray-markdown` one without its space.
    if (words === '' || /^#{1,6}(?:What it means|How to check it)/m.test(file.body)) return [];
    return report(file, heading ? rangeOf(heading) : file.bodyStart, {
      reason:
        words === undefined
          ? `The part “${part ?? ''}” is missing.`
          : `“${words}” is not the heading that belongs here.`,
      note,
      fix: part
        ? `Write ### ${part} on a line of its own, and the text of this part below it.`
        : 'Remove this heading: a pledge has two parts.',
    });
  }
  const more = headings.filter((heading) => !isPart(heading) && nameOf(heading) !== '');
  if (more.length > 0)
    return more.flatMap((heading) =>
      report(file, rangeOf(heading), {
        severity: 'warning',
        reason: `“${nameOf(heading)}” is one heading more than the two parts of a pledge.`,
        note,
        fix: 'Look at the page with it. If it does not look right, put its text below one of the two.',
      }),
    );
  const empty = headings.find((heading) => {
    const next = blocks[blocks.indexOf(heading) + 1];
    return next === undefined || next.type === 'heading';
  });
  if (empty)
    return report(file, rangeOf(empty), {
      reason: `The part “${nameOf(empty)}” is empty.`,
      note,
      fix: 'Write its text below it.',
    });
  const [before] = blocks;
  return report(
    file,
    before ? rangeOf(before) : 0,
    before?.type === 'heading'
      ? undefined
      : {
          reason: 'This text is above the first part.',
          note,
          fix: `Move it below ### ${PARTS[0]}`,
        },
  );
}
