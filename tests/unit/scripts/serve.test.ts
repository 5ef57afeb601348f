import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';
import { listen } from '../../listen.ts';

const site = () => folderWith({ 'index.html': 'Home' });

/** Starts the server. `output` grows by what it prints. */
function serve(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  // Node warns if both NO_COLOR and FORCE_COLOR are set.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...more };
  const child = spawn(process.execPath, ['scripts/serve.ts', ...args], { env });
  const output = { said: '', complained: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.complained += chunk.toString()));
  return { child, output, ended: once(child, 'close') };
}

test.each([
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
])('it says where the site is, at %s, and a signal ends it quietly', async (host, shown) => {
  const { child, output, ended } = serve([site(), '--port', '0', '--host', host]);
  await once(child.stdout, 'data');
  expect(output.said).toContain(`The site is at http://${shown}:`);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output.complained).toBe('');
});

test('an empty PORT is as none, which is 4321', async () => {
  const { child, output, ended } = serve([site()], { PORT: '' });
  await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  child.kill('SIGTERM');
  await ended;
  // Another program may have it.
  expect(output.said + output.complained).toMatch(/:4321 |Port 4321 is in use/);
});

test('a port in use is one sentence with a remedy', async () => {
  const other = createServer();
  const { port } = new URL(await listen(other));
  const { output, ended } = serve([site(), '--port', port]);
  const [code] = (await ended) as [number];
  other.close();
  expect(code).toBe(1);
  expect(output.complained).toBe(
    `Port ${port} is in use. Stop what runs there, or choose another: npm start -- --port ${Number(port) + 1}\n`,
  );
});

test.each([
  ['a folder that was never built', ['/nowhere'], 'Run “npm run build” first.'],
  ['an invalid port', ['--port', 'abc'], 'is not a port'],
  ['an empty port', ['/nowhere', '--port', ''], '“” is not a port'],
  ['an empty host', ['/nowhere', '--host', ''], '--host is empty'],
  ['a second folder', ['/nowhere', '/nowhere'], 'Use: npm start'],
  ['an unknown option', ['--prot', '1'], 'Use: npm start'],
])('%s is reported without a stack trace', async (_, args, message) => {
  const { output, ended } = serve(args);
  const [code] = (await ended) as [number];
  expect(code).toBe(1);
  expect(output.complained).toContain(message);
  expect(output.complained.trim().split('\n')).toHaveLength(1);
});
