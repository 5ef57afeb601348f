import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { gitBytes, RefusedChanges, requireGit } from '../../../../editorial/pull-request/git.ts';
import { emptyFolder, folderWith } from '../../../../packages/copy-review/tests/repository.ts';

it.each([
  ['1.99.0', false],
  ['2.9.5', false],
  ['2.37.9', false],
  ['2.38.0', true],
  ['3.0.1', true],
])('Git %s is new enough: %s', (version, isEnough) => {
  const folder = folderWith({ git: `#!/bin/sh\necho "git version ${version} (of a test)"\n` });
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', folder);
  const look = () => {
    requireGit(folder);
  };
  if (isEnough) expect(look).not.toThrow();
  else expect(look).toThrow(`This needs git 2.38 or newer. Here is git version ${version} `);
});

it('What git says when it fails is the reason', () => {
  const read = () => gitBytes(emptyFolder(), ['rev-parse', '--verify', 'none']);
  expect(read).toThrow(RefusedChanges);
  expect(read).toThrow(/^git rev-parse: fatal: .*[^\n]$/s);
});
