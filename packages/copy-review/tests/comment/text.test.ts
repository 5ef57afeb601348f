import { expect, it } from 'vitest';
import { codeFiles } from '../../src/comment/text.ts';

it.each([
  ['src/content/legal/01-a.mdx', false],
  ['README.md', false],
  ['tests/unit/a.test.ts', false],
  ['tests.ts', true],
  ['src/styles/base.css', false],
  ['packages/copy-review/src/main.ts', true],
  ['scripts/test.ts', true],
  ['.github/workflows/review.yml', true],
  ['package.json', true],
  ['package-lock.json', true],
  ['astro.config.mjs', true],
  ['src/components/a.astro', true],
  ['.npmrc', true],
])('%s is code that could forge a result: %s', (file, isCode) => {
  expect(codeFiles([file], ['src/content', 'tests'])).toHaveLength(isCode ? 1 : 0);
});
