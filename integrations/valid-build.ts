import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policyFaults, readSite } from 'copy-review';
import { withoutStack } from '../editorial/output/command.ts';
import { faultsOfModules } from './build/shipped-packages.ts';
import { faultsOfBuild, faultsOfPublic } from './build/site-files.ts';
import { checkedStyles, faultsOfStyleSheets } from './build/source-styles.ts';

/** Stops the build with a list of the faults, one on each line, if there are any. */
function failIfAny(faults: readonly string[]): void {
  if (faults.length > 0)
    throw withoutStack(`The build was stopped:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/**
 * Fails a build that contains what nobody reviews: code in style sheets, links, files of unknown
 * types, a second file for an address, pictures that run scripts, scripts with code of unlisted
 * packages, and policies that allow more or less than their page has.
 */
export function requireValidBuild(): AstroIntegration {
  let isBuild = false;
  let root = '';
  let folders = { public: '', src: '' };
  /** The ids of the modules in all scripts that visitors may load. */
  let modules: readonly string[] = [];
  return {
    name: 'valid-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        isBuild = command === 'build';
        root = fileURLToPath(config.root);
        const recordModules = {
          name: 'record-modules',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          generateBundle: {
            // Before Astro removes the scripts that it inlines from the bundle.
            order: 'pre' as const,
            handler: (_: unknown, bundle: Readonly<Record<string, Output>>) => {
              modules = Object.values(bundle).flatMap((output) =>
                Object.keys(output.modules ?? {}),
              );
            },
          },
        };
        updateConfig({ vite: { plugins: [checkedStyles(), recordModules] } });
        folders = { public: fromHere(config.publicDir), src: fromHere(config.srcDir) };
      },
      'astro:routes:resolved': ({ routes }) => {
        if (!isBuild) return;
        failIfAny([...faultsOfPublic(folders.public, routes), ...faultsOfStyleSheets(folders.src)]);
      },
      'astro:build:done': ({ dir }) => {
        const build = fileURLToPath(dir);
        failIfAny([
          ...faultsOfBuild(build),
          ...faultsOfModules(modules, root),
          ...policyFaults(readSite(build).files ?? new Map<string, Buffer>()).map(
            ({ file, message }) => `${file}: ${message}`,
          ),
        ]);
      },
    },
  };
}

/** The property of a file of the bundler's output that is used here; only scripts have it. */
interface Output {
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** A folder's path from the root of the project, where the build runs. */
const fromHere = (url: URL) => relative('.', fileURLToPath(url));
