import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { requireValidContent } from '../../../integrations/content-check.ts';

type Setup = (options: { command: string; config: { cacheDir: URL } }) => void;

/** Prepares an Astro command on a content folder. `store` is Astro's content cache. */
function start(command: string, files: Readonly<Record<string, string>>, isRelease = false) {
  const directory = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  const store = join(cache, 'data-store.json');
  writeFileSync(store, '{}');
  const setup = requireValidContent({ directory, isRelease }).hooks[
    'astro:config:setup'
  ] as unknown as Setup;
  const run = () => {
    setup({ command, config: { cacheDir: pathToFileURL(`${cache}/`) } });
  };
  return { run, store };
}

const BROKEN = { 'studio.yaml': 'name: "MUUVA\n' };

it.each(['build', 'dev'])(
  'stops “astro %s” if the content has errors, and prints them',
  (command) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { run } = start(command, BROKEN);
    expect(run).toThrow(/^Stopped: the content has \d+ errors/);
    expect(log.mock.calls.join()).toContain('studio.yaml');
  },
);

it('deletes the cached content of earlier builds', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { run, store } = start('build', BROKEN);
  expect(run).toThrow();
  expect(existsSync(store)).toBe(false);
});

it.each(['sync', 'preview'])('does not check the content for “astro %s”', (command) => {
  const { run, store } = start(command, BROKEN);
  expect(run).not.toThrow();
  expect(existsSync(store)).toBe(true);
});
