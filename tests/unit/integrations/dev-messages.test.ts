import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentMessages } from '../../../integrations/dev-messages.ts';
import { copyOfContent } from '../editorial/fixture-content.ts';

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

const sentCounts = (send: { mock: { calls: unknown[][] } }) =>
  send.mock.calls.map(([name, messages]) => [name, (messages as unknown[]).length]);

afterEach(() => {
  vi.useRealTimers();
});

describe('The messages of the content check', () => {
  it('are not part of a built site', () => {
    expect(pluginsFor('build')).toEqual([]);
  });

  it('are added to Vite’s client', () => {
    const [plugin] = pluginsFor('dev');
    const { handler } = plugin?.transform as { handler: (code: string) => string };
    expect(handler('code')).toBe("code\nimport('/editorial/dev/panel.ts');");
  });

  it('are sent to a browser that asks, and to all browsers when files are saved', () => {
    vi.useFakeTimers();
    const directory = copyOfContent();
    const [hot, watcher] = [new EventEmitter(), new EventEmitter()];
    const send = vi.fn();
    const server = {
      watcher: Object.assign(watcher, { add: vi.fn() }),
      environments: { client: { hot: Object.assign(hot, { send }) } },
    };
    const [plugin] = pluginsFor('dev', directory);
    (plugin?.configureServer as (one: object) => void)(server);
    const client = { send: vi.fn() };
    hot.emit('content-check:ask', undefined, client);
    hot.emit('content-check:ask', undefined, client);
    expect(sentCounts(client.send)).toEqual([
      ['content-check:diagnostics', 0],
      ['content-check:diagnostics', 0],
    ]);
    const path = join(directory, 'news.txt');
    writeFileSync(path, 'So.');
    watcher.emit('all', 'change', path);
    watcher.emit('all', 'change', path);
    watcher.emit('all', 'change', resolve('package.json'));
    vi.runAllTimers();
    expect(sentCounts(send)).toEqual([['content-check:diagnostics', 1]]);
    rmSync(directory, { recursive: true });
    watcher.emit('all', 'unlinkDir', join(directory, 'faq'));
    vi.runAllTimers();
    expect(send.mock.lastCall).toMatchObject([
      'content-check:diagnostics',
      [
        {
          file: directory,
          place: { start: { line: 1 } },
          reason: `There is no folder “${directory}”.`,
          text: '',
        },
      ],
    ]);
  });
});
