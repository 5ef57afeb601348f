import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import type { BuildConfig } from '../src/shared/config.ts';
import { readSite } from '../src/files/site.ts';
import { readRegisters, withVersions } from '../src/command/builds/versions.ts';
import { emptyFolder, newRepository, type Repository } from './repository.ts';

/** A project whose build copies its pages. */
export const PROJECT: BuildConfig = {
  main: 'main',
  build: 'mkdir -p "$OUT" && cp pages/*.html "$OUT"',
  output: 'out',
  outputVariable: 'OUT',
  install: 'exit 1',
  lockFile: 'lock.json',
};

/** The files of a version of the project: one page with this text. */
export const page = (text: string) => ({ 'pages/index.html': `<p>${text}</p>` });

/** A project with two commits, “One.” and “Two.”, and a temporary folder of its own. */
export function project(): { repository: Repository; temporary: string } {
  const temporary = emptyFolder();
  vi.stubEnv('TMPDIR', temporary);
  const repository = newRepository();
  repository.commit({ ...page('One.'), '.gitignore': 'node_modules\n' });
  repository.commit(page('Two.'));
  return { repository, temporary };
}

/** As it is before `project` sets another one. */
const TEMPORARY = tmpdir();

/** A folder for kept versions, which is not in the temporary folder of a project. */
export const keepFolder = () => emptyFolder(TEMPORARY);

/** Builds both versions, and reads them. */
export async function build(
  { root }: Pick<Repository, 'root'>,
  commit?: string,
  change: Partial<BuildConfig> = {},
) {
  const config = { ...PROJECT, ...change };
  const onProgress = vi.fn<(message: string) => void>();
  return await withVersions(config, commit, { folder: root, onProgress }, ({ before, after }) =>
    Promise.resolve({
      before: readSite(before.site, before.name),
      after: readSite(after.site, after.name),
      registers: readRegisters(config, before.source, after.source),
      progress: onProgress.mock.calls.flat(),
    }),
  );
}
