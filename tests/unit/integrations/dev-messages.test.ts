import { EventEmitter } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentMessages, listHeading } from '../../../integrations/dev-messages.ts';
import { copyOfContent, sourceOf } from '../editorial/fixture-content.ts';

/** The plugins that the integration gives to Vite, for one of Astro’s commands. */
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
});

const NAME = 'faq/03-meme-wars.mdx';
const BROKEN = sourceOf(NAME).replace('question: ', 'qestion: <');

/** A simulated development server on a copy of the content. `sent` are the messages to all open pages. */
function startServer() {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const directory = copyOfContent();
  const [hot, watcher] = [new EventEmitter(), new EventEmitter()];
  const send = vi.fn<(...message: unknown[]) => void>();
  const client = { hot: Object.assign(hot, { send }) };
  const add = vi.fn<(folder: string) => void>();
  const server = {
    watcher: Object.assign(watcher, { add }),
    environments: { client },
  };
  const [plugin] = pluginsFor('dev', directory);
  (plugin?.configureServer as ((one: object) => void) | undefined)?.(server);
  const change = (event: string, path: string) => {
    watcher.emit('all', event, path);
    vi.runAllTimers();
  };
  const save = (source: string) => {
    writeFileSync(join(directory, NAME), source);
    // A watcher may report a change twice.
    watcher.emit('all', 'change', join(directory, NAME));
    change('change', join(directory, NAME));
  };
  /** The messages to a page that is opened now. */
  const open = () => {
    const page = { send: vi.fn() };
    hot.emit('vite:client:connect', undefined, page);
    return page.send.mock.calls;
  };
  const [sent, watched] = [send.mock.calls, add.mock.calls];
  return { client, change, directory, log, open, save, sent, watched };
}

describe('In development, the messages of the content check', () => {
  it('are shown once over every page, also over one that is opened later, until the errors are gone', () => {
    const { client, directory, log, open, save, sent } = startServer();
    expect(open()).toEqual([]);
    // As Astro does with a file of a type that it cannot highlight.
    client.hot.send = vi.fn<(...message: unknown[]) => void>(() => {
      throw new Error('Language not found');
    });
    save(BROKEN);
    expect(sent).toMatchObject([
      [
        {
          type: 'error',
          err: {
            title: '“qestion” is not a setting of this question.',
            hint: expect.stringMatching(/^question: &lt;\S/) as unknown,
            loc: { file: join(directory, NAME), line: 2, column: 1 },
            highlightedCode: expect.stringContaining(
              '<span class="line error-line">qestion: &lt;',
            ) as unknown,
            stack: expect.stringContaining('qestion: <') as unknown,
          },
        },
      ],
    ]);
    expect(open()).toEqual(sent);
    expect(log.mock.lastCall?.[0]).toContain('qestion: <');
    save(sourceOf(NAME));
    expect(sent.at(-1)).toEqual([{ type: 'full-reload' }]);
    expect(open()).toEqual([]);
  });

  it('are shown again instead of another message about an error, such as Astro’s', () => {
    const { client, save, sent } = startServer();
    save(BROKEN);
    client.hot.send({ type: 'error', err: { message: 'Cannot parse.' } });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    client.hot.send({ type: 'update', updates: [] });
    expect(sent[2]).toEqual([{ type: 'update', updates: [] }]);
  });

  it('are not followed by another message about an error that has been corrected', () => {
    const { client, save, sent } = startServer();
    const late = { type: 'error', err: { message: 'Cannot parse.' } };
    save(BROKEN);
    save(sourceOf(NAME));
    client.hot.send(late);
    expect(sent.slice(1)).toEqual([[{ type: 'full-reload' }], [{ type: 'full-reload' }]]);
    client.hot.send(late);
    expect(sent.at(-1)).toEqual([late]);
  });

  it('are only printed if they are hints, and other messages to the pages pass', () => {
    const { client, log, save, sent } = startServer();
    const other = { type: 'error', err: { message: 'Cannot parse.' } };
    client.hot.send(other);
    save(`${sourceOf(NAME)}\nWe recieve nothing.\n`);
    expect(log.mock.lastCall?.[0]).toContain('recieve');
    expect(sent).toEqual([[other]]);
    client.hot.send(other);
    client.hot.send('an event', 1);
    expect(sent.slice(1)).toEqual([[other], ['an event', 1]]);
  });

  it('are about the watched folder alone', () => {
    const { change, directory, log, watched } = startServer();
    expect(watched).toEqual([[directory]]);
    writeFileSync(join(directory, NAME), BROKEN);
    change('change', resolve('package.json'));
    change('change', `${directory}.yaml`);
    expect(log).not.toHaveBeenCalled();
  });

  it('say that the folder of the content is gone', () => {
    const { change, directory, sent } = startServer();
    rmSync(directory, { recursive: true });
    change('unlinkDir', join(directory, 'faq'));
    expect(sent).toMatchObject([[{ err: { title: `There is no folder “${directory}”.` } }]]);
  });
});
