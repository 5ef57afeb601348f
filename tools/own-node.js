/**
 * Runs a command under the Node that comes with the project: `node tools/own-node.js astro build`.
 *
 * The machine's Node may be too old for Astro, so package.json names one for each platform. npm 11
 * links it as node_modules/.bin/node; npm 10 (which comes with Node 20) removes that link again
 * when it drops the packages of the other platforms, whose link has the same name. This file is
 * plain JavaScript because the machine's Node runs it.
 */
import { spawn } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const isWindows = process.platform === 'win32';
const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
const ownNode = [`node-${platform}`, `node-bin-${platform}`]
  .map((name) => join(modules, name, 'bin', isWindows ? 'node.exe' : 'node'))
  .find((path) => existsSync(path));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 18);
if (!ownNode && !isNewEnough) {
  console.error(
    `Node 22.18 or newer is needed and this is ${process.version}. Run “npm ci”, which brings one; if it did, there is none for ${platform}: install Node yourself.`,
  );
  process.exit(1);
}

const link = join(modules, '.bin', 'node');
if (ownNode && !isWindows && !existsSync(link)) symlinkSync(relative(dirname(link), ownNode), link);

const [command = '', ...args] = process.argv.slice(2);
const folders = [...(ownNode ? [dirname(ownNode)] : []), join(modules, '.bin')];
const path = [...folders, process.env.PATH].join(delimiter);
const child = spawn(command, args, {
  stdio: 'inherit',
  // On Windows the commands of packages are batch files, which only a shell runs.
  shell: isWindows,
  env: { ...process.env, PATH: path },
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
