import type { Nodes } from 'mdast';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../content/prose.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

type Type = 'image' | 'imageReference' | 'inlineCode' | 'code' | 'footnoteDefinition' | 'delete';

type Words = readonly [reason: string, note: string, fix: string];

const PICTURE: Words = [
  'Pictures are not possible in this text.',
  'The site would not be made, or would refuse to load it: it shows its own drawings alone.',
  'Remove it, and say in words what it shows.',
];
const AS_CODE = 'A visitor would see it in the letters of a computer program.';

/** What Markdown has and the prose of the site does not. `…` stands for its words. */
const NOT_HERE: Readonly<Record<Type, Words>> = {
  image: PICTURE,
  imageReference: PICTURE,
  inlineCode: ['“…” is shown as code.', AS_CODE, 'Remove the backticks (`) on both sides: …'],
  code: [
    'This line turns the lines below it into code.',
    AS_CODE,
    'Remove this line of backticks (```) or tildes (~~~), and the one below it, if there is one.',
  ],
  footnoteDefinition: [
    'Footnotes are not possible in this text.',
    'It would be shown below the section, under a heading that nobody wrote, or not at all.',
    'Put what it says into the sentence, and remove the footnote.',
  ],
  delete: [
    '“…” is struck through.',
    'A visitor would read what was meant to go, with a line through it.',
    'Remove the words, or the ~~ around them.',
  ],
};

/** The prose has no pictures, no code, no footnotes and no words that are struck through. */
export const plainProse: Rule = {
  name: 'plain-prose',
  fails: answer('![](foot.png)'),
  passes: answer('A print of a foot!'),
  checksUnparsed: true,
  // Of a file with a syntax error in its settings, only that error is reported.
  checkFile: (file) =>
    file.syntaxFault
      ? []
      : Object.entries(NOT_HERE).flatMap(([type, [reason, note, fix]]) =>
          nodesOf(readProse(file).tree, type as Type).flatMap((node: Nodes) => {
            const words = 'value' in node ? node.value : wordsOf(node);
            const [first = ''] = words.trim().split('\n');
            const [what, advice] = [reason, fix].map((text) => text.replace('…', () => first));
            // Other characters could be Markdown, or code, without the backticks.
            const isPlain =
              type === 'inlineCode' && /^[\p{L}\p{N} .,:;!?’“”$%€£/()-]+$/u.test(first);
            const wording = { reason: what ?? '', note, fix: advice ?? '' };
            return report(file, rangeOf(node), isPlain ? { ...wording, expected: first } : wording);
          }),
        ),
};
