import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newRepository } from '../../../../packages/copy-review/tests/repository.ts';
import { checkInChild } from '../../../../editorial/suggest/check.ts';

it('Returns diagnostics with paths relative to the repository', async () => {
  const { root, write } = newRepository();
  write({ 'src/content/faq/01-why.mdx': '---\nqestion: Why?\n---\n\nSo.\n' });
  const diagnostics = await checkInChild(root);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      file: join('src/content', 'faq/01-why.mdx'),
      expected: ['question'],
      changesFact: false,
    }),
  );
});

it('Stops a check that takes too long', async () => {
  const { root } = newRepository();
  mkdirSync(join(root, 'src/content'), { recursive: true });
  await expect(checkInChild(root, 0.001)).rejects.toThrow('more than 0.001 seconds');
});
