/**
 * Holds the fake forge, and what is read of the real one, against GitHub’s own description of its API.
 * Everything here is checked by the compiler (`npm test types`).
 */
import type { components, paths } from '@octokit/openapi-types';
import type { Comment } from '../../src/forge/comments.ts';
import type { ChangedFile, Event, Pull } from '../../src/forge/pull-request.ts';
import type { PostedStatus, setStatus } from '../../src/forge/statuses.ts';

type Schemas = components['schemas'];
export type Schema<Name extends keyof Schemas> = Json<Schemas[Name]>;

/** A value as JSON has it: numbers that the description calls large are still numbers. */
type Json<T> = T extends bigint
  ? never
  : T extends readonly (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? { [Key in keyof T]: Json<T[Key]> }
      : T;

/** Some of the properties of a response. A property that GitHub does not have is an error. */
export type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T;

type BodyOf<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The requests to a path below the repository. */
type At<Path extends string> = paths[`/repos/{owner}/{repo}/${Path}` & keyof paths];

/** The body of the request that sets a status. */
export type StatusBody = NonNullable<BodyOf<At<'statuses/{sha}'>['post']>>;
/** The body of the request that posts a review. */
export type ReviewBody = NonNullable<BodyOf<At<'pulls/{pull_number}/reviews'>['post']>>;
type CommentBody = NonNullable<BodyOf<At<'issues/{issue_number}/comments'>['post']>>;
type CommentEdit = NonNullable<BodyOf<At<'issues/comments/{comment_id}'>['patch']>>;
type IssueBody = NonNullable<BodyOf<At<'issues'>['post']>>;
type IssueEdit = NonNullable<BodyOf<At<'issues/{issue_number}'>['patch']>>;
type ReviewEdit = NonNullable<BodyOf<At<'pulls/{pull_number}/reviews/{review_id}'>['put']>>;

/** The names of all properties of a body. The compiler holds them against GitHub’s. */
const namesOf = <Body>(names: Record<keyof Required<Body>, true>): ReadonlySet<string> =>
  new Set(Object.keys(names));

const BODY = { body: true } as const;

const ISSUE = {
  title: true,
  body: true,
  assignee: true,
  assignees: true,
  milestone: true,
  labels: true,
  type: true,
  issue_field_values: true,
} as const;

/** The properties that the body of a request may have. */
const BODIES: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^POST issues$/, namesOf<IssueBody>(ISSUE)],
  [
    /^PATCH issues\/\d+$/,
    namesOf<IssueEdit>({ ...ISSUE, state: true, state_reason: true, duplicate_issue_id: true }),
  ],
  [/^POST issues\/\d+\/comments$/, namesOf<CommentBody>(BODY)],
  [/^PATCH issues\/comments\/\d+$/, namesOf<CommentEdit>(BODY)],
  [/^PUT pulls\/\d+\/reviews\/\d+$/, namesOf<ReviewEdit>(BODY)],
  [
    /^POST statuses\/\w+$/,
    namesOf<StatusBody>({ state: true, target_url: true, description: true, context: true }),
  ],
  [
    /^POST pulls\/\d+\/reviews$/,
    namesOf<ReviewBody>({ commit_id: true, body: true, event: true, comments: true }),
  ],
];

/** The first property of a request that GitHub does not know; undefined if it knows all. */
export function unknownProperty(route: string, input: object): string | undefined {
  const known = BODIES.find(([pattern]) => pattern.test(route))?.[1];
  return Object.keys(input).find((name) => known?.has(name) !== true);
}

/** Compiles only if GitHub’s responses have what is read of them, with these types. */
type Reads<Ours, Theirs extends Ours> = [Ours, Theirs];

/** Only other media types, which are not asked for, are without it. */
type WithBody<T extends { body?: string }> = T & { readonly body: string };

/** What `src/forge` reads and sends. */
export type Checked = [
  Reads<Pull, Schema<'pull-request'>>,
  Reads<Pull, Schema<'pull-request-simple'>>,
  Reads<ChangedFile, Schema<'diff-entry'>>,
  Reads<Comment, WithBody<Schema<'issue-comment'>>>,
  Reads<Comment, Schema<'pull-request-review-comment'>>,
  Reads<Comment, Schema<'pull-request-review'>>,
  Reads<PostedStatus, Schema<'status'>>,
  Reads<
    NonNullable<Event['pull_request']>,
    Schema<'webhook-pull-request-synchronize'>['pull_request']
  >,
  Reads<
    NonNullable<Event['workflow_run']>,
    Schema<'webhook-workflow-run-completed'>['workflow_run']
  >,
  Reads<StatusBody['state'], Parameters<typeof setStatus>[3]['state']>,
];
