/**
 * Runs a command under a Node that is new enough: `node scripts/own-node.js astro build`.
 *
 * That is the machine's Node or, if it is missing or too old, the one that package.json lists for
 * the platform. npm links the latter as node_modules/.bin/node, which precedes the machine's in
 * every npm script, so the link is removed while the machine's Node is new enough. This file is
 * plain JavaScript because a Node that is too old must run it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The versions that the packages need (vitest, html-validate, copy-review): ^24.8 || >=26. */
const isNewEnough = (/** @type {string} */ version) => {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 8);
};

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const bin = join(modules, '.bin');
const isWindows = process.platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';

const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
const bundledNode = [`node-${platform}`, `node-bin-${platform}`]
  .map((name) => join(modules, name, 'bin', program))
  .find((path) => existsSync(path));

/** The target of a link; undefined if the link or its target is missing. */
const realPath = (/** @type {string} */ path) => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/** The folders of PATH, without those whose Node belongs to a package in `node_modules`. */
const folders = [...(process.env.PATH ?? '').split(delimiter), dirname(process.execPath)].filter(
  (folder) => {
    const node = folder === '' ? '' : realPath(join(folder, program));
    return folder !== '' && !node?.split(sep).includes('node_modules');
  },
);
const machineNode = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

const { npm_node_execpath: npmNode = '', npm_config_user_agent: npmAgent = '' } = process.env;

/**
 * The version of a Node. Starts it only if neither this script nor npm runs on it, because that
 * takes time: npm says its own, as in `npm/11.19.1 node/v20.20.2 linux x64`.
 */
function versionOf(/** @type {string} */ node) {
  const path = realPath(node);
  if (path === realPath(process.execPath)) return process.version;
  const version = / node\/(v[\d.]+) /.exec(npmAgent)?.[1];
  if (version !== undefined && path === realPath(npmNode)) return version;
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- null if it cannot be started
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

const machineVersion = machineNode === undefined ? '' : versionOf(machineNode).trim();
const usesMachineNode = isNewEnough(machineVersion);
if (!usesMachineNode && bundledNode === undefined) {
  console.error(
    `Node 24.8 or 26 and newer is needed and this is ${machineVersion || process.version}. Run “npm ci”, which brings one; if it did, there is none for ${platform}: install Node yourself.`,
  );
  process.exit(1);
}

const link = join(bin, 'node');
try {
  if (usesMachineNode) {
    // Removes a broken link too, and the batch files that npm writes on Windows.
    for (const ending of ['', '.cmd', '.ps1']) rmSync(link + ending, { force: true });
  } else if (!isWindows && realPath(link) !== realPath(bundledNode)) {
    // npm 10 removes the link together with the packages of other platforms, whose link has the same
    // name. Renaming is atomic: other commands may be starting at the same moment.
    const draft = `${link}-${process.pid}`;
    symlinkSync(relative(bin, bundledNode), draft);
    renameSync(draft, link);
  }
} catch {
  // Packages that cannot be written, or are on a disk without links: the command itself needs no link.
}

/** Quotes an argument for the shell of Windows, where a program takes a backslash before a quote for its escape. */
const quoted = (/** @type {string} */ argument) =>
  /^[\w./:=@-]+$/.test(argument)
    ? argument
    : `"${argument.replaceAll(/\\*(?="|$)/g, '$&$&').replaceAll('"', '""')}"`;

const [command = '', ...args] = process.argv.slice(2);
const ownFolders = usesMachineNode ? [bin] : [dirname(bundledNode), bin];
// On Windows the commands of packages are batch files, which only a shell runs, and to a shell Node hands on its
// arguments unquoted.
const line = isWindows ? [command, ...args].map(quoted).join(' ') : command;
const child = spawn(line, isWindows ? [] : args, {
  stdio: 'inherit',
  shell: isWindows,
  env: {
    ...process.env,
    PATH: [...ownFolders, ...folders].join(delimiter),
    // The build sets it. Another value would put React's development code into the pages.
    NODE_ENV: undefined,
    // Set for a git hook. Git would take its repository for that of every folder, also of a test’s.
    GIT_DIR: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_PREFIX: undefined,
    GIT_WORK_TREE: undefined,
    // Astro’s statistics are not sent, and need no folder in a home that cannot be written.
    ASTRO_TELEMETRY_DISABLED: '1',
  },
});
child.on('error', (error) => {
  console.error(`“${command}” cannot be run (${error.message}). Run “npm ci” first.`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
// On Ctrl+C the terminal signals the child as well; SIGTERM reaches only this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
