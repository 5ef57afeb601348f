import { schemaOf } from '../../../src/schemas/collections.ts';
import { SECTION_SCHEMAS } from '../../../src/schemas/section.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { settingNames } from '../settings/issues.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

/** No setting is below the line that ends the settings. */
export const noSettingsInText: Rule = {
  name: 'no-settings-in-text',
  fails: answer('question: Do I need a hat?'),
  passes: answer('Do I need a hat? No.'),
  checkFile: settingsBelow,
};

/** Settings of any section. */
const OTHERS = Object.values(SECTION_SCHEMAS).flatMap((one) => settingNames(one, [], {}));

/** Settings that were typed below the line that ends the settings. */
function settingsBelow(file: ContentFile): Diagnostic[] {
  const schema = schemaOf(file.name);
  const own = schema ? settingNames(schema, [], file.data) : [];
  return [...file.body.matchAll(/^([a-z]\w*): +\S.*$/gm)].flatMap(
    ({ 0: line, 1: name = '', index }) => {
      if (!own.includes(name) && !OTHERS.includes(name)) return [];
      const start = file.bodyStart + index;
      return report(file, [start, start + line.length], {
        reason: `“${name}” is a setting, and it is below the line that ends the settings.`,
        note: 'A visitor would read this line as a part of the text.',
        fix: own.includes(name)
          ? 'Move this line up, above the second ---, or remove it.'
          : `Remove this line: a text of this kind has no “${name}”.`,
      });
    },
  );
}
