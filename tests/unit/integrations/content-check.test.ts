import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { adoptCommand } from '../../../editorial/adopt/adopt-command.ts';
import { requireValidContent } from '../../../integrations/content-check.ts';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';
import { copyOfContent } from '../editorial/fixture-content.ts';
import { ADOPTED_RECORD } from '../editorial/small-files.ts';

/** The hook, with those of Astro’s options that it uses. */
type Setup = (options: { command: string; config: { cacheDir: URL } }) => void;

/** Prepares an Astro command on a content folder. `store` is Astro's content cache. */
function start(command: string, directory: string) {
  const cache = folderWith({ 'data-store.json': '{}' });
  const setup = requireValidContent({ directory, isRelease: false }).hooks[
    'astro:config:setup'
  ] as unknown as Setup;
  const run = () => {
    setup({ command, config: { cacheDir: pathToFileURL(`${cache}/`) } });
  };
  return { run, store: join(cache, 'data-store.json') };
}

/** A content folder with one error. */
function broken() {
  const directory = copyOfContent();
  writeFileSync(join(directory, 'studio.yaml'), 'name: "MUUVA\n');
  return directory;
}

it.each(['build', 'dev'])(
  'stops “astro %s” if the content has errors, and prints them',
  (command) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { run } = start(command, broken());
    expect(run).toThrow('Stopped: the content has 1 error.');
    expect(log.mock.calls.join()).toContain('studio.yaml');
  },
);

it('prints hints, and stops nothing for them', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const directory = copyOfContent();
  appendFileSync(join(directory, 'faq/03-meme-wars.mdx'), '\nWe recieve nothing.\n');
  const { run } = start('build', directory);
  expect(run).not.toThrow();
  expect(log.mock.calls.join()).toContain('recieve');
});

it('deletes the cached content of earlier builds', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { run, store } = start('build', broken());
  expect(run).toThrow();
  expect(existsSync(store)).toBe(false);
});

it.each(['sync', 'preview'])('does not check the content for “astro %s”', (command) => {
  const { run, store } = start(command, broken());
  expect(run).not.toThrow();
  expect(existsSync(store)).toBe(true);
});

describe('A page that no longer reads as its adopted version', () => {
  const page = (text: string) => `<p data-review="prose">${text}</p>`;

  /** Ends a build in which version 1.0 of Legal was adopted, by default with another text. */
  function finish({ isRelease, text = 'You may gain it.' }: { isRelease: boolean; text?: string }) {
    const directory = copyOfContent();
    writeFileSync(join(directory, 'legal.yaml'), ADOPTED_RECORD);
    adoptCommand(['legal', '1.0'], () => page('You may lose it.'), directory);
    const build = folderWith({ 'legal.html': page(text) });
    const { hooks } = requireValidContent({ directory, isRelease });
    const warn = vi.fn<(message: string) => void>();
    const end = hooks['astro:build:done'] as unknown as (options: object) => void;
    const run = () => {
      end({ dir: pathToFileURL(`${build}/`), logger: { warn } });
    };
    return { run, warn };
  }

  it('stops a release', () => {
    expect(finish({ isRelease: true }).run).toThrow(
      /reads differently from version 1\.0.*You may gain it\./,
    );
  });

  it('stops no release if it reads the same', () => {
    expect(finish({ isRelease: true, text: 'You may lose it.' }).run).not.toThrow();
  });

  it('is a warning in a preview, so that the review can say more', () => {
    const { run, warn } = finish({ isRelease: false });
    run();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('You may gain it.')]]);
  });
});
