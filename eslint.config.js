import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    '**/.astro/',
    '.cache/',
    'coverage/',
    '**/dist/',
    'dist-supplied/',
    'review/',
    'test-results/',
    'tests/fixtures/',
  ]),
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Use a union of strings: Node runs these files without compiling them.',
        },
      ],
    },
  },
  {
    files: ['scripts/*.js', '**/*.mjs'],
    languageOptions: { globals: { URL: 'readonly', console: 'readonly', process: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Scripts inside .astro files are cut out as virtual .ts files that no TypeScript project holds.
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // There are no enums, and this takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A number in a message reads as a number; only objects and undefined read badly.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    extends: [tseslint.configs.strict, astro.configs['flat/recommended']],
    rules: {
      // Markup put in as a string is refused unless the line above says where it comes from.
      'astro/no-set-html-directive': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
);
