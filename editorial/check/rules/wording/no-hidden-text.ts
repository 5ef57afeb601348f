import type { Definition } from 'mdast';
import { SECTION_SCHEMAS } from '../../../../src/schemas/section.ts';
import { nodesOf, rangeOf, readProse } from '../../../content/prose.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { settingNames } from '../../settings/issues.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** Settings of the sections of any kind. */
const NAMES = Object.values(SECTION_SCHEMAS).flatMap((schema) => settingNames(schema, [], {}));
/** A line with such a setting: “question: Why?”. */
const SETTING = new RegExp(`^(?<name>${NAMES.join('|')}): +\\S.*$`, 'gm');

/** Nothing that an editor typed is hidden or moved to another place on the page, and no setting is in the text. */
export const noHiddenText: Rule = {
  name: 'no-hidden-text',
  checkFile: (file) => [...longFence(file), ...unusedAddresses(file), ...settingsInText(file)],
};

/** Frontmatter that is closed by more than three hyphens: the rest of the line is prose, and becomes a list. */
function longFence(file: ContentFile): Diagnostic[] {
  const { source, bodyStart, body } = file;
  if (source.charAt(bodyStart - 1) !== '-' || !/^-+[ \t]*(?:\r?\n|$)/.test(body)) return [];
  return report(file, [bodyStart - '---'.length, bodyStart + body.search(/[ \t\r\n]|$/)], {
    reason: 'This line has more than three hyphens.',
    note: 'The fourth one counts as text, and a visitor would see an empty list.',
    fix: '---',
    expected: '---',
  });
}

function unusedAddresses(file: ContentFile): Diagnostic[] {
  const { tree } = readProse(file);
  const used = nodesOf(tree, 'linkReference').map(({ identifier }) => identifier);
  const isUnused = ({ identifier }: Definition) => !used.includes(identifier);
  return nodesOf(tree, 'definition')
    .filter(isUnused)
    .flatMap((node) =>
      report(file, rangeOf(node), {
        severity: 'warning',
        reason: `No link uses the address that is called “${node.label ?? node.identifier}” here.`,
        note: 'A visitor would see nothing of this line.',
        fix: `Write [words](${node.url}) where the link belongs, and remove this line.`,
      }),
    );
}

/** Settings below the line that ends the settings. */
const settingsInText = (file: ContentFile): Diagnostic[] =>
  reportMatches(file, SETTING, (_, { passage, groups: { name = '' } }) =>
    passage.from === 'settings'
      ? undefined
      : {
          reason: `“${name}” is a setting, and it is below the line that ends the settings.`,
          note: 'A visitor would read this line as a part of the text.',
          fix: 'Move this line up, above the second ---, or remove it.',
        },
  );
