import { spawnSync } from 'node:child_process';
import type { Repository } from '../../../../packages/copy-review/tests/repository.ts';

const TEXT = 'Text.\n';

/** Commits entries of any mode and name, without touching the working tree, and returns the hash of the commit. */
export function commitEntries(
  { root, git }: Repository,
  entries: readonly (readonly [mode: string, path: string | Buffer, content?: string])[],
): string {
  const contents = new Set(entries.map(([, , content = TEXT]) => content));
  const blobs = new Map([...contents].map((content) => [content, blobOf(root, content)]));
  const input = entries.map(([mode, path, content = TEXT]) => {
    // The entry of a submodule is a commit.
    const hash = mode === '160000' ? git('rev-parse', 'HEAD') : (blobs.get(content) ?? '');
    return Buffer.concat([Buffer.from(`${mode} ${hash}\t`), Buffer.from(path), Buffer.from('\0')]);
  });
  run(root, ['update-index', '-z', '--index-info'], Buffer.concat(input));
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

const blobOf = (root: string, content: string) =>
  run(root, ['hash-object', '-w', '--stdin'], content).toString().trim();

function run(root: string, args: readonly string[], input: string | Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, input });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}
