import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../sources.ts';

/**
 * Noon in South Africa on the day of a build, in seconds, for SOURCE_DATE_EPOCH. Pages only depend on the
 * day, so any second of it must give the same bytes.
 */
function noonOf(build: string): string {
  const facts = JSON.parse(readFileSync(join(build, 'token-facts.json'), 'utf8')) as {
    readonly build: { readonly day: string };
  };
  return String(Date.parse(`${facts.build.day}T12:00:00+02:00`) / 1000);
}

/**
 * Builds the site's sources again: in another folder, at another time of the same day, without
 * caches, in another time zone and locale, and where NODE_ENV has another value.
 *
 * @param build the build whose day is used
 * @param change edits the copied sources before the build
 * @returns the folder with the sources, that of the new build, and a function that removes both
 * @throws Error with the build's output if it failed
 */
export function buildElsewhere(build: string, change?: (folder: string) => void) {
  const temporary = mkdtempDisposableSync(join(tmpdir(), 'built-elsewhere-'));
  const folder = realpathSync(temporary.path);
  copySources(folder);
  change?.(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/own-node.js', 'node', 'node_modules/astro/bin/astro.mjs', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        // As a host may set it.
        NODE_ENV: 'staging',
        OUT_DIR: 'built-elsewhere',
        SOURCE_DATE_EPOCH: noonOf(build),
        TZ: 'Pacific/Auckland',
        LC_ALL: 'de_DE.UTF-8',
      },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return {
    folder,
    build: join(folder, 'built-elsewhere'),
    remove: () => {
      temporary.remove();
    },
  };
}
