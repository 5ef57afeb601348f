import type { Heading, RootContent } from 'mdast';
import { entryOf } from '../../../content-map.ts';
import { placeAt } from '../../content/places.ts';
import { rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding, Rule } from '../shared/rule.ts';

/** The two headings of a pledge. */
const [FIRST, SECOND] = ['What it means', 'How you would check it'] as const;
export const PARTS: readonly string[] = [FIRST, SECOND];

/** Every pledge says what it means and how to check it, in this order, and neither part is empty. */
export const pledgesSayHowToCheckThem: Rule = {
  name: 'pledges-say-how-to-check-them',
  fails: { 'pledge/01-lock.mdx': '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n' },
  passes: {
    'pledge/01-lock.mdx':
      '---\ntitle: Lock\n---\n\n### What it means\n\nA lock.\n\n### How you would check it\n\nLook.\n',
  },
  checkFile: (file) =>
    entryOf(file.name)?.collection === 'pledge' && file.bodyStart > 0 ? headings(file) : [],
};

function headings(file: ContentFile): Finding[] {
  const blocks = readProse(file).tree.children;
  const found = blocks.filter((block) => block.type === 'heading');
  const names = found.map((heading) => wordsOf(heading).trim());
  const at = (offset: number, what: string, fix: string): Finding => ({
    file: file.path,
    ...placeAt(file, offset),
    severity: 'error',
    what,
    why: 'The page sets the two parts of a pledge side by side.',
    fix,
  });
  const [before] = blocks;
  const firstHeading = found.find(() => isSwapped(names));
  const absent = PARTS.filter((name) => !names.includes(name) && !isStuck(file, name));
  const strange = names.filter((name) => name !== '' && !PARTS.includes(name));
  return [
    // A heading with other words has a message of its own that names the part.
    ...absent
      .slice(strange.length)
      .map((name) => at(file.bodyStart, `The part “${name}” is missing.`, `Write ### ${name}`)),
    ...(before && before.type !== 'heading'
      ? [
          at(
            rangeOf(before)[0],
            'This text stands above the first part.',
            `Move it below ### ${FIRST}`,
          ),
        ]
      : []),
    ...found.flatMap((heading) => part(heading, blocks, absent, at)),
    ...(firstHeading
      ? [
          at(
            rangeOf(firstHeading)[0],
            'The two parts are in the wrong order.',
            `Move ### ${FIRST} and its text up.`,
          ),
        ]
      : []),
  ];
}

/** Whether the heading is there but for the space after its signs, which is another rule’s matter. */
const isStuck = ({ body }: ContentFile, name: string) =>
  new RegExp(`^#{1,6}${name}`, 'm').test(body);

const isSwapped = (names: readonly string[]) =>
  PARTS.every((name) => names.includes(name)) && names.indexOf(SECOND) < names.indexOf(FIRST);

function part(
  heading: Heading,
  blocks: readonly RootContent[],
  absent: readonly string[],
  at: (offset: number, what: string, fix: string) => Finding,
): Finding[] {
  const name = wordsOf(heading).trim();
  const [start] = rangeOf(heading);
  if (heading.depth !== 3 || !PARTS.includes(name))
    return name === ''
      ? []
      : [
          at(
            start,
            PARTS.includes(name)
              ? `“${name}” has another number of # than three.`
              : `“${name}” is not a part of a pledge.`,
            PARTS.includes(name)
              ? `Write ### ${name}`
              : `Write ### ${(absent.length > 0 ? absent : PARTS).join(' or ### ')}`,
          ),
        ];
  const next = blocks[blocks.indexOf(heading) + 1];
  return next === undefined || next.type === 'heading'
    ? [at(start, `The part “${name}” is empty.`, 'Write its text below it.')]
    : [];
}
