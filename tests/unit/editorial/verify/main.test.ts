import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newRepository } from '../../../../packages/copy-review/tests/repository.ts';

interface Package {
  readonly scripts: { readonly verify: string };
}

it('The site is asked through the proxy of the network, where the environment names one', async () => {
  const proxy = createServer();
  const asked = once(proxy, 'connect') as Promise<[{ url: string }, { end: () => void }]>;
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());

  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  const options = scripts.verify.split(' ').slice(3);
  const program = resolve(options.pop() ?? '');
  const child = spawn(process.execPath, [...options, program, 'https://site.invalid'], {
    cwd: newRepository().root,
    env: {
      PATH: process.env.PATH,
      HTTPS_PROXY: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    },
  });
  const ended = once(child, 'exit');
  const request = await Promise.race([asked, ended.then(() => undefined)]);
  request?.[1].end();
  expect(request?.[0].url).toBe('site.invalid:443');
  expect((await ended)[0]).toBe(2);
});
