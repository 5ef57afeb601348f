import type { Nodes, TableRow } from 'mdast';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { answer, report, type Rule } from '../../shared/rule.ts';

type Type = 'image' | 'imageReference' | 'inlineCode' | 'code' | 'footnoteDefinition' | 'delete';

type Words = readonly [reason: string, note: string, fix: string];

const PICTURE: Words = [
  'Pictures are not possible in this text.',
  'The site would not be made, or would refuse to load it: it shows its own drawings alone.',
  'Remove it, and say in words what it shows.',
];
const AS_CODE = 'A visitor would see it as code, in other letters.';

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

/** The words of a cell; `…` if the row has none at that place. */
const cellOf = ({ children }: TableRow, at: number): string => {
  const cell = children[at];
  return cell ? wordsOf(cell).trim() : '…';
};

/** Whether a paragraph of several sentences ends in the middle of one. */
const isUnfinished = (node: Nodes): boolean =>
  node.type === 'paragraph' && /[.!?]\s[^.!?]*[\p{L}\p{N},]$/u.test(wordsOf(node).trim());

/** What is valid Markdown and hardly meant, such as check boxes, which have no label. */
function notMeant(file: ContentFile): Diagnostic[] {
  const { tree } = readProse(file);
  const boxes = nodesOf(tree, 'listItem').filter(({ checked }) => typeof checked === 'boolean');
  const links = nodesOf(tree, 'link').filter((node) =>
    file.source.slice(...rangeOf(node)).endsWith('))'),
  );
  return [
    ...boxes.flatMap((node) =>
      report(file, rangeOf(node), {
        reason: 'The brackets make a check box here.',
        note: 'A visitor would see a box that has no name and cannot be ticked.',
        fix: `- ${wordsOf(node).trim()}`,
      }),
    ),
    ...tree.children.filter(isUnfinished).flatMap((node) =>
      report(file, [rangeOf(node)[1] - 1, rangeOf(node)[1]], {
        severity: 'warning',
        reason: 'This paragraph stops without a full stop.',
        note: 'A visitor would think that a part of it is missing, and perhaps it is.',
        fix: 'Finish the sentence, or put a full stop behind it.',
      }),
    ),
    ...links.flatMap((node) =>
      report(
        file,
        rangeOf(node),
        typeof node.title === 'string'
          ? {
              reason: `This link goes to ${node.url}, because an address ends at a space.`,
              note: 'A visitor would get to another page than the one that is meant.',
              fix: `[${wordsOf(node)}](${node.url}%20%28${encodeURI(node.title)}%29)`,
            }
          : undefined,
      ),
    ),
    ...nodesOf(tree, 'table').flatMap(({ children: [first, ...rows] }) =>
      rows
        .filter((row) => row.children.length !== first?.children.length)
        .flatMap((row) =>
          report(file, rangeOf(row), {
            reason: `This row has ${row.children.length} cells, and the first row has ${first?.children.length ?? 0}.`,
            note: 'A visitor would not see the rest of the row, or would read an empty cell.',
            fix: `${(first?.children ?? []).map((_, at) => `| ${cellOf(row, at)} `).join('')}|`,
          }),
        ),
    ),
  ];
}

/** The prose has no pictures, no code, no footnotes and no words that are struck through; its lists, links and tables are what was meant. */
export const plainProse: Rule = {
  name: 'plain-prose',
  fails: answer('![](foot.png)'),
  passes: answer('A print of a foot!'),
  checksUnparsed: true,
  // Of a file with a syntax error in its settings, only that error is reported.
  checkFile: (file) =>
    file.syntaxFault
      ? []
      : [
          ...Object.entries(NOT_HERE).flatMap(([type, [reason, note, fix]]) =>
            nodesOf(readProse(file).tree, type as Type).flatMap((node: Nodes) => {
              const words = 'value' in node ? node.value : wordsOf(node);
              const [first = ''] = words.trim().split('\n');
              const [what, advice] = [reason, fix].map((text) => text.replace('…', () => first));
              // Other characters could be Markdown, or code, without the backticks.
              const isPlain =
                type === 'inlineCode' && /^[\p{L}\p{N} .,:;!?’“”$%€£/()-]+$/u.test(first);
              const wording = { reason: what ?? '', note, fix: advice ?? '' };
              return report(
                file,
                rangeOf(node),
                isPlain ? { ...wording, expected: first } : wording,
              );
            }),
          ),
          ...notMeant(file),
        ],
};
