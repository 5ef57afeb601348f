import type { Nodes, TableRow } from 'mdast';
import { nodesOf, rangeOf, readProse, wordsOf } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

type Refused =
  | 'image'
  | 'imageReference'
  | 'inlineCode'
  | 'code'
  | 'footnoteDefinition'
  | 'delete'
  | 'thematicBreak';

const PICTURE: Wording = {
  reason: 'Pictures are not possible in this text.',
  note: 'The site would not be made, or would refuse to load it: it shows its own drawings alone.',
  fix: 'Remove it, and say in words what it shows.',
};
const AS_CODE = 'A visitor would see it as code, in other letters.';

/** What Markdown has and the prose of the site does not. `…` stands for the first line of its words. */
const NOT_ALLOWED: Readonly<Record<Refused, Wording>> = {
  image: PICTURE,
  imageReference: PICTURE,
  inlineCode: {
    reason: '“…” is shown as code.',
    note: AS_CODE,
    fix: 'Remove the backticks (`) on both sides: …',
  },
  code: {
    reason: 'This line turns the lines below it into code.',
    note: AS_CODE,
    fix: 'Remove this line of backticks (```) or tildes (~~~), and the one below it, if there is one.',
  },
  footnoteDefinition: {
    reason: 'Footnotes are not possible in this text.',
    note: 'It would be shown below the section, under a heading that nobody wrote, or not at all.',
    fix: 'Put what it says into the sentence, and remove the footnote.',
  },
  delete: {
    reason: '“…” is struck through.',
    note: 'A visitor would read what was meant to go, with a line through it.',
    fix: 'Remove the words, or the ~~ around them.',
  },
  thematicBreak: {
    reason: 'This draws a line across the page.',
    note: 'No text of the site has one.',
    fix: 'Remove it. If another part begins here, write a heading: ### Words',
  },
};

/** The text of inline code that is the same without backticks: other characters could be Markdown, or code. */
const PLAIN_CODE = /^[\p{L}\p{N} .,:;!?’“”$%€£/()-]+$/u;

/** Reports nodes of a type that the prose of the site does not have. */
function reportNotAllowed(file: ContentFile, type: Refused): Diagnostic[] {
  const { reason, note, fix } = NOT_ALLOWED[type];
  return nodesOf(readProse(file).tree, type).flatMap((node: Nodes) => {
    const words = 'value' in node ? node.value : wordsOf(node);
    const [firstLine = ''] = words.trim().split('\n');
    return report(file, rangeOf(node), {
      reason: reason.replace('…', () => firstLine),
      note,
      fix: fix.replace('…', () => firstLine),
      expected: type === 'inlineCode' && PLAIN_CODE.test(firstLine) ? firstLine : undefined,
    });
  });
}

/** The words of a cell; `…` if the row has none at that place. */
const cellOf = ({ children }: TableRow, index: number): string => {
  const cell = children[index];
  return cell ? wordsOf(cell).trim() : '…';
};

/** Whether a paragraph of several sentences ends in the middle of one. */
const isUnfinished = (node: Nodes): boolean =>
  node.type === 'paragraph' && /[.!?]\s[^.!?]*[\p{L}\p{N},]$/u.test(wordsOf(node).trim());

/** Check boxes, which would have no label. */
const reportCheckBoxes = (file: ContentFile): Diagnostic[] =>
  nodesOf(readProse(file).tree, 'listItem')
    .filter(({ checked }) => typeof checked === 'boolean')
    .flatMap((node) =>
      report(file, rangeOf(node), {
        reason: 'The brackets make a check box here.',
        note: 'A visitor would see a box that has no name and cannot be ticked.',
        fix: `- ${wordsOf(node).trim()}`,
      }),
    );

/** A hyphen, a number or a “>” with nothing behind it, a row of empty cells, a table of one row. */
const reportEmpty = (file: ContentFile): Diagnostic[] =>
  (['listItem', 'blockquote', 'table', 'tableRow'] as const)
    .flatMap((type): Nodes[] => nodesOf(readProse(file).tree, type))
    .filter((node) =>
      node.type === 'table' ? node.children.length === 1 : wordsOf(node).trim() === '',
    )
    .flatMap((node) =>
      report(file, rangeOf(node), {
        reason: 'There are no words behind this mark, in this row or below it.',
        note: 'A visitor would see a list, a quotation or a table with an empty line in it.',
        fix: 'Remove the line, or write the words.',
      }),
    );

/** Paragraphs that stop in the middle of a sentence. */
const reportUnfinished = (file: ContentFile): Diagnostic[] =>
  readProse(file)
    .tree.children.filter(isUnfinished)
    .flatMap((node) => {
      const [, end] = rangeOf(node);
      return report(file, [end - 1, end], {
        severity: 'warning',
        reason: 'This paragraph stops without a full stop.',
        note: 'A visitor would think that a part of it is missing, and perhaps it is.',
        fix: 'Finish the sentence, or put a full stop behind it.',
      });
    });

/** Links with a space in their address: `[words](/legal (new))`, where Markdown reads “new” as a title. */
const reportCutAddresses = (file: ContentFile): Diagnostic[] =>
  nodesOf(readProse(file).tree, 'link')
    .filter((node) => file.source.slice(...rangeOf(node)).endsWith('))'))
    .flatMap((node) =>
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
    );

/** Rows of a table with more or fewer cells than the first one. */
const reportUnevenRows = (file: ContentFile): Diagnostic[] =>
  nodesOf(readProse(file).tree, 'table').flatMap(({ children: [first, ...rows] }) => {
    const cells = first?.children ?? [];
    return rows
      .filter((row) => row.children.length !== cells.length)
      .flatMap((row) =>
        report(file, rangeOf(row), {
          reason: `This row has ${row.children.length} cells, and the first row has ${cells.length}.`,
          note: 'A visitor would not see the rest of the row, or would read an empty cell.',
          fix: `${cells.map((_, index) => `| ${cellOf(row, index)} `).join('')}|`,
        }),
      );
  });

/**
 * The prose has no pictures, no code, no footnotes and no words that are struck through; its lists, links
 * and tables are what was meant.
 */
export const plainProse: Rule = {
  name: 'plain-prose',
  checksUnparsed: true,
  // Of a file with a syntax error in its settings, only that error is reported.
  checkFile: (file) =>
    file.syntaxFault
      ? []
      : [
          ...Object.keys(NOT_ALLOWED).flatMap((type) => reportNotAllowed(file, type as Refused)),
          ...reportCheckBoxes(file),
          ...reportEmpty(file),
          ...reportUnfinished(file),
          ...reportCutAddresses(file),
          ...reportUnevenRows(file),
        ],
};
