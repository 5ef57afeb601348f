import type { Heading, RootContent } from 'mdast';
import { entryOf } from '../../../src/content-map.ts';
import type { Range } from '../../content/places.ts';
import { rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** The two headings of a pledge. */
const [FIRST, SECOND] = ['What it means', 'How to check it'] as const;
const PARTS: readonly string[] = [FIRST, SECOND];

/** Every pledge has the two parts “What it means” and “How to check it”, in this order, and neither is empty. */
export const pledgeParts: Rule = {
  name: 'pledge-parts',
  fails: { 'pledge/01-lock.mdx': '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n' },
  passes: {
    'pledge/01-lock.mdx':
      '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n\n### How to check it\n\nLook.\n',
  },
  checkFile: (file) => (entryOf(file.name)?.collection === 'pledge' ? headings(file) : []),
};

/** A fault of the parts, and its place. */
interface Fault extends Omit<Wording, 'note'> {
  readonly range: Range | number;
}

const HEADING = '###';
const write = (name: string) => ({ fix: `Write ${HEADING} ${name}` });

/** Checks the headings of a pledge, and that nothing is above the first. */
function headings(file: ContentFile): Diagnostic[] {
  const blocks = readProse(file).tree.children;
  const found = blocks.filter((block) => block.type === 'heading');
  const names = found.map((heading) => wordsOf(heading).trim());
  const missing = PARTS.filter((name) => !names.includes(name) && !lacksSpace(file, name));
  const unknown = names.filter((name) => name !== '' && !PARTS.includes(name));
  const faults = [
    // An unknown heading may be a misspelt part; its own diagnostic names the missing part.
    ...missing.slice(unknown.length).map((name): Fault => {
      const fix = `Write ${HEADING} ${name} on a line of its own, and the text of this part below it.`;
      return { range: file.bodyStart, reason: `The part “${name}” is missing.`, fix };
    }),
    ...found.flatMap((heading) => partFault(file, heading, blocks, missing) ?? []),
  ];
  const [before] = blocks;
  if (before && before.type !== 'heading') {
    const reason = 'This text is above the first part.';
    faults.push({ range: rangeOf(before), reason, fix: `Move it below ${HEADING} ${FIRST}` });
  }
  const [firstHeading] = found;
  if (firstHeading && isSwapped(names)) {
    const reason = 'The two parts are in the wrong order.';
    const fix = `Move ${HEADING} ${FIRST} and its text up.`;
    faults.push({ range: rangeOf(firstHeading), reason, fix });
  }
  const note = 'The page sets the two parts of a pledge side by side.';
  return faults.flatMap(({ range, ...wording }) => report(file, range, { ...wording, note }));
}

/** Whether the heading lacks the space after its `###`, which `no-stray-markdown` reports. */
const lacksSpace = ({ body }: ContentFile, name: string) =>
  new RegExp(`^#{1,6}${name}`, 'm').test(body);

const isSwapped = (names: readonly string[]) =>
  PARTS.every((name) => names.includes(name)) && names.indexOf(SECOND) < names.indexOf(FIRST);

/** The fault of one heading. `missing` are the parts that no heading names, one of which may be meant. */
function partFault(
  file: ContentFile,
  heading: Heading,
  blocks: readonly RootContent[],
  missing: readonly string[],
): Fault | undefined {
  const name = wordsOf(heading).trim();
  const range = rangeOf(heading);
  if (name === '') return undefined;
  if (!PARTS.includes(name)) {
    const suggestions = missing.length > 0 ? missing : PARTS;
    return {
      range,
      reason: `“${name}” is not a part of a pledge.`,
      fix: `Write ${HEADING} ${suggestions.join(` or ${HEADING} `)}`,
      expected: missing.map((one) => `${HEADING} ${one}`),
    };
  }
  if (heading.depth !== 3) {
    const typed = file.source.slice(...range);
    const expected = typed.startsWith('#') ? typed.replace(/^#+/, HEADING) : undefined;
    const reason = `“${name}” has another number of # than three.`;
    return { range, reason, ...write(name), expected };
  }
  const next = blocks[blocks.indexOf(heading) + 1];
  return next === undefined || next.type === 'heading'
    ? { range, reason: `The part “${name}” is empty.`, fix: 'Write its text below it.' }
    : undefined;
}
