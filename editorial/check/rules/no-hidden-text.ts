import type { Definition } from 'mdast';
import { nodesOf, rangeOf, readProse } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

/** Nothing that an editor typed is hidden or moved to another place on the page. */
export const noHiddenText: Rule = {
  name: 'no-hidden-text',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n----\n\nSo.\n' },
  passes: answer('So.'),
  checkFile: (file) => [...longFence(file), ...unusedAddresses(file)],
};

/** Frontmatter that is closed by more than three hyphens: the rest of the line is prose, and becomes a list. */
function longFence(file: ContentFile): Diagnostic[] {
  const { source, bodyStart, body } = file;
  if (source.charAt(bodyStart - 1) !== '-' || !/^-+[ \t]*(?:\r?\n|$)/.test(body)) return [];
  return report(file, [bodyStart - 3, bodyStart + body.search(/[ \t\r\n]|$/)], {
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
