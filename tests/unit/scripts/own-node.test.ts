/** scripts/own-node.js runs a command by the machine’s Node or, if that is too old, by the one of the packages. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';

const BUNDLED = `node-${process.platform}-${process.arch}`;
let project: string;
let link: string;
/** What npm tells its scripts. */
let npm: Record<string, string>;

/** Writes a fake Node that prints its version, or else `name` and its arguments. */
function writeProgram(path: string, name: string, version: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n[ "$1" = --version ] && echo ${version} || echo ${name} "$@"\n`);
  chmodSync(path, 0o755);
}

beforeEach(() => {
  project = folderWith({ 'package.json': '{ "type": "module" }' });
  link = join(project, 'node_modules/.bin/node');
  npm = {};
  mkdirSync(dirname(link), { recursive: true });
  cpSync('scripts/own-node.js', join(project, 'scripts/own-node.js'));
});

/** The folder as after `npm install`. */
function bundle(): void {
  const path = join('node_modules', BUNDLED, 'bin/node');
  writeProgram(join(project, path), 'bundled', 'v26.10.0');
  symlinkSync(join('..', BUNDLED, 'bin/node'), link);
}

/** The Node of another project's packages on the PATH. */
const OTHER = 'other/node_modules/node/bin';

/** Runs a command where the machine's Node has this version, as an npm script does. */
function run(machineVersion: string, ...command: string[]) {
  writeProgram(join(project, 'machine/node'), 'machine', machineVersion);
  const ownFolders = [dirname(link), join(project, OTHER), join(project, 'machine')];
  const folders = [...ownFolders, '/usr/bin', '/bin'];
  const options = { env: { ...npm, PATH: folders.join(':') }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [join(project, 'scripts/own-node.js'), ...command], options);
}

test('a Node of another project’s packages is not used', () => {
  bundle();
  writeProgram(join(project, OTHER, 'node'), 'other', 'v26.0.0');
  expect(run('v20.0.0', 'node', 'x').stdout).toBe('bundled x\n');
  expect(existsSync(link)).toBe(true);
});

test('neither NODE_ENV nor the repository of a git hook is handed on, and Astro is told to send no statistics', () => {
  bundle();
  const git = { GIT_DIR: '.git', GIT_INDEX_FILE: 'index', GIT_PREFIX: 'a/', GIT_WORK_TREE: '.' };
  npm = { NODE_ENV: 'staging', ...git };
  const { stdout } = run('v20.0.0', 'env');
  // To count its commands, Astro would write to the home.
  expect(stdout).toContain('ASTRO_TELEMETRY_DISABLED=1\n');
  expect(stdout).not.toMatch(/NODE_ENV|GIT_/);
});

test('a command runs where the link of Node cannot be put back', () => {
  bundle();
  rmSync(dirname(link), { recursive: true });
  expect(run('v20.0.0', 'node', 'x')).toMatchObject({ stdout: 'bundled x\n', stderr: '' });
});

test('on Windows an argument reaches a program whole, through a shell', () => {
  writeProgram(join(project, 'machine/node.exe'), 'machine', 'v26.0.0');
  const windows = `Object.defineProperty(process, 'platform', { value: 'win32' }); process.env.comspec = '/bin/sh'`;
  npm = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(windows)}` };
  const args = ['--before', '/My Folder/a & b', 'C:\\My Folder\\', 'main~3', ''];
  expect(run('v26.0.0', 'printf', '%s|', ...args)).toMatchObject({
    stdout: args.map((argument) => `${argument}|`).join(''),
    stderr: '',
  });
});

describe('where the machine’s Node is new enough', () => {
  test.each(['v24.8.0', 'v26.0.0'])('%s runs commands', (version) => {
    bundle();
    expect(run(version, 'node', 'x').stdout).toBe('machine x\n');
  });

  test('the commands of packages and scripts within scripts get it too', () => {
    bundle();
    const tool = join(dirname(link), 'tool');
    writeFileSync(tool, '#!/usr/bin/env node\n');
    chmodSync(tool, 0o755);
    expect(run('v26.0.0', 'tool').stdout).toBe(`machine ${tool}\n`);
    // npm would put the folder of the link first again.
    expect(existsSync(link)).toBe(false);
  });

  test('a link that leads nowhere is removed', () => {
    symlinkSync('../node-of-another-machine/bin/node', link);
    expect(run('v26.0.0', 'node').stdout).toBe('machine\n');
    expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();
  });

  test('nothing has to be bundled for the platform', () => {
    expect(run('v26.0.0', 'node').stdout).toBe('machine\n');
  });
});

describe('where the machine’s Node is too old', () => {
  test.each(['v20.20.2', 'v24.7.0', 'v25.2.0'])(
    'the bundled one runs commands instead of %s',
    (version) => {
      bundle();
      expect(run(version, 'node', 'x').stdout).toBe('bundled x\n');
      expect(readlinkSync(link)).toBe(join('..', BUNDLED, 'bin/node'));
    },
  );

  test.each([
    ['that npm has removed', () => undefined],
    [
      'that leads nowhere',
      () => {
        symlinkSync('../node-of-another-machine/bin/node', link);
      },
    ],
  ])('a link %s is put back', (_, leave) => {
    bundle();
    rmSync(link);
    leave();
    expect(run('v20.20.2', 'node').stdout).toBe('bundled\n');
    expect(readlinkSync(link)).toBe(join('..', BUNDLED, 'bin/node'));
  });

  test('npm’s word for the version is enough', () => {
    bundle();
    npm = {
      npm_node_execpath: join(project, 'machine/node'),
      npm_config_user_agent: 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false',
    };
    expect(run('v26.0.0', 'node', 'x').stdout).toBe('bundled x\n');
  });

  test('one sentence says what to do where none is bundled', () => {
    const { status, stderr } = run('v20.20.2', 'node');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node 24\.8 .* this is v20\.20\.2\. Run “npm ci”.*\n$/);
  });
});

test('the exit code of the command is passed on', () => {
  expect(run('v26.0.0', 'sh', '-c', 'exit 3').status).toBe(3);
});

test('an unknown command is one sentence', () => {
  const { status, stderr } = run('v26.0.0', 'no-such-command');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^“no-such-command” cannot be run .*\n$/);
});

test('the version in .nvmrc is that of the bundled Nodes', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const bundled = Object.entries(manifest.optionalDependencies).flatMap(([name, other]) =>
    name.startsWith('node-') ? [other] : [],
  );
  const remedy = `Write ${version} for them in package.json, and run “npm run lock”`;
  expect(new Set(bundled), remedy).toEqual(new Set([version]));
});
