import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSite } from 'copy-review';
import { withoutStack } from '../editorial/output/command.ts';
import { faultsOfCode, faultsOfLoads } from './finish/policy-faults.ts';
import { faultsOfBuild, faultsOfPublic } from './finish/site-files.ts';

/** Stops the build with a list of the faults, one on each line, if there are any. */
function failIfAny(faults: readonly string[]): void {
  if (faults.length > 0)
    throw withoutStack(`The build was stopped:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/** What is wrong with the folder of the project: Astro and Vite take its path for an address, or put it into quotes. */
function faultsOfRoot(folder: string): string[] {
  const [character] = /[#?%"]/.exec(folder) ?? [];
  if (character === undefined) return [];
  return [
    `The project is in “${folder}”, and nothing can be built where a folder has ${character} in its name. Rename that folder, or move the project.`,
  ];
}

/**
 * What is wrong with the folder of a build, which Astro empties first: another project’s OUT_DIR can name one that is
 * full of something else, such as `docs`. A build that was ended early has `_astro` too, which is written first.
 */
function faultsOfOutput(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0 || names.includes('_astro')) return [];
  return [
    `The build would go to “${folder}” and delete what is in it, which is no build. Empty that folder, unset OUT_DIR, or set it to an empty folder.`,
  ];
}

/**
 * Fails a build that contains what nobody reviews: symbolic links, files of unknown types, a second file
 * for an address, policies that refuse what their page has, and React's development code.
 */
export function requireValidBuild(): AstroIntegration {
  /** The folder `public`; undefined unless the command is `build`. */
  let publicFolder: string | undefined;
  return {
    name: 'valid-build',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        failIfAny(faultsOfRoot(fileURLToPath(config.root)));
        if (command !== 'build') return;
        publicFolder = relative('.', fileURLToPath(config.publicDir));
        failIfAny(faultsOfOutput(fileURLToPath(config.outDir)));
        const environment = process.env.NODE_ENV ?? '';
        if (environment !== 'production')
          failIfAny([
            `NODE_ENV is “${environment}”: the pages would get React’s development code. Run “npm run build”, which ignores it.`,
          ]);
      },
      'astro:routes:resolved': ({ routes }) => {
        if (publicFolder !== undefined) failIfAny(faultsOfPublic(publicFolder, routes));
      },
      'astro:build:done': ({ dir }) => {
        const build = fileURLToPath(dir);
        const { files } = readSite(build);
        failIfAny([
          ...faultsOfBuild(build),
          ...[...files].flatMap(([file, bytes]) =>
            file.endsWith('.html')
              ? [...faultsOfCode(String(bytes)), ...faultsOfLoads(String(bytes))].map(
                  (fault) => `${file}: ${fault}`,
                )
              : [],
          ),
        ]);
      },
    },
  };
}
