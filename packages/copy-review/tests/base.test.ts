import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { install, type Workshop } from '../src/base.ts';
import { PROJECT } from './project.ts';
import { emptyFolder } from './repository.ts';

/** A working tree with packages, and a checkout beside it; each with the lock file that is given. */
async function installed(lockFiles: { readonly here?: string; readonly there?: string }) {
  const [root, base] = [emptyFolder(), emptyFolder()];
  for (const name of ['one', '.bin', '.cache'])
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
  const { here, there } = lockFiles;
  if (here !== undefined) writeFileSync(join(root, 'lock.json'), here);
  if (there !== undefined) writeFileSync(join(base, 'lock.json'), there);
  const run = vi.fn<Workshop['run']>(() => Promise.resolve());
  await install({ folder: '', base, run, close: () => Promise.resolve() }, root, PROJECT);
  return { root, base, run };
}

it('A checkout with the same lock file gets links to the packages, without what builds keep there', async () => {
  const { root, base, run } = await installed({ here: '1', there: '1' });
  expect(readdirSync(join(base, 'node_modules'))).toEqual(['.bin', 'one']);
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['.bin', '.cache', 'one']);
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['another lock file', { here: '2', there: '1' }],
  ['no lock file', { here: '1' }],
])('A checkout with %s gets its own packages', async (_, lockFiles) => {
  const { base, run } = await installed(lockFiles);
  expect(readdirSync(base)).not.toContain('node_modules');
  expect(run.mock.calls).toEqual([
    [{ what: 'The version to compare with', command: PROJECT.install, folder: base }],
  ]);
});

it('Where nothing is installed, a checkout gets nothing', async () => {
  const base = emptyFolder();
  const run = vi.fn<Workshop['run']>();
  await install({ folder: '', base, run, close: () => Promise.resolve() }, emptyFolder(), PROJECT);
  expect(readdirSync(base)).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});
