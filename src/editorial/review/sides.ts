import { join } from 'node:path';
import type { Registers } from './blocking.ts';
import { install, openWorkshop, type Workshop } from './base.ts';
import { baseCommit, checkoutRoot, git } from './git.ts';
import type { Site } from './pages.ts';
import type { ProjectConfig } from './project.ts';
import { readSite } from './read-site.ts';

/** The two sites of a review, and the facts that each of them declares where that can be known. */
export interface Sides {
  readonly before: Site;
  readonly after: Site;
  readonly registers?: Registers;
}

/** Builds the site of a commit, in a folder of its own, and that of the working tree, and reads both. */
export async function buildSides(
  named: string | undefined,
  config: ProjectConfig,
  say: (words: string) => void,
): Promise<Sides> {
  const root = checkoutRoot();
  const commit = baseCommit(named, config.main);
  const short = git('rev-parse', '--short', commit) ?? commit;
  const workshop = openWorkshop(commit);
  const stop = () => {
    workshop.close();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    say(`Building ${short} and the working tree …`);
    await buildBoth(workshop, root, config);
    return {
      before: readSite(join(workshop.base, config.output), named ? `${named} (${short})` : short),
      after: readSite(join(workshop.folder, 'after'), 'the working tree'),
      registers: { before: config.register(workshop.base), after: config.register(root) },
    };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    workshop.close();
  }
}

/** On one day, so that what the site says of today differs in no page. */
async function buildBoth(workshop: Workshop, root: string, config: ProjectConfig): Promise<void> {
  const now = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
  const env = { SOURCE_DATE_EPOCH: now };
  const after = join(workshop.folder, 'after');
  await install(workshop, root, config);
  await Promise.all([
    workshop.run('The version to compare with', config.build, workshop.base, {
      ...env,
      [config.outputVariable]: config.output,
    }),
    workshop.run('The working tree', config.build, root, {
      ...env,
      [config.outputVariable]: after,
    }),
  ]);
}
