import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests that check the whole content for each claim: most mutations die before they begin. */
const LAST = ['editorial/messages.test', 'editorial/corpus.test'];

class QuickOnesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LAST.findIndex((name) => moduleId.includes(name));
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

/** The tests that mutations are tried against: those of the facts and of the editors’ tools. */
export default defineConfig({
  root,
  test: {
    include: [
      'tests/unit/{facts,formats,editorial}/**/*.test.ts',
      'packages/copy-review/tests/**/*.test.ts',
    ],
    // These start programs of their own, in which no mutation is switched on, or repeat the others at length.
    exclude: [
      'tests/unit/editorial/{commands,fuzz,guide}.test.ts',
      'tests/unit/editorial/dev/**',
      'packages/copy-review/tests/package.test.ts',
    ],
    sequence: { sequencer: QuickOnesFirst },
    environment: 'node',
    // They end a test that hangs; instrumented code is slow, and a mutation that hangs is ended by Stryker.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Modules are loaded once for all files: half the time, and the same mutations are found.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
