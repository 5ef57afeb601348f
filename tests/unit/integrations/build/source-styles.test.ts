import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkedStyles,
  faultsOfStyles,
  faultsOfStyleSheets,
} from '../../../../integrations/build/source-styles.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'styles-')));
const sources = join(root, 'src');
const file = join(sources, 'styles/base.css');

beforeAll(() => {
  mkdirSync(join(sources, 'styles'), { recursive: true });
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/notes.css'), '@plugin "./notes.js";');
  writeFileSync(join(sources, 'styles/tokens.css'), '');
  symlinkSync('../../docs/notes.css', join(sources, 'styles/linked.css'));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const faultsOf = (css: string) => faultsOfStyles(css, file, sources);

test.each([
  ["@plugin '../../docs/notes.js';", /base\.css:1: “@plugin” runs code in the build/],
  ['a{}\n@config "../../docs/notes.js";', /base\.css:2: “@config” runs code/],
  ["@PLUGIN 'x';", /“@PLUGIN” runs code/],
  // Tailwind leaves comments out before it reads a name.
  ['a{content:"/*"}@plu/**/gin "x";b{content:"*/"}', /“@plu\/\*\*\/gin” runs code/],
  ["@import '../../docs/notes.css';", /“\.\.\/\.\.\/docs\/notes\.css” leads out of src/],
  ["@import './linked.css';", /“\.\/linked\.css” leads out of src/],
  ["@import './notes.txt';", /is neither “tailwindcss” nor a relative path to a \.css file/],
  ["@import 'other-package/style.css';", /is neither/],
  ["@import '/etc/style.css';", /is neither/],
  ['@import url(https://elsewhere.example/a.css);', /is not in a form that can be checked/],
  ["@import 'tailwindcss' source('../..');", /is not in a form/],
  ["@imp/**/ort './tokens.css';", /is not in a form/],
  ["@reference '../../docs/notes.css';", /leads out of src/],
  ["@source '../../docs/**/*.md';", /“\.\.\/\.\.\/docs\/\*\*\/\*\.md” leads out of src/],
  ["@source '../{components,../../docs}/**';", /leads out of src/],
  ["@source '../../docs/notes.css';", /leads out of src/],
  ["@tailwind utilities source('../..');", /is not in a form/],
])('%s is refused', (css, message) => {
  expect(faultsOf(css).join('\n')).toMatch(message);
});

test.each([
  "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
  "@import './tokens.css';",
  "@import './elements.css' layer(base);",
  "@reference '../styles/tokens.css';",
  "@source '../{components,layouts}/**/*.astro';",
  "@source inline('underline');",
  '@layer base { a { color: red } } @plugins { } @media print { }',
])('%s is accepted', (css) => {
  expect(faultsOf(css)).toEqual([]);
});

test('every style sheet of src is read, also one in a folder that begins with a dot', () => {
  mkdirSync(join(sources, '.more'));
  writeFileSync(join(sources, '.more/.own.css'), '\n@config "./a.js";');
  expect(faultsOfStyleSheets(sources).join()).toContain('.more/.own.css:2: “@config” runs code');
});

test('a package inside of src would hide the installed one', () => {
  mkdirSync(join(sources, 'styles/node_modules/tailwindcss'), { recursive: true });
  writeFileSync(join(sources, 'styles/node_modules/tailwindcss/package.json'), '{}');
  expect(faultsOfStyleSheets(sources).join()).toContain('Packages do not belong in src');
});

describe('The plugin for Vite', () => {
  const { configResolved, transform } = checkedStyles() as unknown as {
    configResolved: (config: { root: string }) => void;
    transform: { filter: { id: RegExp }; handler: (css: string, id: string) => void };
  };

  test.each([
    'src/islands/Toasts.css',
    'docs/style.css?inline',
    'src/components/a.astro?astro&type=style&index=0&lang.css',
    'docs/a.pcss',
  ])('reads the styles of %s', (name) => {
    configResolved({ root });
    const id = join(root, name);
    expect(id).toMatch(transform.filter.id);
    expect(() => {
      transform.handler('@plugin "./a.js";', id);
    }).toThrow('“@plugin” runs code in the build');
  });

  test('does not read scripts', () => {
    expect(join(root, 'src/facts/site.ts')).not.toMatch(transform.filter.id);
  });
});
