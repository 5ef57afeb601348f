import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A script of a build: its modules, and the hash that identifies it where Astro inlines it. */
interface ScriptSource {
  readonly hash: string;
  readonly modules: readonly string[];
}

/** The scripts of a build by file name, such as `_astro/Toasts.CAtA9Vvx.js`. */
export type ScriptSources = Record<string, ScriptSource>;

/** The file that lists the scripts of a build, for tests/site. It is in `.cache`, so it is never published. */
export const recordPath = (build: string) =>
  join('.cache', 'script-sources', `${basename(build)}.json`);

/** SHA-256 of a script's text, without white space around it. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text.trim(), 'utf8').digest('hex');

/**
 * The package that a module belongs to.
 *
 * @param id the bundler's module id, relative to the project; a virtual module has a zero byte and
 *   the package that generates it in front, as in `\0vite/preload-helper.js`
 * @returns the package's name, or undefined for a file of the project's own
 */
export function packageOf(id: string): string | undefined {
  const [, generator] = /^\0([^/]+)\//.exec(id) ?? [];
  const [, installed] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return generator ?? installed;
}

/** The properties of a file of the bundler's output that are used here. */
interface Output {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly code?: string;
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** A module's path relative to the project, without its query. */
function nameOf(id: string, root: string): string {
  if (id.startsWith('\0')) return id;
  return relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');
}

/** The hash and the modules of every script of a bundler's output. */
export function sourcesOf(outputs: readonly Output[], root: string): ScriptSources {
  const scripts = outputs.filter(({ type }) => type === 'chunk');
  return Object.fromEntries(
    scripts.map(({ fileName, code = '', modules = {} }) => [
      fileName,
      { hash: hashOf(code), modules: Object.keys(modules).map((id) => nameOf(id, root)) },
    ]),
  );
}

/** Records the hash and the modules of every script that visitors may load. */
export function scriptSources(): AstroIntegration {
  let sources: ScriptSources = {};
  return {
    name: 'script-sources',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const plugin = {
          name: 'script-sources',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          generateBundle: {
            // Before Astro removes the scripts that it inlines from the bundle.
            order: 'pre' as const,
            handler: (_: unknown, bundle: Readonly<Record<string, Output>>) => {
              sources = sourcesOf(Object.values(bundle), root);
            },
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) => {
        const file = recordPath(fileURLToPath(dir));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
      },
    },
  };
}
