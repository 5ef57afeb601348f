/**
 * A forge for tests: a local server with the part of GitHub’s REST API (https://docs.github.com/rest)
 * that this project uses. It has one repository, backed by a real git repository.
 */
import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  route,
  type Body,
  type ErrorReply,
  type Part,
  type Reply,
  type Schema,
  type Shape,
} from './github.ts';
import { emptyFolder, type Repository } from '../repository.ts';

export const REPOSITORY = 'muuva/site';
export const TOKEN = 'token-of-the-job';
/** The repository of the pull requests. */
const FORK = { full_name: 'editor/site', owner: { login: 'editor' } };
const BOT = { login: 'github-actions[bot]', type: 'Bot' };

interface Posted {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string };
}

interface PostedComment extends Posted {
  /** The number of its pull request; 1 by default. */
  readonly pull?: number;
}

interface PostedStatus {
  readonly sha: string;
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly created_at: string;
}

export interface PostedReviewComment extends Posted {
  readonly pull_request_review_id: number;
  readonly path: string;
  readonly line: number;
  readonly start_line: number | null;
  readonly commit_id: string;
  readonly in_reply_to_id?: number;
}

interface PostedReview extends Posted {
  readonly state: string;
  readonly commit_id: string;
}

interface PostedIssue {
  readonly id: number;
  readonly number: number;
  readonly user: { readonly login: string };
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  readonly pull_request?: Part<NonNullable<Schema<'issue'>['pull_request']>>;
}

interface Artifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly zip: Buffer;
}

/** A response that replaces the regular one, once. */
interface Failure {
  /** Matches `METHOD path`. */
  readonly on: RegExp;
  readonly status: number;
  readonly message?: string;
  /** The whole body; by default, an object with the message. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeForge {
  readonly api: string;
  readonly comments: PostedComment[];
  readonly reviews: PostedReview[];
  readonly reviewComments: PostedReviewComment[];
  /** All statuses of all commits, in the order in which they were set. */
  readonly statuses: PostedStatus[];
  readonly artifacts: Artifact[];
  readonly issues: PostedIssue[];
  /** All requests, as `METHOD path` below the repository. */
  readonly requests: string[];
  /** The pending failures; each is removed after its response. */
  readonly failures: Failure[];
  /** The permission of the token. */
  permission: 'read' | 'write';
  /** The maximum number of entries on one page of a list. */
  pageSize: number;
  /** Opens a pull request from a branch of a fork, against main. Several may have the same branch. */
  readonly openPull: (branch: string) => number;
  /** Deletes the fork. Its commits stay. */
  readonly deleteFork: () => void;
  /** The events `pull_request` and `pull_request_target` for the newest commit of a pull request. */
  readonly pullRequestEvent: (number: number) => PullRequestEvent;
  /** Starts a run for the newest commit of a branch of the fork. */
  readonly startRun: (branch: string) => Run;
  /** The `workflow_run` event for a run that has ended. */
  readonly workflowRun: (run: Run, conclusion: Conclusion) => WorkflowRun;
  /** Uploads a folder, with its symbolic links, as an artifact of a run. Returns its number. */
  readonly keep: (run: number, name: string, folder: string) => number;
  readonly merge: (number: number) => void;
}

/** A run of a workflow. */
export interface Run {
  readonly id: number;
  readonly head_sha: string;
  readonly created_at: string;
}

/** How a run has ended. */
export type Conclusion = NonNullable<Completed['conclusion']>;
type Completed = Schema<'webhook-workflow-run-completed'>['workflow_run'];

export interface WorkflowRun {
  readonly workflow_run: Run & Part<Completed> & { readonly conclusion: Conclusion };
}

type PullRequestEvent = Part<Schema<'webhook-pull-request-synchronize'>>;

interface Pull {
  readonly number: number;
  readonly branch: string;
  state: 'open' | 'closed';
}

/** A comment, without what only the fake knows of it. */
const commentOf = ({ id, body, user }: Posted) => ({ id, body, user });

const statusOf = ({ context, state, description, target_url, created_at }: PostedStatus) => ({
  ...{ context, state, description, target_url, created_at },
});

/** The storage of artifacts: downloads are redirected to it, and need no token there. */
const STORE = '/store/';

const NOT_FOUND = {
  status: 404,
  body: { message: 'Not Found', status: '404' },
} satisfies ErrorReply;
const FORBIDDEN = {
  status: 403,
  body: { message: 'Resource not accessible by integration', status: '403' },
} satisfies ErrorReply;
/** GitHub counts Unicode characters. */
const isTooLong = (body: unknown) => Array.from(String(body)).length > 65_536;
const TOO_LONG = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: 'Body is too long (maximum is 65536 characters)',
      },
    ],
  },
} satisfies ErrorReply;
const invalid = (error: string) =>
  ({
    status: 422,
    body: { message: 'Unprocessable Entity', errors: [error] },
  }) satisfies ErrorReply;

/** What may be sent for a page of a list. */
const PAGE = {
  per_page: z.coerce.number().max(100).exactOptional(),
  page: z.coerce.number().exactOptional(),
};
const STATE = z.enum(['open', 'closed', 'all']).exactOptional();
const TEXT = { body: z.string() };

const CHANGES: Readonly<Record<string, Schema<'diff-entry'>['status']>> = {
  ...{ A: 'added', D: 'removed', M: 'modified' },
};

type ReviewComments = NonNullable<Body<'POST pulls/{pull_number}/reviews'>['comments']>;
const REVIEW_COMMENT = {
  path: z.string(),
  line: z.int().exactOptional(),
  side: z.enum(['LEFT', 'RIGHT']).exactOptional(),
  start_line: z.int().exactOptional(),
  start_side: z.enum(['LEFT', 'RIGHT']).exactOptional(),
  body: z.string(),
} satisfies Shape<ReviewComments[number]>;

export async function openFakeForge({ root, git }: Repository): Promise<FakeForge> {
  const bytes = (...words: readonly string[]) =>
    execFileSync('git', [...words], { cwd: root, maxBuffer: 100_000_000 });
  const text = (...words: readonly string[]) => bytes(...words).toString();
  const pulls: Pull[] = [];
  const runs: Run[] = [];
  let hasFork = true;
  let lastId = 1000;
  const newId = () => (lastId += 1);
  let clock = Date.parse('2026-03-04T05:00:00Z');
  /** Later than all times before. */
  const newTime = () => new Date((clock += 1000)).toISOString();

  const headOf = (branch: string) => git('rev-parse', branch);
  const pullOf = (number: string | undefined) => pulls.find((one) => one.number === Number(number));

  function changedFiles({ branch }: Pull) {
    const base = git('merge-base', 'main', branch);
    const names = text('diff', '--name-status', '--no-renames', base, branch).trim();
    return names
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [letter = '', filename = ''] = row.split('\t');
        const status = CHANGES[letter] ?? 'changed';
        const diff = text('diff', '--no-renames', base, branch, '--', filename);
        const start = diff.indexOf('\n@@');
        const patch = start < 0 ? {} : { patch: diff.slice(start + 1).replace(/\n$/, '') };
        return { sha: newId().toString(16), filename, status, ...patch };
      });
  }

  /** The line numbers of each hunk of a file, after the change. */
  function hunksOf(pull: Pull, path: string): Set<number>[] {
    const patch = changedFiles(pull).find(({ filename }) => filename === path)?.patch ?? '';
    return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(
      ([, start, count = '1']) =>
        new Set(Array.from({ length: Number(count) }, (_, index) => Number(start) + index)),
    );
  }

  // @ts-expect-error: GitHub describes no null here, but sends it once the fork was deleted (https://github.com/github/rest-api-description/issues/1811).
  const fork = (): typeof FORK => (hasFork ? FORK : null);

  const dataOf = ({ number, state, branch }: Pull) => ({
    number,
    state,
    head: { ref: branch, sha: headOf(branch), repo: fork() },
    base: { ref: 'main', sha: headOf('main'), repo: { full_name: REPOSITORY } },
  });

  function edit(list: Posted[], id: string, body: string) {
    const found = list.find((one) => one.id === Number(id));
    if (!found) return NOT_FOUND;
    if (isTooLong(body)) return TOO_LONG;
    found.body = body;
    return { status: 200, body: commentOf(found) } as const;
  }

  const handlers = [
    route('GET pulls', { query: { ...PAGE, state: STATE } }, ({ query: { state = 'open' } }) => ({
      status: 200,
      body: pulls.filter((pull) => state === 'all' || pull.state === state).map(dataOf),
    })),
    route('GET pulls/{pull_number}', {}, ({ path: { pull_number } }) => {
      const pull = pullOf(pull_number);
      if (!pull) return NOT_FOUND;
      return { status: 200, body: { ...dataOf(pull), changed_files: changedFiles(pull).length } };
    }),
    route('GET pulls/{pull_number}/files', { query: PAGE }, ({ path: { pull_number } }) => {
      const pull = pullOf(pull_number);
      return pull ? { status: 200, body: changedFiles(pull) } : NOT_FOUND;
    }),
    route('GET pulls/{pull_number}/comments', { query: PAGE }, ({ path: { pull_number } }) =>
      pullOf(pull_number) ? { status: 200, body: forge.reviewComments } : NOT_FOUND,
    ),
    route('GET pulls/{pull_number}/reviews', { query: PAGE }, ({ path: { pull_number } }) =>
      pullOf(pull_number) ? { status: 200, body: forge.reviews } : NOT_FOUND,
    ),
    route(
      'POST pulls/{pull_number}/reviews',
      {
        body: {
          commit_id: z.string().exactOptional(),
          event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']).exactOptional(),
          body: z.string().exactOptional(),
          comments: z.array(z.strictObject(REVIEW_COMMENT)).exactOptional(),
        },
      },
      ({ path: { pull_number }, body: { commit_id = '', event, body = '', comments = [] } }) => {
        const pull = pullOf(pull_number);
        if (!pull) return NOT_FOUND;
        if (event !== 'COMMENT' || body === '') return invalid('A comment needs a body');
        if (commit_id !== headOf(pull.branch))
          return invalid('commit_id is not part of the pull request');
        for (const { path, line = 0, start_line = line } of comments) {
          const hunk = hunksOf(pull, path).find((lines) => lines.has(line));
          if (!hunk) return invalid('Pull request review thread line must be part of the diff');
          if (start_line > line || !hunk.has(start_line))
            return invalid('start line must precede the end line, and be part of the same hunk');
        }
        const review = { id: newId(), user: BOT, body, state: 'COMMENTED', commit_id };
        forge.reviews.push(review);
        for (const { path, line = 0, start_line = null, body: words } of comments)
          forge.reviewComments.push({
            ...{ id: newId(), user: BOT, body: words, path, line, start_line, commit_id },
            pull_request_review_id: review.id,
          });
        return { status: 200, body: review };
      },
    ),
    route(
      'PUT pulls/{pull_number}/reviews/{review_id}',
      { body: TEXT },
      ({ path: { review_id }, body: { body } }) => edit(forge.reviews, review_id, body),
    ),
    route('DELETE pulls/comments/{comment_id}', {}, ({ path: { comment_id } }) => {
      const index = forge.reviewComments.findIndex(({ id }) => id === Number(comment_id));
      if (index < 0) return NOT_FOUND;
      forge.reviewComments.splice(index, 1);
      return { status: 204 };
    }),
    route('GET issues', { query: { ...PAGE, state: STATE } }, ({ query: { state = 'open' } }) => ({
      status: 200,
      body: forge.issues.filter((issue) => state === 'all' || issue.state === state),
    })),
    route('POST issues', { body: { ...TEXT, title: z.string() } }, ({ body: { title, body } }) => {
      if (isTooLong(body)) return TOO_LONG;
      const issue: PostedIssue = {
        ...{ id: newId(), number: forge.issues.length + 1, user: BOT, state: 'open' },
        ...{ title: String(title), body: body ?? null },
      };
      forge.issues.push(issue);
      return { status: 201, body: issue };
    }),
    route(
      'PATCH issues/{issue_number}',
      { body: { ...TEXT, title: z.string() } },
      ({ path: { issue_number }, body: { title, body } }) => {
        const issue = forge.issues.find(({ number }) => number === Number(issue_number));
        if (!issue) return NOT_FOUND;
        if (isTooLong(body)) return TOO_LONG;
        Object.assign(issue, { title, body });
        return { status: 200, body: issue };
      },
    ),
    route('GET issues/{issue_number}/comments', { query: PAGE }, ({ path: { issue_number } }) => ({
      status: 200,
      body: forge.comments.filter(({ pull = 1 }) => pull === Number(issue_number)).map(commentOf),
    })),
    route(
      'POST issues/{issue_number}/comments',
      { body: TEXT },
      ({ path: { issue_number }, body: { body } }) => {
        if (isTooLong(body)) return TOO_LONG;
        const comment = { id: newId(), user: BOT, body, pull: Number(issue_number) };
        forge.comments.push(comment);
        return { status: 201, body: commentOf(comment) };
      },
    ),
    route(
      'PATCH issues/comments/{comment_id}',
      { body: TEXT },
      ({ path: { comment_id }, body: { body } }) => edit(forge.comments, comment_id, body),
    ),
    route(
      'POST statuses/{sha}',
      {
        body: {
          state: z.enum(['error', 'failure', 'pending', 'success']),
          context: z.string().exactOptional(),
          description: z.string().exactOptional(),
          target_url: z.string().exactOptional(),
        },
      },
      ({
        path: { sha },
        body: { context = 'default', state, description = null, target_url = null },
      }) => {
        if ((description ?? '').length > 140)
          return invalid('description is too long (maximum is 140 characters)');
        const status = { context, state, description, target_url, created_at: newTime() };
        forge.statuses.push({ ...status, sha });
        return { status: 201, body: status };
      },
    ),
    route('GET commits/{ref}/statuses', { query: PAGE }, ({ path: { ref } }) => ({
      status: 200,
      body: forge.statuses
        .filter(({ sha }) => sha === ref)
        .toReversed()
        .map(statusOf),
    })),
    route('GET compare/{basehead}', { query: PAGE }, ({ path: { basehead } }) => {
      const sha = git('merge-base', ...basehead.split('...'));
      return { status: 200, body: { merge_base_commit: { sha } } };
    }),
    route('GET git/trees/{tree_sha}', { query: { recursive: z.literal('1') } }, ({ path }) => {
      const rows = text('ls-tree', '-r', '-t', '-l', '-z', path.tree_sha).split('\0');
      const tree = rows.filter(Boolean).map((row) => {
        const [info = '', name = ''] = row.split('\t');
        const [mode = '', type = '', sha = '', size = '-'] = info.split(/ +/);
        return { path: name, mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }) };
      });
      return { status: 200, body: { sha: path.tree_sha, tree, truncated: false } };
    }),
    route('GET git/blobs/{file_sha}', {}, ({ path: { file_sha } }) => {
      const content = bytes('cat-file', 'blob', file_sha).toString('base64');
      const lines = content.replace(/.{60}/g, '$&\n');
      return { status: 200, body: { sha: file_sha, encoding: 'base64', content: lines } };
    }),
    route('GET actions/runs/{run_id}', {}, ({ path: { run_id } }) => {
      const run = runs.find(({ id }) => id === Number(run_id));
      return run ? { status: 200, body: run } : NOT_FOUND;
    }),
    route(
      'GET actions/runs/{run_id}/artifacts',
      { query: { ...PAGE, name: z.string().exactOptional() } },
      ({ path: { run_id }, query: { name } }) => {
        const found = forge.artifacts.filter(
          (one) => one.run === Number(run_id) && (name === undefined || one.name === name),
        );
        const artifacts = found.map((one) => ({
          id: one.id,
          name: one.name,
          size_in_bytes: one.zip.length,
          expired: false,
          archive_download_url: `${forge.api}/repos/${REPOSITORY}/actions/artifacts/${one.id}/zip`,
          workflow_run: { id: one.run },
        }));
        return { status: 200, body: { total_count: artifacts.length, artifacts } };
      },
    ),
    route('GET actions/artifacts/{artifact_id}/{archive_format}', {}, ({ path }) => ({
      status: 302,
      headers: { location: `${forge.api}${STORE}${path.artifact_id}` },
    })),
  ];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, origin } = new URL(request.url ?? '/', forge.api);
    const name = `${request.method ?? ''} ${pathname.replace(`/repos/${REPOSITORY}/`, '')}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    forge.requests.push(name);
    const send = ({ status, body, headers = {} }: Reply) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    if (pathname.startsWith(STORE)) {
      const artifact = forge.artifacts.find(({ id }) => pathname === STORE + String(id));
      response.writeHead(artifact ? 200 : 404, { 'content-type': 'application/zip' });
      response.end(artifact?.zip);
      return;
    }
    const input: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const reply = handlers
      .values()
      .map((handle) => handle(name, searchParams, input))
      .find((found) => found !== undefined);
    if (!reply) throw new Error(`The description of GitHub, or the fake forge, has no “${name}”.`);
    const failure = forge.failures.find(({ on }) => on.test(name));
    if (failure) {
      forge.failures.splice(forge.failures.indexOf(failure), 1);
      const { status, message = 'Server Error', body, headers } = failure;
      send({
        status,
        body: body ?? { message, status: String(status) },
        ...(headers ? { headers } : {}),
      });
      return;
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      send({ status: 401, body: { message: 'Bad credentials', status: '401' } });
      return;
    }
    if (request.method !== 'GET' && forge.permission === 'read') {
      send(FORBIDDEN);
      return;
    }
    const whole = reply();
    const { status, body } = whole;
    if (!Array.isArray(body)) {
      send(whole);
      return;
    }
    const size = Math.min(Number(searchParams.get('per_page') ?? 30), forge.pageSize);
    const page = Number(searchParams.get('page') ?? 1);
    searchParams.set('page', String(page + 1));
    const next = `<${origin}${pathname}?${searchParams.toString()}>; rel="next"`;
    const hasNext = page * size < body.length;
    send({
      status,
      body: body.slice((page - 1) * size, page * size),
      ...(hasNext ? { headers: { link: next } } : {}),
    });
  }

  const errors: unknown[] = [];
  // A test that keeps the process busy for five seconds would find its connection closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      errors.push(error);
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    // The code may handle the response, so the test fails here.
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  });

  const forge: FakeForge = {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments: [],
    reviews: [],
    reviewComments: [],
    statuses: [],
    artifacts: [],
    issues: [],
    requests: [],
    failures: [],
    permission: 'write',
    pageSize: 100,
    openPull: (branch) => {
      const number = pulls.length + 1;
      pulls.push({ number, branch, state: 'open' });
      return number;
    },
    deleteFork: () => {
      hasFork = false;
    },
    pullRequestEvent: (number): PullRequestEvent => {
      const pull = pullOf(String(number));
      if (!pull) throw new Error('There is no such pull request.');
      const { state, head, base } = dataOf(pull);
      return { number, pull_request: { number, state, head, base, updated_at: newTime() } };
    },
    startRun: (branch) => {
      const run = { id: newId(), head_sha: headOf(branch), created_at: newTime() };
      runs.push(run);
      return run;
    },
    workflowRun: ({ id, head_sha, created_at }, conclusion): WorkflowRun => ({
      workflow_run: {
        id,
        head_sha,
        created_at,
        event: 'pull_request',
        head_repository: fork(),
        conclusion,
        pull_requests: [],
      },
    }),
    keep: (run, name, folder) => {
      const env = { ...process.env, GIT_INDEX_FILE: join(emptyFolder(), 'index') };
      const inFolder = (...words: readonly string[]) =>
        execFileSync(
          'git',
          [`--git-dir=${join(root, '.git')}`, `--work-tree=${folder}`, ...words],
          { cwd: folder, env, maxBuffer: 100_000_000 },
        );
      inFolder('add', '--all', '--force');
      const tree = inFolder('write-tree').toString().trim();
      const zip = inFolder('archive', '--format=zip', tree);
      const id = newId();
      forge.artifacts.push({ id, run, name, zip });
      return id;
    },
    merge: (number) => {
      const pull = pullOf(String(number));
      if (!pull) throw new Error('There is no such pull request.');
      git('checkout', '--quiet', 'main');
      git('merge', '--quiet', '--no-ff', '--message', 'Merge pull request', pull.branch);
      pull.state = 'closed';
    },
  };
  return forge;
}
