/**
 * Builds the package to publish, in `dist` or in another folder:
 *
 *     node build.js [FOLDER]
 *
 * It contains JavaScript, since Node runs no TypeScript below node_modules, and a package.json that
 * refers to it. In the repository, everything runs from `src`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

const source = import.meta.dirname;
const target = resolve(process.argv[2] ?? join(source, 'dist'));
rmSync(target, { recursive: true, force: true });

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
const options = ['--project', join(source, 'tsconfig.build.json'), '--outDir', target];
const { status } = spawnSync(process.execPath, [join(typescript, 'bin/tsc'), ...options], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const ASSETS = [
  ...['report.css', 'view.css', 'navigation.js'].map((file) => `reports/html/${file}`),
  'in-place/marks.css',
];
for (const file of ASSETS) cpSync(join(source, 'src', file), join(target, file));
for (const file of ['README.md', 'docs'])
  cpSync(join(source, file), join(target, file), { recursive: true });

const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
delete manifest.scripts;
// npm publishes it once the owner has chosen a licence.
if (manifest.license) delete manifest.private;
const json = JSON.stringify(manifest, undefined, 2);
writeFileSync(
  join(target, 'package.json'),
  `${json.replaceAll(/\.\/src\/(.*)\.ts/g, './$1.js')}\n`,
);
