import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../sources.ts';

/**
 * The second in which a folder was built, for SOURCE_DATE_EPOCH: a page says no more of its time
 * than the day, so any second of that day must give the same bytes.
 */
function timeOf(build: string): string {
  const { SOURCE_DATE_EPOCH } = process.env;
  const { mtimeMs } = statSync(join(build, 'index.html'));
  return SOURCE_DATE_EPOCH ?? String(Math.floor(mtimeMs / 1000));
}

/**
 * Builds the site's sources once more: in another folder, at another time of the same day, without
 * any cache, in another time zone and language.
 *
 * @param build the build whose day is to be met
 * @param folder where to build; it must be there, and be empty
 * @param change what becomes of the copied sources before the build
 * @returns the folder of the new build
 * @throws Error with all that the build printed, when it failed
 */
export function buildElsewhere(
  build: string,
  folder: string,
  change?: (folder: string) => void,
): string {
  copySources(folder);
  change?.(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        OUT_DIR: 'built-elsewhere',
        SOURCE_DATE_EPOCH: timeOf(build),
        TZ: 'Pacific/Auckland',
        LC_ALL: 'de_DE.UTF-8',
      },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return join(folder, 'built-elsewhere');
}
