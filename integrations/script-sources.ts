import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A script of a build: the modules it was made of, and the hash by which an inlined one is known. */
export interface ScriptSource {
  readonly hash: string;
  readonly modules: readonly string[];
}

/** The scripts of a build by their file names, such as `_astro/Toasts.CAtA9Vvx.js`. */
export type ScriptSources = Record<string, ScriptSource>;

/** Where the record of a build lies, beside the caches and never among what is published. */
export const recordOf = (build: string) =>
  join('.cache', 'script-sources', `${basename(build)}.json`);

/** The hash of a script's text, without the blanks around it. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text.trim(), 'utf8').digest('hex');

/**
 * The package that a module belongs to.
 *
 * @param id a module as the bundler names it, from the project's folder; what the bundler makes up
 *   itself has a zero byte and its maker's name in front, as `\0vite/preload-helper.js`
 * @returns the package's name, or undefined for a file of the project's own
 */
export function packageOf(id: string): string | undefined {
  const [, made] = /^\0([^/]+)\//.exec(id) ?? [];
  const [, packed] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return made ?? packed;
}

/** The part of a bundler's output that is looked at. */
interface Output {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly code?: string;
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** A module's name from the project's folder on, without what follows a question mark. */
function nameOf(id: string, root: string): string {
  if (id.startsWith('\0')) return id;
  return relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');
}

/** The modules of every script among a bundler's output. */
export function sourcesOf(outputs: readonly Output[], root: string): ScriptSources {
  const scripts = outputs.filter(({ type }) => type === 'chunk');
  return Object.fromEntries(
    scripts.map(({ fileName, code = '', modules = {} }) => [
      fileName,
      { hash: hashOf(code), modules: Object.keys(modules).map((id) => nameOf(id, root)) },
    ]),
  );
}

/** Writes down, for every script that visitors may load, the modules it was made of. */
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
            // Before Astro takes out of the bundle what it writes into the page.
            order: 'pre' as const,
            handler: (_: unknown, bundle: Readonly<Record<string, Output>>) => {
              sources = sourcesOf(Object.values(bundle), root);
            },
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) => {
        const file = recordOf(fileURLToPath(dir));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
      },
    },
  };
}
