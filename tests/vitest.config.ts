import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Pure code is tested in Node, islands in jsdom; `.astro` files are tested as built pages. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,editorial}/**/*.test.ts'],
          exclude: ['tests/unit/islands/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: ['tests/unit/islands/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
    ],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    coverage: {
      provider: 'v8',
      include: ['src/facts/**', 'src/editorial/**'],
      // It runs in the browser of who reads a report: tests/e2e/copy-review-report.spec.ts tries it there.
      exclude: ['src/editorial/review/reports/html/report.js'],
      thresholds: { branches: 95 },
      reporter: ['text', 'html'],
    },
  },
});
