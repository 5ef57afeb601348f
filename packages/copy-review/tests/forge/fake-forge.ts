/**
 * A forge for tests: a local server with the part of GitHub’s REST API (https://docs.github.com/rest)
 * that this project uses. It has one repository, backed by a real git repository.
 */
import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  unknownProperty,
  type Part,
  type ReviewBody,
  type Schema,
  type StatusBody,
} from './github.ts';
import { emptyFolder, type Repository } from '../repository.ts';

export const REPOSITORY = 'muuva/site';
export const TOKEN = 'token-of-the-job';
const BOT = { login: 'github-actions[bot]', type: 'Bot' };

interface PostedComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string };
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

export interface PostedReviewComment extends PostedComment {
  readonly pull_request_review_id: number;
  readonly path: string;
  readonly line: number;
  readonly start_line: number | null;
  readonly commit_id: string;
  readonly in_reply_to_id?: number;
}

interface PostedReview extends PostedComment {
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
  readonly pull_request?: object;
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
  readonly workflowRun: (run: Run, conclusion: string) => WorkflowRun;
  /** Uploads a folder, with its symbolic links, as an artifact of a run. Returns its number. */
  readonly keep: (run: number, name: string, folder: string) => number;
  /** Commits a suggestion: replaces lines by those of its block. */
  readonly accept: (comment: PostedReviewComment, branch: string) => void;
  readonly merge: (number: number) => void;
}

/** A run of a workflow. */
export interface Run {
  readonly id: number;
  readonly head_sha: string;
  readonly created_at: string;
}

export interface WorkflowRun {
  readonly workflow_run: Run & Readonly<Record<string, unknown>>;
}

interface PullRequestEvent {
  readonly pull_request: {
    readonly number: number;
    readonly head: { readonly sha: string };
    readonly [key: string]: unknown;
  };
}

interface Pull {
  readonly number: number;
  readonly branch: string;
  state: 'open' | 'closed';
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The lines of the suggestion in a comment.
 * A fence is closed by the next one that is at least as long (https://spec.commonmark.org, 4.5).
 */
export function suggestedLines(body: string): string {
  const block = /^(?<fence>`{3,})suggestion\n(?<lines>(?:.*\n)*?) {0,3}\k<fence>`*[ \t]*$/m.exec(
    body,
  );
  if (block?.groups === undefined) throw new Error('The comment holds no suggestion.');
  return block.groups.lines ?? '';
}

/**
 * Replaces the lines of a text, from `start_line` (or `line`) to `line`, by those of a suggestion. For
 * undocumented behaviour, it assumes the worst: one carriage return changes all line ends
 * (https://github.com/w3c/cbor-ld/pull/112), a final line end is added
 * (https://github.com/isaacs/github/issues/1469), and a byte order mark is removed (an assumption).
 */
export function applySuggestion(
  text: string,
  {
    line,
    start_line,
    body,
  }: Pick<PostedReviewComment, 'line' | 'body'> & { readonly start_line?: number | null },
): string {
  const lines = text.replace(/^\uFEFF/, '').match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const first = start_line ?? line;
  if (line > lines.length) throw new Error('The file has no such line.');
  const all = [...lines.slice(0, first - 1), suggestedLines(body), ...lines.slice(line)].join('');
  const ended = all.replace(/[^\n]$/, '$&\n');
  return text.includes('\r') ? ended.replaceAll(/\r?\n/g, '\r\n') : ended;
}

/** A comment, without what only the fake knows of it. */
const commentOf = ({ id, body, user }: PostedComment) =>
  ({ id, body, user }) satisfies Part<Schema<'issue-comment'>>;

const statusOf = ({ context, state, description, target_url, created_at }: PostedStatus) =>
  ({ context, state, description, target_url, created_at }) satisfies Part<Schema<'status'>>;

/** The storage of artifacts: downloads are redirected to it, and need no token there. */
const STORE = '/store/';

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found', status: '404' } };
const FORBIDDEN: Answer = {
  status: 403,
  body: { message: 'Resource not accessible by integration', status: '403' },
};
/** GitHub counts Unicode characters. */
const isTooLong = (body: unknown) => Array.from(String(body)).length > 65_536;
const TOO_LONG: Answer = {
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
};
const invalid = (error: string): Answer => ({
  status: 422,
  body: { message: 'Unprocessable Entity', errors: [error], status: '422' },
});

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
        const status = ({ A: 'added', D: 'removed', M: 'modified' } as const)[letter] ?? 'changed';
        const diff = text('diff', '--no-renames', base, branch, '--', filename);
        const start = diff.indexOf('\n@@');
        const patch = start < 0 ? {} : { patch: diff.slice(start + 1).replace(/\n$/, '') };
        return { sha: newId().toString(16), filename, status, ...patch } satisfies Part<
          Schema<'diff-entry'>
        >;
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

  function dataOf(pull: Pull) {
    const data = {
      number: pull.number,
      state: pull.state,
      head: { ref: pull.branch, sha: headOf(pull.branch), repo: { full_name: 'editor/site' } },
      base: { ref: 'main', sha: headOf('main'), repo: { full_name: REPOSITORY } },
    } satisfies Part<Schema<'pull-request-simple'>>;
    // GitHub's description does not say so, but the repository is null once the fork was deleted.
    return hasFork ? data : { ...data, head: { ...data.head, repo: null } };
  }

  function postReview(pull: Pull, input: Record<string, unknown>): Answer {
    const { commit_id, event, body = '', comments = [] } = input as ReviewBody;
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
        id: newId(),
        user: BOT,
        body: words,
        path,
        line,
        start_line,
        commit_id,
        pull_request_review_id: review.id,
      });
    return { body: review };
  }

  function postStatus(sha: string, input: Record<string, unknown>): Answer {
    const {
      context = 'default',
      state = '',
      description = '',
      target_url = null,
    } = input as Partial<StatusBody>;
    if (!['error', 'failure', 'pending', 'success'].includes(state))
      return invalid('No such state');
    if ((description?.length ?? 0) > 140)
      return invalid('description is too long (maximum is 140 characters)');
    const status = {
      context,
      state,
      description,
      target_url,
      created_at: newTime(),
    } satisfies Part<Schema<'status'>>;
    forge.statuses.push({ ...status, sha });
    return { status: 201, body: status };
  }

  function postIssue({ title, body }: Record<string, unknown>): Answer {
    if (isTooLong(body)) return TOO_LONG;
    const [id, number] = [newId(), forge.issues.length + 1];
    const issue: PostedIssue = {
      ...{ id, number, user: BOT, state: 'open' },
      ...{ title: String(title), body: String(body) },
    };
    forge.issues.push(issue);
    return { status: 201, body: issue };
  }

  function tree(commit: string): Answer {
    const rows = text('ls-tree', '-r', '-t', '-l', '-z', commit).split('\0').filter(Boolean);
    const entries = rows.map((row) => {
      const [info = '', path = ''] = row.split('\t');
      const [mode = '', type = '', sha = '', size = '-'] = info.split(/ +/);
      return { path, mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }) };
    });
    return {
      body: { sha: commit, tree: entries, truncated: false } satisfies Part<Schema<'git-tree'>>,
    };
  }

  function artifactsOf(run: number, name: string | null): Answer {
    const found = forge.artifacts.filter(
      (one) => one.run === run && (name === null || one.name === name),
    );
    const artifacts = found.map((one) => ({
      id: one.id,
      name: one.name,
      size_in_bytes: one.zip.length,
      expired: false,
      archive_download_url: `${forge.api}/repos/${REPOSITORY}/actions/artifacts/${one.id}/zip`,
      workflow_run: { id: one.run },
    })) satisfies Part<Schema<'artifact'>>[];
    return { body: { total_count: artifacts.length, artifacts } };
  }

  function answer(route: string, query: URLSearchParams, input: Record<string, unknown>): Answer {
    const match = (pattern: RegExp) => pattern.exec(route);
    const edit = (list: PostedComment[], id: string | undefined): Answer => {
      const found = list.find((one) => one.id === Number(id));
      if (!found) return NOT_FOUND;
      if (isTooLong(input.body)) return TOO_LONG;
      found.body = String(input.body);
      return { body: commentOf(found) };
    };
    let found: RegExpExecArray | null;
    if (route === 'GET pulls')
      return { body: pulls.filter(({ state }) => state === query.get('state')).map(dataOf) };
    if ((found = match(/^POST statuses\/(\w+)$/))) return postStatus(found[1] ?? '', input);
    if ((found = match(/^GET commits\/(\w+)\/statuses$/))) {
      const sha = found[1];
      const posted = forge.statuses.filter((status) => status.sha === sha).toReversed();
      return { body: posted.map(statusOf) };
    }
    if ((found = match(/^GET compare\/(\w+)\.\.\.(\w+)$/))) {
      const sha = git('merge-base', found[1] ?? '', found[2] ?? '');
      return { body: { merge_base_commit: { sha } } satisfies Part<Schema<'commit-comparison'>> };
    }
    if ((found = match(/^GET actions\/runs\/(\d+)$/))) {
      const run = runs.find(({ id }) => id === Number(found?.[1]));
      return run ? { body: run } : NOT_FOUND;
    }
    if ((found = match(/^(\w+) pulls\/(\d+)(?:\/(files|reviews|comments))?$/))) {
      const [, method, number, part] = found;
      const pull = pullOf(number);
      if (!pull) return NOT_FOUND;
      if (part === undefined) {
        const count = { changed_files: changedFiles(pull).length } satisfies Part<
          Schema<'pull-request'>
        >;
        return { body: { ...dataOf(pull), ...count } };
      }
      if (part === 'files') return { body: changedFiles(pull) };
      if (part === 'comments') return { body: forge.reviewComments };
      if (method === 'POST') return postReview(pull, input);
      return { body: forge.reviews };
    }
    if ((found = match(/^PUT pulls\/\d+\/reviews\/(\d+)$/))) return edit(forge.reviews, found[1]);
    if ((found = match(/^DELETE pulls\/comments\/(\d+)$/))) {
      const index = forge.reviewComments.findIndex(({ id }) => id === Number(found?.[1]));
      if (index < 0) return NOT_FOUND;
      forge.reviewComments.splice(index, 1);
      return { status: 204 };
    }
    if (route === 'GET issues')
      return { body: forge.issues.filter(({ state }) => state === query.get('state')) };
    if (route === 'POST issues') return postIssue(input);
    if ((found = match(/^PATCH issues\/(\d+)$/))) {
      const issue = forge.issues.find(({ number }) => number === Number(found?.[1]));
      if (!issue) return NOT_FOUND;
      if (isTooLong(input.body)) return TOO_LONG;
      return { body: Object.assign(issue, input) };
    }
    if ((found = match(/^GET issues\/(\d+)\/comments$/))) {
      const number = Number(found[1]);
      return { body: forge.comments.filter(({ pull = 1 }) => pull === number).map(commentOf) };
    }
    if ((found = match(/^POST issues\/(\d+)\/comments$/))) {
      if (isTooLong(input.body)) return TOO_LONG;
      const pull = Number(found[1]);
      const comment = { id: newId(), user: BOT, body: String(input.body), pull };
      forge.comments.push(comment);
      return { status: 201, body: commentOf(comment) };
    }
    if ((found = match(/^PATCH issues\/comments\/(\d+)$/))) return edit(forge.comments, found[1]);
    if ((found = match(/^GET git\/trees\/(\w+)$/))) return tree(found[1] ?? '');
    if ((found = match(/^GET git\/blobs\/(\w+)$/))) {
      const content = bytes('cat-file', 'blob', found[1] ?? '').toString('base64');
      return {
        body: { sha: found[1], encoding: 'base64', content: content.replace(/.{60}/g, '$&\n') },
      };
    }
    if ((found = match(/^GET actions\/runs\/(\d+)\/artifacts$/)))
      return artifactsOf(Number(found[1]), query.get('name'));
    if ((found = match(/^GET actions\/artifacts\/(\d+)\/zip$/)))
      return { status: 302, headers: { location: `${forge.api}${STORE}${found[1] ?? ''}` } };
    return NOT_FOUND;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, origin } = new URL(request.url ?? '/', forge.api);
    const path = pathname.replace(`/repos/${REPOSITORY}/`, '');
    const route = `${request.method ?? ''} ${path}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const input =
      chunks.length > 0
        ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>)
        : {};
    forge.requests.push(route);
    const send = ({ status = 200, body, headers = {} }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    if (pathname.startsWith(STORE)) {
      const artifact = forge.artifacts.find(({ id }) => pathname === STORE + String(id));
      response.writeHead(artifact ? 200 : 404, { 'content-type': 'application/zip' });
      response.end(artifact?.zip);
      return;
    }
    const failure = forge.failures.find(({ on }) => on.test(route));
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
    const unknown = unknownProperty(route, input);
    const given =
      unknown === undefined
        ? answer(route, searchParams, input)
        : invalid(`“${unknown}” is not a permitted key`);
    const { body } = given;
    if (!Array.isArray(body)) {
      send(given);
      return;
    }
    const size = Math.min(Number(searchParams.get('per_page') ?? 30), forge.pageSize);
    const page = Number(searchParams.get('page') ?? 1);
    searchParams.set('page', String(page + 1));
    const next = `<${origin}${pathname}?${searchParams.toString()}>; rel="next"`;
    const hasNext = page * size < body.length;
    send({
      body: body.slice((page - 1) * size, page * size),
      ...(hasNext ? { headers: { link: next } } : {}),
    });
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
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
    pullRequestEvent: (number) => {
      const pull = pullOf(String(number));
      if (!pull) throw new Error('There is no such pull request.');
      return { pull_request: { ...dataOf(pull), updated_at: newTime() } };
    },
    startRun: (branch) => {
      const run = { id: newId(), head_sha: headOf(branch), created_at: newTime() };
      runs.push(run);
      return run;
    },
    workflowRun: (run, conclusion) => ({
      workflow_run: {
        ...run,
        event: 'pull_request',
        head_repository: hasFork ? { full_name: 'editor/site', owner: { login: 'editor' } } : null,
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
    accept: (comment, branch) => {
      git('checkout', '--quiet', branch);
      const file = bytes('cat-file', 'blob', `${branch}:${comment.path}`).toString();
      writeFileSync(join(root, comment.path), applySuggestion(file, comment));
      git('commit', '--quiet', '--all', '--message', `Update ${comment.path}`);
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
