import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
  type FakeForge,
} from '../../../../packages/copy-review/tests/forge/fake-forge.ts';
import {
  emptyFolder,
  newRepository,
  type Repository,
} from '../../../../packages/copy-review/tests/repository.ts';
import type { Part, Schema } from '../../../../packages/copy-review/tests/forge/github.ts';
import type { DiagnosticData } from '../../../../editorial/output/diagnostic.ts';
import { MARKER } from '../../../../editorial/suggest/suggestions.ts';
import { suggestCommand } from '../../../../editorial/suggest/suggest-command.ts';

const FILE = 'src/content/faq/01-why.mdx';
const LINE = 'We we say so.\n';

/** A diagnostic about a repeated word, with its replacement. */
function doubled(line = 1, file = FILE): DiagnosticData {
  const start = (line - 1) * LINE.length;
  return {
    file,
    place: {
      start: { line, column: 1, offset: start },
      end: { line, column: 6, offset: start + 5 },
    },
    ruleId: 'no-repeated-words',
    source: 'content',
    fatal: true,
    reason: '“we” is repeated.',
    note: 'Readers stumble.',
    fix: 'We',
    expected: ['We'],
    changesFact: false,
  };
}

interface Scene {
  readonly repository: Repository;
  readonly forge: FakeForge;
  /** Runs the command for the newest commit, or for another event. */
  readonly run: (
    diagnostics: readonly DiagnosticData[],
    event?: object,
  ) => ReturnType<typeof suggestCommand>;
}

/** A pull request from a fork that changes these files. */
async function open(files: Readonly<Record<string, string>> = { [FILE]: LINE }): Promise<Scene> {
  const repository = newRepository();
  repository.commit({ 'README.md': 'A' });
  repository.git('checkout', '--quiet', '-b', 'words');
  repository.commit(files);
  const forge = await openFakeForge(repository);
  forge.openPull('words');
  const file = join(emptyFolder(), 'event.json');
  return {
    repository,
    forge,
    run: async (diagnostics, event = forge.pullRequestEvent(1)) => {
      writeFileSync(file, JSON.stringify(event));
      const env = {
        GITHUB_API_URL: forge.api,
        GITHUB_SERVER_URL: 'https://forge.example',
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_RUN_ID: '7',
        GITHUB_EVENT_PATH: file,
        GITHUB_TOKEN: TOKEN,
      };
      return await suggestCommand(env, () => Promise.resolve(diagnostics));
    },
  };
}

const DONE = { exitCode: 0, output: '' };
const textOf = ({ comments }: FakeForge) => comments.map(({ body }) => body).join();

describe('The content of a pull request', () => {
  it('gets suggestions, and a comment about the rest', async () => {
    const { forge, run } = await open();
    const rest = { ...doubled(), reason: 'This is not so.', expected: [] };
    expect(await run([doubled(), rest])).toEqual(DONE);
    expect(forge.reviewComments).toMatchObject([{ path: FILE, line: 1 }]);
    expect(textOf(forge)).toContain('2 errors');
    expect(textOf(forge)).toContain('This is not so.');
    expect(textOf(forge)).not.toContain('is repeated');
  });

  it('gets at most twenty suggestions; the rest is counted', async () => {
    const { forge, run } = await open({ [FILE]: LINE.repeat(25) });
    await run(Array.from({ length: 25 }, (_, index) => doubled(index + 1)));
    expect(forge.reviewComments).toHaveLength(20);
    expect(textOf(forge)).toContain('5 more will follow');
  });

  it('gets no suggestion in a binary file or for a folder', async () => {
    const { repository, forge, run } = await open();
    writeFileSync(
      join(repository.root, FILE),
      Buffer.concat([Buffer.from(LINE), Buffer.from([0xe9, 0x0a])]),
    );
    repository.commit({});
    expect(await run([doubled(), doubled(1, 'src/content/faq')])).toEqual(DONE);
    expect(forge.reviewComments).toEqual([]);
    expect(textOf(forge)).toContain('is repeated');
  });

  it('gets only a comment if the forge rejects the suggestions', async () => {
    const { forge, run } = await open();
    forge.failures.push({ on: /^POST pulls/, status: 422 });
    expect(await run([doubled()])).toEqual(DONE);
    expect(textOf(forge)).toContain('is repeated');
  });

  it('gets only a comment if too many files are changed to be listed', async () => {
    const { forge, run } = await open();
    const body = { changed_files: 2501 } satisfies Part<Schema<'pull-request'>>;
    forge.failures.push({ on: /^GET pulls\/1$/, status: 200, body });
    // This event names no pull request, so that only the files ask for it by number.
    const event = forge.workflowRun(forge.startRun('words'), 'success');
    expect(await run([doubled()], event)).toEqual(DONE);
    expect(forge.reviewComments).toEqual([]);
    expect(textOf(forge)).toContain('is repeated');
  });
});

describe('No comment is made', () => {
  const NONE = { exitCode: 0, output: expect.stringContaining('No open pull request') as string };

  it('for an older commit, or an event without a pull request', async () => {
    const { repository, forge, run } = await open();
    const event = forge.pullRequestEvent(1);
    repository.commit({ [FILE]: 'So.\n' });
    expect(await run([doubled()], event)).toEqual(NONE);
    expect(await run([doubled()], { ref: 'main' })).toEqual(NONE);
    expect(forge.comments).toEqual([]);
  });

  it('if no content changes, unless there is an older comment to update', async () => {
    const { repository, forge, run } = await open({ 'README.md': 'B' });
    expect(await run([])).toEqual(DONE);
    expect(forge.comments).toEqual([]);
    repository.commit({ [FILE]: LINE });
    await run([doubled()]);
    repository.git('rm', '--quiet', FILE);
    repository.commit({});
    await run([]);
    expect(forge.comments).toHaveLength(1);
    expect(textOf(forge)).toContain('nothing wrong');
  });
});

describe('If the command fails,', () => {
  it('the comment says so, and the review is not posted twice', async () => {
    const { forge, run } = await open();
    forge.failures.push({ on: /^POST pulls/, status: 500 });
    expect(await run([doubled()])).toEqual({ exitCode: 1, output: '' });
    expect(forge.requests.filter((one) => one.startsWith('POST pulls'))).toHaveLength(1);
    expect(textOf(forge)).toMatch(
      new RegExp(`^${MARKER}\n\n\\*\\*The content check could not be made.*500 Server Error`),
    );
  });

  it('for lack of permission, the log says so', async () => {
    const { forge, run } = await open();
    forge.permission = 'read';
    expect(await run([doubled()])).toEqual({
      exitCode: 1,
      output: expect.stringContaining('403 Resource not accessible by integration') as string,
    });
  });
});
