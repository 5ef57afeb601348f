import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCommit } from '../../../src/facts/build-commit.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

describe('The commit of the build', () => {
  // GitHub sets it in its own jobs, and it need not be the commit that the host builds.
  beforeEach(() => vi.stubEnv('GITHUB_SHA', 'f'.repeat(40)));

  it('is the one that the host names in COMMIT_REF, whatever GITHUB_SHA says', () => {
    vi.stubEnv('COMMIT_REF', COMMIT);
    expect(buildCommit()).toBe(COMMIT);
  });

  it.each([undefined, '', 'main', COMMIT.slice(0, 7), `${COMMIT}\n`])(
    'is unknown if COMMIT_REF is no whole hash: %j',
    (value) => {
      vi.stubEnv('COMMIT_REF', value);
      expect(buildCommit()).toBeNull();
    },
  );
});
