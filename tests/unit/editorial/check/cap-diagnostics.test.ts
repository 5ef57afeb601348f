import { expect, it } from 'vitest';
import { few } from '../../../../src/editorial/check/cap-diagnostics.ts';
import type { Message } from '../../../../src/editorial/output/diagnostic.ts';

const message = (line: number, change: Partial<Message> = {}): Message => ({
  file: 'a.mdx',
  line,
  column: 1,
  rule: 'a-rule',
  severity: 'hint',
  what: 'Strange.',
  why: 'So it is.',
  fix: 'Leave it out.',
  ...change,
});
const many = (count: number, change: Partial<Message> = {}) =>
  Array.from({ length: count }, (_, index) => message(index + 1, change));

it('A hundred messages of a kind are told, each', () => {
  const all = [...many(100), ...many(100, { rule: 'b-rule' }), ...many(100, { file: 'b.mdx' })];
  expect(few(all)).toEqual(all);
});

it('Of more, the first hundred of the file and how many there are, as grave as the gravest', () => {
  const [first, ...rest] = many(102);
  const told = few([
    ...rest.toReversed(),
    message(102, { column: 9, severity: 'warning' }),
    ...[first ?? message(1)],
  ]);
  expect(told.slice(0, -1)).toEqual(many(100));
  expect(told.at(-1)).toEqual({
    ...message(101),
    severity: 'warning',
    what: 'From here on, 3 more of the same kind follow.',
    why: 'So many in one file often have one cause, such as a text that was pasted from elsewhere.',
    fix: 'Put right those above, and run the check again to see the next ones.',
  });
});

it('In one line, the first hundred are those that stand first', () => {
  const all = Array.from({ length: 102 }, (_, index) => message(1, { column: index + 1 }));
  const told = few(all.toReversed());
  expect(told.slice(0, -1)).toEqual(all.slice(0, 100));
  expect(told.at(-1)).toMatchObject({ line: 1, column: 101, severity: 'hint' });
  expect(few(all.map((one) => ({ ...one, severity: 'error' as const }))).at(-1)?.severity).toBe(
    'error',
  );
});
