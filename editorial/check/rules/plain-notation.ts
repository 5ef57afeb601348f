import { isScalar, visit } from 'yaml';
import type { Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { reportMatches } from '../shared/report-matches.ts';
import { report, type Rule } from '../shared/rule.ts';

/** “2,5”, but not “5,000”, and not the items of a list such as “1,2,3”. */
const DECIMAL_COMMA = /(?<![\d.,])(?:0,\d+|\d+,\d{1,2})(?!\d|[.,]\d)/g;

/** Decimals have a point, and the text of a setting is on one line, as on the rest of the site. */
export const plainNotation: Rule = {
  name: 'plain-notation',
  fails: { 'faq/01-why.mdx': '---\nquestion: >\n  Why\n  so?\n---\n\nIt costs R2,50.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why so?\n---\n\nIt costs R2.50, or R5,000.\n' },
  checkFile: (file) => [
    ...reportMatches(file, DECIMAL_COMMA, (words) => {
      const replacement = words.replace(',', '.');
      return {
        severity: 'hint',
        reason: `“${words}” has a decimal comma.`,
        note: 'The other numbers of the site have a decimal point.',
        fix: `Write ${replacement}`,
        expected: [replacement],
      };
    }),
    ...foldedBlocks(file).map((range) =>
      report(file, range, {
        severity: 'hint',
        reason: 'The “>” joins the lines below it into one.',
        note: 'The other texts of the settings are on one line, so that a reviewer sees them whole.',
        fix: 'Write the text on this line, after the colon. If it has a colon of its own, put it between quotation marks.',
      }),
    ),
  ],
};

/** The offset of the block scalar indicator of a setting, such as `>`. */
function foldedBlocks(file: ContentFile): Range[] {
  const ranges: Range[] = [];
  visit(file.settings, {
    Scalar: (_, node) => {
      if (!isScalar(node) || node.type !== 'BLOCK_FOLDED' || !node.range) return;
      const start = file.settingsStart + node.range[0];
      ranges.push([start, start + 1]);
    },
  });
  return ranges;
}
