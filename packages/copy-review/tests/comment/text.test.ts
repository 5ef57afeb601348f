import { expect, it } from 'vitest';
import { codeFiles, commentText } from '../../src/comment/text.ts';

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

it('names five changed code files, and counts the others', () => {
  const code = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts'];
  const text = commentText({
    result: 'So.',
    code,
    commit: 'abcdef0',
    run: 'https://forge.example',
  });
  expect(text).toContain('> - e.ts\n> - and 2 more\n');
  expect(text).not.toContain('f.ts');
});

it('leaves out a commit and a URL that could be markup', () => {
  const text = commentText({ result: 'So.', code: [], commit: '`a`', run: 'javascript:a()' });
  expect(text).toMatch(/\n\nThis is about an unknown commit\.\n$/);
});
