import { vi } from 'vitest';
import type { ProjectConfig } from '../src/config.ts';
import { buildVersions } from '../src/versions.ts';
import { emptyFolder, newRepository, type Repository } from './repository.ts';

/** A project whose build copies its pages. */
export const PROJECT: ProjectConfig = {
  language: 'en',
  ignore: [],
  data: [],
  documents: [],
  main: 'main',
  build: 'mkdir -p "$OUT" && cp pages/*.html "$OUT"',
  output: 'out',
  outputVariable: 'OUT',
  install: 'exit 1',
  lockFile: 'lock.json',
  register: () => [],
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

export const build = ({ root }: Repository, commit?: string, change: Partial<ProjectConfig> = {}) =>
  buildVersions({ ...PROJECT, ...change }, { commit, folder: root });
