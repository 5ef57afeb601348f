import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests that mutations are tried against: those of the facts and of the editors’ tools. */
export default defineConfig({
  root,
  test: {
    include: ['tests/unit/facts/**/*.test.ts', 'tests/editorial/**/*.test.ts'],
    // They start programs of their own, in which no mutation is switched on.
    exclude: ['tests/editorial/commands.test.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
