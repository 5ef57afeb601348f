/** Builds of sources that would run code, or publish what nobody reviews: each is refused and says why. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildElsewhere } from './build-elsewhere.ts';

/** A module that leaves a trace if the build runs it. */
const TRACE = 'trace';
const CODE = `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(TRACE)}, '');
export default {};
`;

/** The output of a build of changed sources that fails, without colours. */
function refusal(change: (folder: string) => void): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'refused-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const build = () =>
    buildElsewhere('dist', folder, (sources) => {
      mkdirSync(join(sources, 'docs'));
      writeFileSync(join(sources, 'docs/notes.js'), CODE);
      change(sources);
    });
  let output = 'The build was not refused.';
  try {
    build();
  } catch (error) {
    output = String(error);
  }
  expect(existsSync(join(folder, TRACE)), 'code has run').toBe(false);
  // eslint-disable-next-line no-control-regex -- colours of a terminal
  return output.replace(/\u001B\[\d+m/g, '');
}

function prepend(file: string, text: string): void {
  writeFileSync(file, text + readFileSync(file, 'utf8'));
}

test('code in a style sheet, and files that do not belong in public', () => {
  const output = refusal((sources) => {
    prepend(join(sources, 'src/styles/base.css'), "@plugin '../../docs/notes.js';\n");
    prepend(join(sources, 'src/islands/Toasts.css'), "@config '../../docs/notes.js';\n");
    for (const name of ['index.htm', 'index.xhtml', '_redirects'])
      writeFileSync(join(sources, 'public', name), '');
    mkdirSync(join(sources, 'public/og'));
    writeFileSync(join(sources, 'public/og/home.png'), '');
    symlinkSync(join(sources, 'package.json'), join(sources, 'public/map.svg'));
  });
  expect(output).toContain('src/styles/base.css:1: “@plugin” runs code in the build.');
  expect(output).toContain('src/islands/Toasts.css:1: “@config” runs code in the build.');
  for (const name of ['index.htm', 'index.xhtml', '_redirects'])
    expect(output).toContain(`public/${name}: “public” may hold`);
  expect(output).toContain('public/map.svg is a link or a device.');
  expect(output).toContain('public/og/home.png: src/pages/og/[slug].png.ts makes this file too.');
});

test('code in the styles of a component', () => {
  const output = refusal((sources) => {
    appendFileSync(
      join(sources, 'src/components/site/Footer.astro'),
      '<style>@plugin "../../../docs/notes.js";</style>',
    );
  });
  expect(output).toMatch(/Footer\.astro:\d+: “@plugin” runs code in the build\./);
});

test('pictures with scripts, unknown types and packages; no other configuration is loaded', () => {
  const output = refusal((sources) => {
    writeFileSync(join(sources, 'public/evil.svg'), '<svg><script href="/_astro/a.js"/></svg>');
    writeFileSync(
      join(sources, 'src/pages/terms.pdf.ts'),
      'export const GET = () => new Response("");',
    );
    const island = join(sources, 'src/islands/Field.tsx');
    prepend(island, "import leven from 'leven';\nObject.assign(globalThis, { leven });\n");
    for (const name of ['vite', 'postcss', 'tailwind'])
      writeFileSync(join(sources, `${name}.config.js`), CODE);
    writeFileSync(join(sources, '.postcssrc.js'), CODE);
  });
  expect(output).toContain('evil.svg: It has the element <script>.');
  expect(output).toContain('node_modules/leven/index.js: It would be sent to visitors.');
  expect(output).toContain('terms.pdf: The site has no files of this type');
});
