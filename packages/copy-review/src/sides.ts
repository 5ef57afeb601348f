import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registers } from './blocking.ts';
import { install, openWorkshop, type Workshop } from './base.ts';
import { baseCommit, checkoutRoot, git } from './git.ts';
import type { Site } from './pages.ts';
import type { ProjectConfig } from './project.ts';
import { filesIn, PAGE, readSite } from './read-site.ts';

/** The two sites of a review, and the facts that each of them declares where that can be known. */
export interface Sides {
  readonly before: Site;
  readonly after: Site;
  readonly registers?: Registers;
}

/** The signals by which a command is stopped, and the exit codes that tell of them. */
const STOPS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Stop = keyof typeof STOPS;

/**
 * Builds the site of a commit, in a folder of its own, and that of the working tree, and reads both.
 *
 * @param named the commit; without it, the one at which this branch left the main one
 * @param say is told what is being done, which takes a while
 * @param folder a folder of the working tree
 * @param keep where both sites are kept, with the sources of their facts, for a review elsewhere
 */
export async function buildSides(
  named: string | undefined,
  config: ProjectConfig,
  say: (words: string) => void,
  folder = process.cwd(),
  keep?: string,
): Promise<Sides> {
  const root = checkoutRoot(folder);
  const commit = baseCommit(root, named, config.main);
  const short = git(root, 'rev-parse', '--short', commit) ?? commit;
  const name = named === undefined ? short : `${named} (${short})`;
  return await inWorkshop(root, commit, async (workshop) => {
    say(`Building ${name} and the working tree …`);
    const after = join(workshop.folder, 'after');
    await buildBoth(workshop, root, config, after);
    if (keep !== undefined) {
      keepSide(config, join(workshop.base, config.output), workshop.base, join(keep, 'before'));
      keepSide(config, after, root, join(keep, 'after'));
    }
    return {
      before: readSite(join(workshop.base, config.output), name),
      after: readSite(after, 'the working tree'),
      registers: registersOf(config, workshop.base, root),
    };
  });
}

/** Copies the pages of a built site, and the files that declare its facts. */
function keepSide(config: ProjectConfig, site: string, source: string, target: string): void {
  const copy = (from: string, to: string, isKept: (file: string) => boolean) => {
    for (const file of filesIn(from).filter(isKept))
      cpSync(join(from, file), join(to, file), { recursive: true });
  };
  copy(site, join(target, 'site'), (file) => PAGE.test(file));
  for (const folder of config.sources ?? [])
    copy(join(source, folder), join(target, 'source', folder), () => true);
}

/** The facts that two checkouts declare, and the figures that the later one lists as none. */
export function registersOf(config: ProjectConfig, before: string, after: string): Registers {
  const file = config.ignoredFigures;
  const list = file === undefined ? undefined : join(after, file);
  return {
    before: config.register(before),
    after: config.register(after),
    ...(file !== undefined && list !== undefined && existsSync(list)
      ? { ignored: { file, source: readFileSync(list, 'utf8') } }
      : {}),
  };
}

/** Leaves nothing behind, also when the work fails or is stopped. */
async function inWorkshop<Result>(
  root: string,
  commit: string,
  work: (workshop: Workshop) => Promise<Result>,
): Promise<Result> {
  let workshop: Workshop | undefined;
  let stopped: Promise<void> | undefined;
  const stop = async (signal: Stop) => {
    await workshop?.close();
    process.exit(STOPS[signal]);
  };
  const heard = (signal: Stop) => {
    stopped ??= stop(signal);
  };
  const signals = Object.keys(STOPS) as Stop[];
  for (const signal of signals) process.on(signal, heard);
  try {
    workshop = openWorkshop(root, commit);
    return await work(workshop);
  } finally {
    // Whoever was stopped says no more.
    await (stopped ?? workshop?.close());
    for (const signal of signals) process.off(signal, heard);
  }
}

/** On one day, so that what the site says of today differs in no page. */
async function buildBoth(
  workshop: Workshop,
  root: string,
  config: ProjectConfig,
  after: string,
): Promise<void> {
  const now = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
  const build = (what: string, folder: string, output: string) =>
    workshop.run({
      what,
      command: config.build,
      folder,
      env: { SOURCE_DATE_EPOCH: now, [config.outputVariable]: output },
    });
  await install(workshop, root, config);
  await Promise.all([
    build('The version to compare with', workshop.base, config.output),
    build('The working tree', root, after),
  ]);
}
