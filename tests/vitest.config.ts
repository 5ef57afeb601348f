import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** It ends a test that hangs. No test may come near it, also not on a busy machine. */
const HANG = 300_000;

/** These replace modules (`vi.mock`), which other test files would then get too. */
const REPLACES_MODULES = 'tests/unit/**/*.isolated.test.ts';

/** These need the document of a browser. */
const IN_JSDOM = [
  'tests/unit/{islands,directives}/**/*.test.{ts,tsx}',
  'tests/unit/editorial/dev/panel.test.ts',
];

/** One project for each kind of test; `--project` chooses. `.astro` files are tested as built pages. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // Vitest would leave one processor out.
    maxWorkers: '100%',
    testTimeout: HANG,
    hookTimeout: HANG,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: ['default', 'json'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: [...IN_JSDOM, REPLACES_MODULES],
          // The parser, the schemas and the dictionary are loaded once for all files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [REPLACES_MODULES] } },
      {
        extends: true,
        test: {
          name: 'islands',
          include: IN_JSDOM,
          environment: 'jsdom',
        },
      },
      // They read `dist` and `dist-supplied`: build both before.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      // The development server, in a browser.
      { extends: true, test: { name: 'dev', include: ['tests/dev/**/*.test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/facts/**', 'src/formats/**', 'src/editorial/**', 'packages/*/src/**'],
      // They run in the browser of who reads a report: tests/e2e/copy-review-*.spec.ts try them there.
      exclude: [
        'packages/copy-review/src/reports/html/navigation.js',
        'packages/copy-review/src/in-place/place-navigation.js',
      ],
      thresholds: { branches: 95 },
      reporter: ['text', 'html'],
    },
  },
});
