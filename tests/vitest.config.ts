import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Only ends a hang: far more than any test takes, even on a busy machine. */
const TIMEOUT = 1_200_000;

/**
 * Tests with `vi.mock`, which would affect other test files without isolation, or of modules that import
 * pictures, which only Vite can load.
 */
const ISOLATED = ['tests/unit/**/*.isolated.test.ts', 'tests/unit/art/{cards,symbols}.test.ts'];

/** Node loads the modules, as for the commands. With Vite, each use of an import is a function call. */
const NATIVE = { viteModuleRunner: false };

/** Tests that need a DOM. */
const IN_JSDOM = ['tests/unit/**/*.test.tsx', 'tests/unit/directives/**/*.test.ts'];

/** The tests that take longest, of each project the longest first: one that begins late would end alone. */
const LONG = [
  'unit/editorial/edits/edits.test.ts',
  'unit/editorial/expected.test.ts',
  'unit/editorial/pull-request/review.test.ts',
  'unit/editorial/commands.test.ts',
  'unit/editorial/fuzz.test.ts',
  'site/reproducible-build.test.ts',
  'site/verify.test.ts',
  'site/edited-content.test.ts',
].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/** Otherwise Vitest begins with the largest file, as it knows no duration in a fresh clone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((sorted) => [
      ...LONG.flatMap((name) => sorted.filter(({ moduleId }) => moduleId === name)),
      ...sorted.filter(({ moduleId }) => !LONG.includes(moduleId)),
    ]);
  }
}

/** One project for each kind of test; `--project` selects. `.astro` files are tested as built pages. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // By default, Vitest leaves one processor unused.
    maxWorkers: '100%',
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', 'json'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: 'tests/unit/global-setup.ts',
          include: ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: [...IN_JSDOM, ...ISOLATED],
          // Loads the parser, the schemas and the dictionary once for all files.
          isolate: false,
          // Messages are compared without colours. FORCE_COLOR, which `npm test` sets, would override NO_COLOR.
          env: { FORCE_COLOR: '0' },
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      {
        extends: true,
        test: {
          name: 'islands',
          include: IN_JSDOM,
          environment: 'jsdom',
          setupFiles: ['tests/unit/islands/older-browser.ts'],
          // Loads jsdom once for all files.
          pool: 'vmThreads',
        },
      },
      // Reads `dist`, `dist-supplied` and the partial site: build them first.
      {
        extends: true,
        test: {
          name: 'site',
          globalSetup: 'tests/site/global-setup.ts',
          include: ['tests/site/**/*.test.ts'],
          // Loads the checks, the schemas and the validator once for all files.
          isolate: false,
          experimental: NATIVE,
        },
      },
      // The development server, in a browser.
      {
        extends: true,
        test: { name: 'dev', include: ['tests/dev/**/*.test.ts'], experimental: NATIVE },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/facts/**', 'src/formats/**', 'editorial/**', 'packages/*/src/**'],
      thresholds: { branches: 95 },
      reporter: ['text', 'html'],
    },
  },
});
