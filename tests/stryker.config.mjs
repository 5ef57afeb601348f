/** Mutation tests: every change to the code that no test notices. `npm run test:mutation`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation.vitest.config.ts' },
  mutate: [
    'src/{facts,formats}/**/*.ts',
    'src/editorial/check/**/*.ts',
    'packages/copy-review/src/**/*.ts',
  ],
  coverageAnalysis: 'perTest',
  // Vitest checks no types, and a note to switch them off would stand in the report's own script.
  disableTypeChecks: false,
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: '.cache/stryker',
  allowEmpty: false,
  thresholds: { high: 95, low: 85, break: 85 },
};
