import { entryOf } from '../../../../src/content-map.ts';
import { answer, report, type Rule } from '../../shared/rule.ts';

/** No section, answer or page that needs prose is empty. */
export const noEmptyText: Rule = {
  name: 'no-empty-text',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\n\n' },
  passes: answer('Because.'),
  checkFile: (file) => {
    if (!entryOf(file.name)?.hasProse || file.body.trim() !== '') return [];
    return report(file, file.bodyStart, {
      reason: 'There is no text below the settings.',
      note: 'A visitor would see a heading with nothing below it.',
      fix: 'Write the text below the second line of three hyphens.',
    });
  },
};
