import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Slow tests that check the whole content. They run last: other tests detect most mutations. */
const LAST = ['editorial/messages.test', 'editorial/corpus.test'];

class FastTestsFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LAST.findIndex((name) => moduleId.includes(name));
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

/** The tests for mutation testing: those of the facts and of the editors’ tools. */
export default defineConfig({
  root,
  test: {
    include: [
      'tests/unit/{facts,formats,editorial}/**/*.test.ts',
      'packages/copy-review/tests/**/*.test.ts',
    ],
    // These start other processes, in which no mutation is active, or repeat other tests with more input.
    exclude: [
      'tests/unit/editorial/{commands,fuzz,guide}.test.ts',
      'tests/unit/editorial/dev/**',
      'packages/copy-review/tests/package.test.ts',
    ],
    sequence: { sequencer: FastTestsFirst },
    environment: 'node',
    // Long, because instrumented code is slow. Stryker itself ends mutations that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Loads modules once for all files, which halves the time and finds the same mutations.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
