import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests that mutations are tried against: those of the facts and of the editors’ tools. */
export default defineConfig({
  root,
  test: {
    include: ['tests/unit/facts/**/*.test.ts', 'tests/editorial/**/*.test.ts'],
    // These start programs of their own, in which no mutation is switched on, or repeat the others at length.
    exclude: [
      'tests/editorial/commands.test.ts',
      'tests/editorial/the-check-agrees-with-the-build.test.ts',
      'tests/editorial/dev/**',
    ],
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
