import { expect, it } from 'vitest';
import { noEmptyText } from '../../../../../editorial/check/rules/no-empty-text.ts';
import { findings } from '../../small-files.ts';

it.each([
  ...['faq/01-a.mdx', 'about/01-a.mdx', 'legal/01-a.mdx', 'pledge/01-a.mdx', 'pages/home.mdx'].map(
    (name) => [name, 1] as const,
  ),
  ['pages/404.mdx', 0] as const,
])('Reports %s without prose %i times', (name, count) => {
  const found = findings(noEmptyText, { [name]: '---\ntitle: A\n---\n\n  \n' });
  expect(found.map(({ place: { start } }) => [start.line, start.column])).toEqual(
    Array.from({ length: count }, () => [4, 1]),
  );
});
