/** Mutation tests (`npm run test:mutation`): report changes to the code that no test detects. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation.vitest.config.ts' },
  mutate: [
    'src/{facts,formats}/**/*.ts',
    'editorial/check/**/*.ts',
    'packages/copy-review/src/**/*.ts',
  ],
  coverageAnalysis: 'perTest',
  // Vitest checks no types, and `// @ts-nocheck` would be inserted into the report's own script too.
  disableTypeChecks: false,
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: '.cache/stryker',
  allowEmpty: false,
  thresholds: { high: 95, low: 85, break: 85 },
};
