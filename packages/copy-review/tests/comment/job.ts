import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeResult, type Result } from '../../src/comment/result.ts';
import { outlineOf } from '../../src/reports/markdown/outline.ts';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
  type Conclusion,
  type FakeForge,
} from '../forge/fake-forge.ts';
import { emptyFolder, newRepository, type Repository } from '../repository.ts';

/** Writes a file, and the folders that it needs. */
export function put(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A forge with one pull request, from the branch “words”. */
export interface Scene {
  readonly repository: Repository;
  readonly forge: FakeForge;
  /** The environment of a job that an event started. */
  readonly env: (event: object) => NodeJS.ProcessEnv;
  /** The environment of a job after a run that built the newest commit. */
  readonly ended: (conclusion?: Conclusion) => NodeJS.ProcessEnv;
  /** Pushes another commit to the branch. */
  readonly push: () => string;
}

/** @param changed the files that the pull request changes */
export async function openScene(
  changed: readonly string[] = ['src/content/a.mdx'],
): Promise<Scene> {
  const repository = newRepository();
  repository.commit({ 'README.md': 'A' });
  repository.git('checkout', '--quiet', '-b', 'words');
  let pushes = 0;
  const push = () => {
    pushes += 1;
    return repository.commit(Object.fromEntries(changed.map((file) => [file, `${pushes}`])));
  };
  push();
  const forge = await openFakeForge(repository);
  forge.openPull('words');
  const env: Scene['env'] = (event) => ({
    GITHUB_API_URL: forge.api,
    GITHUB_SERVER_URL: 'https://forge.example',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_RUN_ID: '7',
    GITHUB_EVENT_PATH: put(emptyFolder(), 'event.json', JSON.stringify(event)),
    GITHUB_TOKEN: TOKEN,
  });
  const ended: Scene['ended'] = (conclusion = 'success') =>
    env(forge.workflowRun(forge.startRun('words'), conclusion));
  return { repository, forge, env, ended, push };
}

/** The file of a result. */
export function resultFile(result: Partial<Result> = {}): string {
  const file = join(emptyFolder(), 'result.json');
  const report = outlineOf('The report.');
  writeResult(file, { verdict: 'changed', isBlocked: false, report, hasReport: true, ...result });
  return file;
}
