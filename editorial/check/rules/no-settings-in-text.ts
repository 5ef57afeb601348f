import { SECTION_SCHEMAS } from '../../../src/schemas/section.ts';
import { reportMatches } from '../shared/report-matches.ts';
import { settingNames } from '../settings/issues.ts';
import { answer, type Rule } from '../shared/rule.ts';

/** Settings of the sections of any kind. */
const NAMES = Object.values(SECTION_SCHEMAS).flatMap((one) => settingNames(one, [], {}));

const SETTING = new RegExp(`^(?<name>${NAMES.join('|')}): +\\S.*$`, 'gm');

/** No setting is below the line that ends the settings. */
export const noSettingsInText: Rule = {
  name: 'no-settings-in-text',
  fails: answer('question: Do I need a hat?'),
  passes: answer('Do I need a hat? No.'),
  checkFile: (file) =>
    reportMatches(file, SETTING, (_, { passage, groups: { name = '' } }) =>
      passage.from === 'settings'
        ? undefined
        : {
            reason: `“${name}” is a setting, and it is below the line that ends the settings.`,
            note: 'A visitor would read this line as a part of the text.',
            fix: 'Move this line up, above the second ---, or remove it.',
          },
    ),
};
