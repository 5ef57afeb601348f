import { expect, it } from 'vitest';
import { capDiagnostics } from '../../../../editorial/check/cap-diagnostics.ts';
import { diagnostic, type Example } from '../example-diagnostic.ts';
import { checkChanged, NEXT_QUESTION, withFile } from '../fixture-content.ts';

const many = (count: number, change: Example = {}) =>
  Array.from({ length: count }, (_, index) =>
    diagnostic({ line: index + 1, severity: 'hint', ...change }),
  );

it('Keeps all diagnostics of a rule in a file if there are at most a hundred', () => {
  const all = [...many(100), ...many(100, { rule: 'b-rule' }), ...many(100, { file: 'b.mdx' })];
  expect(capDiagnostics(all)).toEqual(all);
});

it('Keeps the first hundred of more, and adds one that counts the rest and has their highest severity', () => {
  const [first = diagnostic(), ...rest] = many(102);
  const warning = diagnostic({ line: 102, severity: 'warning' });
  const capped = capDiagnostics([...rest.toReversed(), warning, first]);
  expect(capped.slice(0, -1)).toEqual([first, ...rest.slice(0, 99)]);
  expect(capped.at(-1)).toMatchObject({
    file: 'a.yaml',
    ruleId: 'a-rule',
    place: { start: { line: 101, column: 1 } },
    severity: 'warning',
    reason: 'From here on, 3 more of the same kind follow.',
    note: 'So many in one file often have one cause, such as a text that was pasted from elsewhere.',
    fix: 'Fix those above, and run the check again to see the next ones.',
  });
});

it('The check reports a hundred of very many faults of a file, and how many more there are', () => {
  const source = `---\nquestion: So?\n---\n\n${'a {x} b\n'.repeat(300)}`;
  const reasons = checkChanged(withFile(`faq/${NEXT_QUESTION}-more.mdx`, source))
    .filter(({ ruleId }) => ruleId === 'no-code')
    .map(
      ({ place: { start }, severity, reason }) =>
        `${start.line}:${start.column} ${severity} ${reason}`,
    );
  expect(reasons).toHaveLength(101);
  expect(reasons[99]).toBe('104:3 error The character “{” starts code here.');
  expect(reasons[100]).toBe('105:3 error From here on, 200 more of the same kind follow.');
});
