import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutStack } from '../editorial/output/command.ts';
import { faultsOfBuild, faultsOfPublic } from './build/site-files.ts';
import { checkedStyles, faultsOfStyleSheets } from './build/source-styles.ts';

/** Stops the build with a list of all faults, one on each line. */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0)
    throw withoutStack(`The build was stopped:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/**
 * Fails a build that holds what nobody reviews: code in style sheets, links, files of unknown types, a
 * second file for an address, and pictures that run scripts.
 */
export function requireValidBuild(): AstroIntegration {
  let isBuild = false;
  let folders = { public: '', src: '' };
  return {
    name: 'valid-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        isBuild = command === 'build';
        updateConfig({ vite: { plugins: [checkedStyles()] } });
        folders = { public: fromHere(config.publicDir), src: fromHere(config.srcDir) };
      },
      'astro:routes:resolved': ({ routes }) => {
        if (!isBuild) return;
        refuse([...faultsOfPublic(folders.public, routes), ...faultsOfStyleSheets(folders.src)]);
      },
      'astro:build:done': ({ dir }) => {
        refuse(faultsOfBuild(fileURLToPath(dir)));
      },
    },
  };
}

/** A folder's path from the root of the project, where the build runs. */
const fromHere = (url: URL) => relative('.', fileURLToPath(url));
