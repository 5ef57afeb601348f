import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The claims of tests/checks, held against the built site; build it before. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/checks/**/*.test.ts'],
    environment: 'node',
    // They run beside the end-to-end tests, which leave them little of the machine.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/site.json' },
  },
});
