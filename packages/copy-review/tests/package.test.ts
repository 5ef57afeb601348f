import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../src/shared/report.ts';

/** An empty cache, so that npm cannot use earlier downloads. */
const temporary = mkdtempSync(join(tmpdir(), 'copy-review-'));
const NPM = { npm_config_offline: 'true', npm_config_cache: join(temporary, 'cache') };

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const SAMPLE = fileURLToPath(new URL('sample', import.meta.url));

interface Manifest {
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function run(folder: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...NPM, npm_config_update_notifier: 'false' },
  });
  const errors = stderr.replace(/^Written to .*\n/, '');
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  return stdout;
}

/**
 * Copies a package and its dependencies from this repository, as `npm install` would install them: with
 * links to their commands, since npm fetches a package again if one is missing.
 */
function copyPackage(name: string, to: string): void {
  if (existsSync(join(to, name))) return;
  cpSync(join(MODULES, name), join(to, name), { recursive: true });
  const manifest = readFileSync(join(MODULES, name, 'package.json'), 'utf8');
  const { bin = {}, dependencies = {} } = JSON.parse(manifest) as Manifest;
  const commands = typeof bin === 'string' ? { [name]: bin } : bin;
  for (const [command, file] of Object.entries(commands)) {
    mkdirSync(join(to, '.bin'), { recursive: true });
    symlinkSync(join('..', name, file), join(to, '.bin', command));
  }
  for (const other of Object.keys(dependencies)) copyPackage(other, to);
}

describe('The packed package, installed into an empty folder without network', () => {
  const [built, folder] = [join(temporary, 'built'), join(temporary, 'installed')];
  afterAll(() => {
    rmSync(temporary, { recursive: true });
  });

  beforeAll(() => {
    mkdirSync(folder);
    run(PACKAGE, process.execPath, 'build.js', built);
    run(folder, 'npm', 'pack', built, '--silent');
    const [packed = ''] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(built, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const name of Object.keys(dependencies)) copyPackage(name, join(folder, 'node_modules'));
    run(folder, 'npm', 'install', '--silent', '--no-audit', '--ignore-scripts', packed);
    for (const name of ['before', 'after'])
      cpSync(join(SAMPLE, name), join(folder, name), { recursive: true });
  });

  it('reviews two folders of HTML as a command', () => {
    const args = ['--before', 'before', '--after', 'after', '--out', 'out'];
    const output = run(folder, 'npx', '--no-install', 'copy-review', ...args);
    expect(output).toContain('Changed facts');
    expect(readdirSync(join(folder, 'out')).toSorted()).toEqual([
      'report.html',
      'report.json',
      'report.md',
    ]);
    const html = readFileSync(join(folder, 'out/report.html'), 'utf8');
    expect(html).toContain('<style>');
    const report = JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8')) as Report;
    expect(report.facts.length).toBeGreaterThan(0);
  });

  it('needs the Node that it names, and says so on an older one', () => {
    const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    // Another version for this one process, set before the program begins.
    const old = "Object.defineProperty(process.versions, 'node', { value: '23.11.0' });";
    const preload = join(folder, 'old.cjs');
    writeFileSync(preload, old);
    const program = join(folder, 'node_modules/copy-review/command/main.js');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', preload, program, '--help'],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([2, '']);
    const needed = manifest.engines.node.replace('>=', '');
    expect(stderr).toMatch(new RegExp(`^copy-review needs Node ${needed} or newer, .*\n$`));
    expect(readFileSync(program, 'utf8')).not.toMatch(/^import |\?\.|\?\?|await/m);
  });

  it('is a library for sites, figures, comments, escaped texts, limited processes and redlines', () => {
    const program = `
      import { compareSites, readSite } from 'copy-review';
      import { findFigures } from 'copy-review/figures';
      import { escapeHtml, escapeMarkdown } from 'copy-review/escape';
      import { openForge } from 'copy-review/forge';
      import { runLimited } from 'copy-review/limited-process';
      import { redline } from 'copy-review/redline';
      const config = { ignore: [], data: [], documents: [] };
      const { pages } = compareSites(readSite('before'), readSite('after'), config);
      console.log(JSON.stringify([pages.length, findFigures('On 7 August 2026')[0].value, escapeHtml('<'), escapeMarkdown('*'), typeof openForge, typeof runLimited, redline('a', 'a')]));`;
    const output = run(folder, process.execPath, '--input-type=module', '--eval', program);
    expect(JSON.parse(output)).toEqual([
      2,
      '2026-08-07',
      '&lt;',
      '\\*',
      'function',
      'function',
      [{ op: '=', text: 'a' }],
    ]);
  });

  it('includes types, and excludes sources and tests', () => {
    const installed = join(folder, 'node_modules/copy-review');
    const files = readdirSync(installed);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'index.d.ts', 'docs']));
    expect(files.filter((name) => /^(?:src|tests)$/.test(name))).toEqual([]);
  });
});
