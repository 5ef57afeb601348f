import { expect, it } from 'vitest';
import { provenApprovals } from '../../../../../../editorial/check/rules/wording/proven-approvals.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';

const link = '{ status: supplied, value: { url: "https://a.example/b", checked: "2026-01-05" } }';

it.each([
  ['', 0],
  ['kind: proof, ', 0],
  ['kind: record, ', 1],
])(
  'A pledge whose link has the settings “%s” has %i faults if it says that a proof is linked',
  (kind, count) => {
    const source = `---\nproofs:\n  - { ${kind}link: ${link} }\n---\n\nThe proof is linked below.\n`;
    expect(runRule(provenApprovals, [readContentFile('pledge/06-no.mdx', source)])).toHaveLength(
      count,
    );
  },
);
