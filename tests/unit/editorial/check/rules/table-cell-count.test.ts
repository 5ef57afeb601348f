import { describe, expect, it } from 'vitest';
import { tableCellCount } from '../../../../../editorial/check/rules/table-cell-count.ts';
import { answer, reports } from '../../small-files.ts';

describe('Tables are whole', () => {
  it('reports a row with too few cells, and one with too many', () => {
    const lines = ['| a | b |', '| --- | --- |', '| c |', '| d | e | f |', 'g \\| h | i'];
    expect(reports(tableCellCount, answer(...lines))).toEqual([
      '7:1 This row has 1 of 2 cells. | Write 2 cells, such as | words | words |',
      '8:1 This row has 3 of 2 cells. | Write 2 cells, such as | words | words |',
    ]);
  });
});
