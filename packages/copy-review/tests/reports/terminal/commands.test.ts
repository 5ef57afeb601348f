import { expect, it } from 'vitest';
import { compareSites } from '../../../src/compare.ts';
import type { Site } from '../../../src/pages.ts';
import { terminalReport } from '../../../src/reports/terminal.ts';

const site = (text: string): Site => ({ name: text, pages: new Map([[`/${text}`, text]]) });

// github.com/actions/runner obeys lines that begin with “::”, after gaps, and “##[” anywhere in a line.
it.each(['::error::Approved', '##[error]Approved', 'a ::set-output name=a::b'])(
  'a page gives no command to those who log the report: %s',
  (text) => {
    const config = { ignore: [], data: [], documents: [] };
    const wide = `<p>${'word '.repeat(14)}${text}`;
    const report = compareSites(site('Before'), site(`${wide}<h1>${text}</h1>`), config);
    for (const columns of [40, 80, 83, 1000]) {
      const lines = terminalReport(report, { columns }).split('\n');
      expect(lines.filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
      expect(lines.filter((line) => line.includes('##['))).toEqual([]);
    }
  },
);
