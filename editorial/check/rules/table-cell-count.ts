import type { Table, TableRow } from 'mdast';
import { nodesOf, rangeOf, readProse } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

/** Every row of a table has as many cells as the first. GFM drops further cells, and renders missing ones empty. */
export const tableCellCount: Rule = {
  name: 'table-cell-count',
  fails: answer('| a | b |\n| --- | --- |\n| c |'),
  passes: answer('| a | b |\n| --- | --- |\n| c | d |'),
  checkFile: (file) => nodesOf(readProse(file).tree, 'table').flatMap((table) => rows(file, table)),
};

/** Reports the rows that have another number of cells than the first. */
function rows(file: ContentFile, { children }: Table): Diagnostic[] {
  const [first, ...others] = children;
  const expected = first ? countCells(file, first) : 0;
  return others.flatMap((row) => {
    const count = countCells(file, row);
    if (count === expected) return [];
    return report(file, rangeOf(row), {
      reason: `This row has ${count} of ${expected} cells.`,
      note:
        count < expected
          ? 'A visitor would see empty cells.'
          : 'The last cells would not be shown to anybody.',
      fix: `Write ${expected} cells, such as |${' words |'.repeat(expected)}`,
    });
  });
}

function countCells(file: ContentFile, row: TableRow): number {
  const line = file.source.slice(...rangeOf(row)).trim();
  return line.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
}
