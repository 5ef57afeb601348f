/**
 * Runs a command under a Node that is new enough: `node scripts/own-node.js astro build`.
 *
 * That is the machine's own, or, where it is too old or there is none, the one that package.json
 * names for the platform. npm links the latter as node_modules/.bin/node, which comes before the
 * machine's in every npm script; so that link is there only while the machine's own is too old.
 * This file is plain JavaScript because a Node that is too old must run it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the packages need (vitest, html-validate): ^22.22 || ^24.8 || >=26. */
const isNewEnough = (/** @type {string} */ version) => {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 8) || (major === 22 && minor >= 22);
};

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const bin = join(modules, '.bin');
const isWindows = process.platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';

const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
const bundledNode = [`node-${platform}`, `node-bin-${platform}`]
  .map((name) => join(modules, name, 'bin', program))
  .find((path) => existsSync(path));

/** Where a link leads; undefined where there is nothing, or another command has just removed it. */
const realPath = (/** @type {string} */ path) => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/** Folders of programs without those of packages: a Node that a project brings is not the machine's. */
const folders = [...(process.env.PATH ?? '').split(delimiter), dirname(process.execPath)].filter(
  (folder) => {
    const node = folder === '' ? '' : realPath(join(folder, program));
    return folder !== '' && !node?.split(sep).includes('node_modules');
  },
);
const machineNode = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** Asks only a Node other than this one: it takes some time to start. */
function versionOf(/** @type {string} */ node) {
  if (realpathSync(node) === realpathSync(process.execPath)) return process.version;
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

const machineVersion = machineNode === undefined ? '' : versionOf(machineNode).trim();
const usesMachineNode = isNewEnough(machineVersion);
if (!usesMachineNode && bundledNode === undefined) {
  console.error(
    `Node 22.22, 24.8 or 26 and newer is needed and this is ${machineVersion || process.version}. Run “npm ci”, which brings one; if it did, there is none for ${platform}: install Node yourself.`,
  );
  process.exit(1);
}

const link = join(bin, 'node');
if (usesMachineNode) {
  // Also a link that leads nowhere, and the batch files that stand for it on Windows.
  for (const ending of ['', '.cmd', '.ps1']) rmSync(link + ending, { force: true });
} else if (!isWindows && !(realPath(link) === realPath(bundledNode))) {
  // npm 10 removes the link when it drops the packages of the other platforms, whose link has the
  // same name. It is renamed into place because other commands may be starting at this moment.
  const draft = `${link}-${process.pid}`;
  symlinkSync(relative(bin, bundledNode), draft);
  renameSync(draft, link);
}

const [command = '', ...args] = process.argv.slice(2);
const ownFolders = usesMachineNode ? [bin] : [dirname(bundledNode), bin];
const child = spawn(command, args, {
  stdio: 'inherit',
  // On Windows the commands of packages are batch files, which only a shell runs.
  shell: isWindows,
  env: { ...process.env, PATH: [...ownFolders, ...folders].join(delimiter) },
});
child.on('error', (error) => {
  console.error(`“${command}” cannot be run (${error.message}). Run “npm ci” first.`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
// A terminal sends Ctrl+C to the child as well; what others send to this process is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
