import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentCommand } from '../../src/comment/comment-command.ts';
import { NOTHING_CHANGED } from '../../src/report.ts';
import { openFakeForge, REPOSITORY, TOKEN, type FakeForge } from '../forge/fake-forge.ts';
import { newRepository } from '../repository.ts';

const CONFIG =
  'export const config = { language: "en", ignore: [], data: [], documents: [], register: () => [] };';
const NOT_KNOWN = 'What visitors will read differently is not known';
const MAY_NOT = 'This job may not comment';

const newFolder = () => mkdtempSync(join(tmpdir(), 'comment-'));

function put(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Two sites in the layout of `copy-review --keep`. */
function sitesOf(before: string, after: string): string {
  const folder = newFolder();
  for (const [side, text] of Object.entries({ before, after })) {
    put(folder, `${side}/site/index.html`, text);
    put(folder, `${side}/source/facts.yaml`, '');
  }
  return folder;
}

interface Run {
  readonly sites?: string;
  /** The files that the pull request changes. */
  readonly changed?: readonly string[];
  readonly status?: string;
  readonly seconds?: string;
  readonly event?: (forge: FakeForge, commit: string) => object;
  readonly post?: string;
  /** Prepares the forge. */
  readonly given?: (forge: FakeForge) => void;
}

/** Runs the command for a pull request, and returns what it wrote. */
async function run({
  sites = '',
  changed = ['src/content/a.mdx'],
  status = 'success',
  seconds = '60',
  event,
  post = 'true',
  given,
}: Run) {
  const repository = newRepository();
  repository.commit({ 'README.md': 'A' });
  repository.git('checkout', '--quiet', '-b', 'words');
  const commit = repository.commit(Object.fromEntries(changed.map((file) => [file, 'B'])));
  const forge = await openFakeForge(repository);
  forge.openPull('words');
  given?.(forge);
  const folder = newFolder();
  put(folder, 'config.mjs', CONFIG);
  const hasEnded = status !== 'requested';
  const started =
    event?.(forge, commit) ??
    forge.workflowRun('words', hasEnded ? 'completed' : status, hasEnded ? status : undefined);
  put(folder, 'event.json', JSON.stringify(started));
  const env = {
    GITHUB_API_URL: forge.api,
    GITHUB_SERVER_URL: 'https://forge.example',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_RUN_ID: '7',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_TOKEN: TOKEN,
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  };
  const sides = ['before', 'after'] as const;
  const args = [
    ...sides.flatMap((side) => [`--${side}`, join(sites, side, 'site')]),
    ...sides.flatMap((side) => ['--sources', join(sites, side, 'source')]),
    ...['--config', join(folder, 'config.mjs'), '--data', 'src/content docs'],
    ...['--out', join(folder, 'review'), '--post', post, '--seconds', seconds],
  ];
  return { ...(await commentCommand(args, env)), forge, folder, commit };
}

/** The comment of a run that must print nothing. */
async function comment(options: Run): Promise<string> {
  const { exitCode, output, forge, folder } = await run(options);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: '' });
  expect(forge.comments).toHaveLength(1);
  const body = forge.comments[0]?.body ?? '';
  expect(readFileSync(join(folder, 'review/comment.md'), 'utf8')).toBe(body);
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toBe(body);
  return body;
}

describe('The comment', () => {
  it('is written from the sites by this checkout, and ignores reports next to them', async () => {
    const sites = sitesOf('<p>It costs 5 %.', '<p>It costs 6 %.');
    put(sites, 'report.json', '{ "nothingChanged": true }');
    put(sites, 'report.md', NOTHING_CHANGED);
    const text = await comment({ sites });
    expect(text.startsWith('<!-- copy review -->\n')).toBe(true);
    expect(text).toContain('| percent | ~~5 %');
    expect(text).toContain('before → after');
    expect(text).toMatch(/^This is about the commit [0-9a-f]{40}\. .*\/actions\/runs\/7\)/m);
    expect(text).not.toContain(NOTHING_CHANGED);
    expect(text).not.toContain('WARNING');
  });

  it('begins with a warning if code has changed, which could have forged the pages', async () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    const file = 'packages/copy-review/src/main.ts';
    const text = await comment({ sites, changed: ['src/content/a.mdx', 'docs/a.html', file] });
    expect(text).not.toContain('docs/a.html');
    expect(text.indexOf(file)).toBeGreaterThan(0);
    expect(text.indexOf(file)).toBeLessThan(text.indexOf(NOTHING_CHANGED));
  });

  it('has a warning if the changed files cannot be listed', async () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    const given = ({ failures }: FakeForge) => {
      failures.push({ on: /files$/, status: 422 });
    };
    expect(await comment({ sites, given })).toContain('is not known. If it changes code');
  });

  it('says that nothing is known if there are no pages', async () => {
    const text = await comment({ sites: '/no' });
    expect(text).toContain(NOT_KNOWN);
    expect(text).not.toContain('The whole report');
    expect(text).not.toContain(NOTHING_CHANGED);
  });

  it('says that nothing is known if the comparison cannot start', async () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    expect(await comment({ sites, seconds: 'soon' })).toContain('The comparison failed:');
  });

  it.each(['requested', 'new'])(
    'says that the result is not known if the status of the run is “%s”',
    async (status) => {
      const text = await comment({ sites: sitesOf('<p>One.', '<p>One.'), status });
      expect(text).toContain(NOT_KNOWN);
      expect(text).not.toContain(NOTHING_CHANGED);
    },
  );

  it('is written for a run that failed because a check blocks the change', async () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    expect(await comment({ sites, status: 'failure' })).toContain(NOTHING_CHANGED);
  });
});

describe('A job of the pull request itself', () => {
  const event = (_: FakeForge, commit: string) => ({
    action: 'synchronize',
    number: 1,
    pull_request: { number: 1, head: { sha: commit } },
  });

  it('comments', async () => {
    const sites = sitesOf('<p>It costs 5 %.', '<p>It costs 6 %.');
    expect(await comment({ sites, event })).toContain('| percent | ~~5 %');
  });

  it('writes a summary and a warning if its token is read-only, as for a fork', async () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    const given = (forge: FakeForge) => {
      forge.permission = 'read';
    };
    const { exitCode, output, folder } = await run({ sites, event, given });
    expect(exitCode).toBe(0);
    expect(output).toContain(MAY_NOT);
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain(NOTHING_CHANGED);
    const trusted = await run({ sites, given });
    expect(trusted.exitCode).toBe(1);
    expect(trusted.output).toContain('403');
  });

  it('does nothing for an older commit, or for a push', async () => {
    for (const other of [{ ref: 'main' }, { pull_request: { number: 1, head: { sha: 'abc' } } }]) {
      const { exitCode, output, forge } = await run({ event: () => other });
      expect(exitCode).toBe(0);
      expect(output).toContain('No open');
      expect(forge.comments).toEqual([]);
    }
  });

  it('with --post false writes the reports, and fails if nothing could be compared', async () => {
    const sites = sitesOf('<p>It costs 5 %.', '<p>It costs 6 %.');
    const { exitCode, output, forge, folder } = await run({ sites, post: 'false' });
    expect({ exitCode, output, requests: forge.requests }).toEqual({
      exitCode: 0,
      output: '',
      requests: [],
    });
    expect(readFileSync(join(folder, 'review/report.html'), 'utf8')).toContain('6 %');
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('| percent | ~~5 %');
    expect(await run({ sites: '/no', post: 'false' })).toMatchObject({ exitCode: 1 });
  });
});
