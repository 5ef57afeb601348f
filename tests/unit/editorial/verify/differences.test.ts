import { expect, it } from 'vitest';
import { mentionRows } from '../../../../editorial/verify/differences.ts';

const [A, B, C] = ['https://pump.fun/a', 'https://pump.fun/b', 'https://pump.fun/c'];

it.each([
  ['another link', `${A} ${B}`, `${C} ${B}`, [`gone: \`${A}\``, `new: \`${C}\``]],
  ['another order', `${A} ${B}`, `${B} ${A}`, []],
  ['a link once less', `${A} ${A} ${B}`, `${A} ${B}`, [`gone: \`${A}\``]],
  ['a link to another kind of site', A, `${A} https://a.example`, []],
])('Links to token sites are counted: %s', (_, expected, received, rows) => {
  const difference = { path: '/', what: 'content' };
  expect(
    mentionRows([
      { ...difference, expected: Buffer.from(expected), received: Buffer.from(received) },
    ]),
  ).toEqual(rows.map((row) => `- \`/\`: ${row}`));
});
