import { EventEmitter } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentMessages, listHeading } from '../../../integrations/dev-messages.ts';
import { copyOfContent, sourceOf } from '../editorial/fixture-content.ts';

/** The plugin that the integration gives to Vite, for one of Astro’s commands. */
function pluginsFor(command: string, directory?: string): Plugin[] {
  const given: Plugin[] = [];
  const setup = contentMessages(directory).hooks['astro:config:setup'] as (options: object) => void;
  setup({
    command,
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => given.push(...vite.plugins),
  });
  return given;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The messages of the content check', () => {
  it('are not part of a built site', () => {
    expect(pluginsFor('build')).toEqual([]);
  });

  it('are below a heading that is right for them', () => {
    const client = readFileSync('node_modules/astro/dist/core/errors/overlay.js', 'utf8');
    expect(client).toContain('<h2>Stack Trace</h2>');
    const shown = listHeading.transform(client, '/node_modules/vite/dist/client/client.mjs');
    expect(shown).toContain('<h2>All messages</h2>');
    expect(shown).not.toContain('Stack Trace');
    expect(listHeading.transform(client, '/src/other.js')).toBeUndefined();
  });

  it('are shown over every page as long as the content has errors', () => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const directory = copyOfContent();
    const [hot, watcher] = [new EventEmitter(), new EventEmitter()];
    const send = vi.fn();
    const server = {
      watcher: Object.assign(watcher, { add: vi.fn() }),
      environments: { client: { hot: Object.assign(hot, { send }) } },
    };
    const [plugin] = pluginsFor('dev', directory);
    (plugin?.configureServer as ((one: object) => void) | undefined)?.(server);
    const save = (name: string, source: string) => {
      writeFileSync(join(directory, name), source);
      watcher.emit('all', 'change', join(directory, name));
      watcher.emit('all', 'change', join(directory, name));
      watcher.emit('all', 'change', resolve('package.json'));
      vi.runAllTimers();
    };
    const connect = () => {
      const client = { send: vi.fn() };
      hot.emit('vite:client:connect', undefined, client);
      return client.send.mock.calls;
    };
    expect(connect()).toEqual([]);

    const name = 'faq/03-meme-wars.mdx';
    save(name, sourceOf(name).replace('question: ', 'qestion: <'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.lastCall).toMatchObject([
      {
        type: 'error',
        err: {
          title: '“qestion” is not a setting of this question.',
          hint: expect.stringMatching(/^question: &lt;\S/) as unknown,
          loc: { file: join(directory, name), line: 2, column: 1 },
          highlightedCode: expect.stringContaining(
            '<span class="line error-line">qestion: &lt;',
          ) as unknown,
          stack: expect.stringContaining('qestion: <') as unknown,
        },
      },
    ]);
    expect(connect()).toEqual([send.mock.lastCall]);
    expect(log.mock.lastCall?.[0]).toContain('qestion: <');
    // Another message about an error, such as Astro's, does not replace it.
    const other = { type: 'error', err: { message: 'Cannot parse.' } };
    const [shown] = send.mock.lastCall as [object];
    server.environments.client.hot.send(other);
    expect(send.mock.lastCall).toEqual([shown]);
    expect(send).toHaveBeenCalledTimes(2);

    save(name, sourceOf(name));
    expect(send.mock.lastCall).toEqual([{ type: 'full-reload' }]);
    expect(connect()).toEqual([]);

    // A hint is only printed.
    save(name, `${sourceOf(name)}\nWe recieve nothing.\n`);
    expect(send).toHaveBeenCalledTimes(3);
    server.environments.client.hot.send(other);
    expect(send.mock.lastCall).toEqual([other]);
    server.environments.client.hot.send('an event', 1);
    expect(send.mock.lastCall).toEqual(['an event', 1]);
    expect(log.mock.lastCall?.[0]).toContain('recieve');

    rmSync(directory, { recursive: true });
    watcher.emit('all', 'unlinkDir', join(directory, 'faq'));
    vi.runAllTimers();
    expect(send.mock.lastCall).toMatchObject([
      { err: { title: `There is no folder “${directory}”.` } },
    ]);
  });
});
