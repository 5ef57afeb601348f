import { entryOf } from '../../../src/content-map.ts';
import { report, type Rule } from '../shared/rule.ts';

/** No section, answer or page that needs prose is empty. */
export const everyTextHasWords: Rule = {
  name: 'every-text-has-words',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nBecause.\n' },
  checkFile: (file) => {
    const hasFrontmatter = file.bodyStart > 0; // If not, `settings-can-be-read` reports it.
    if (!entryOf(file.name)?.hasProse || !hasFrontmatter || file.body.trim() !== '') return [];
    return [
      report(file, file.bodyStart, {
        reason: 'There is no text below the settings.',
        note: 'A visitor would see a heading with nothing below it.',
        fix: 'Write the text below the second line of three hyphens.',
      }),
    ];
  },
};
