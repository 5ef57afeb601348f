/** Builds of sources that would publish what nobody reviews, or run other code: each is refused and says why. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
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
  let output = 'The build was not refused.';
  try {
    buildElsewhere('dist', folder, change);
  } catch (error) {
    output = String(error);
  }
  expect(existsSync(join(folder, TRACE)), 'code has run').toBe(false);
  // eslint-disable-next-line no-control-regex -- colours of a terminal
  return output.replace(/\u001B\[\d+m/g, '');
}

// tests/unit/integrations/build/site-files.test.ts has every kind of file that is refused.
test('files that do not belong in public', () => {
  const output = refusal((sources) => {
    mkdirSync(join(sources, 'public/og'));
    writeFileSync(join(sources, 'public/og/home.png'), '');
    symlinkSync(join(sources, 'package.json'), join(sources, 'public/map.svg'));
  });
  expect(output).toContain('public/map.svg is a link or a device.');
  expect(output).toContain('public/og/home.png: src/pages/og/[slug].png.ts makes this file too.');
});

test('pictures with scripts and unknown types; no other configuration is loaded', () => {
  const output = refusal((sources) => {
    writeFileSync(join(sources, 'public/evil.svg'), '<svg><script href="/_astro/a.js"/></svg>');
    writeFileSync(
      join(sources, 'src/pages/terms.pdf.ts'),
      'export const GET = () => new Response("");',
    );
    for (const name of ['vite', 'postcss', 'tailwind'])
      writeFileSync(join(sources, `${name}.config.js`), CODE);
    writeFileSync(join(sources, '.postcssrc.js'), CODE);
  });
  expect(output).toContain('evil.svg: It has the element <script>.');
  expect(output).toContain('terms.pdf: The site has no files of this type');
});
