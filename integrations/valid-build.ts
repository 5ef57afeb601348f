import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policyFaults, readSite } from 'copy-review';
import { withoutStack } from '../editorial/output/command.ts';
import { faultsOfBuild, faultsOfPublic } from './build/site-files.ts';

/** Stops the build with a list of the faults, one on each line, if there are any. */
function failIfAny(faults: readonly string[]): void {
  if (faults.length > 0)
    throw withoutStack(`The build was stopped:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/**
 * Fails a build that contains what nobody reviews: links, files of unknown types, a second file for
 * an address, pictures that run scripts, and policies that allow more or less than their page has.
 */
export function requireValidBuild(): AstroIntegration {
  let isBuild = false;
  let publicFolder = '';
  return {
    name: 'valid-build',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        isBuild = command === 'build';
        publicFolder = relative('.', fileURLToPath(config.publicDir));
      },
      'astro:routes:resolved': ({ routes }) => {
        if (isBuild) failIfAny(faultsOfPublic(publicFolder, routes));
      },
      'astro:build:done': ({ dir }) => {
        const build = fileURLToPath(dir);
        failIfAny([
          ...faultsOfBuild(build),
          ...policyFaults(readSite(build).files ?? new Map<string, Buffer>()).map(
            ({ file, message }) => `${file}: ${message}`,
          ),
        ]);
      },
    },
  };
}
