import { openForge, type Forge } from './client.ts';
import { readJob, type Job } from './pull-request.ts';

/** What the environment variables of a job on GitHub Actions tell. */
export interface Environment {
  readonly forge: Forge;
  /** Undefined if the job has no pull request. */
  readonly job: Job | undefined;
  /** The URL of the job’s run. */
  readonly run: string;
}

/**
 * Reads the default environment variables of a job, and `GITHUB_TOKEN`.
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/variables
 *
 * @throws Error if one of them is missing
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const value = (name: string) => {
    const found = env[name];
    if (!found) throw new Error(`The variable ${name} is missing: this runs in a job of the CI.`);
    return found;
  };
  const repository = value('GITHUB_REPOSITORY');
  return {
    forge: openForge({ api: value('GITHUB_API_URL'), repository, token: value('GITHUB_TOKEN') }),
    job: readJob(value('GITHUB_EVENT_PATH')),
    run: `${value('GITHUB_SERVER_URL')}/${repository}/actions/runs/${value('GITHUB_RUN_ID')}`,
  };
}
