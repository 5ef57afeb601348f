import { entryOf } from '../../../../src/content-map.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** No section, answer or page that needs prose is empty. */
export const noEmptyText: Rule = {
  name: 'no-empty-text',
  checkFile: (file) => {
    if (!entryOf(file.name)?.hasProse || file.body.trim() !== '') return [];
    return report(file, file.bodyStart, {
      reason: 'There is no text below the settings.',
      note: 'A visitor would see a heading with nothing below it.',
      fix: 'Write the text below the second line of three hyphens.',
    });
  },
};
