import { afterEach, vi } from 'vitest';

// Vitest's `unstubEnvs` and `unstubGlobals` act before the next test of a file. The next file may be
// loaded before that in the same process, with the temporary folder of a test that has ended.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
