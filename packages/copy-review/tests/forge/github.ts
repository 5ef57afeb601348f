/**
 * Holds the fake forge, and what is read of the real one, against GitHub’s own description of its API:
 * paths and responses where they are compiled (`npm test types`), requests where a test sends them.
 */
import type { components, paths } from '@octokit/openapi-types';
import { z } from 'zod';
import type { Comment } from '../../src/forge/comments.ts';
import type { Issue } from '../../src/forge/issues.ts';
import type { ChangedFile, Event, Pull } from '../../src/forge/pull-request.ts';
import type { PostedStatus } from '../../src/forge/statuses.ts';

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

/** Some of the properties of a response, with their types. */
export type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T;

type KeyOf<T> = T extends object ? keyof T : never;
type ValueOf<T, Key> = T extends object ? (Key extends keyof T ? T[Key] : never) : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;

/** `Ours`, but `never` for each property that `Theirs` does not have. */
type Known<Ours, Theirs> = Ours extends readonly (infer Item)[]
  ? readonly Known<Item, ItemOf<Theirs>>[]
  : Ours extends object
    ? {
        [Key in keyof Ours]: Key extends KeyOf<Theirs>
          ? Known<Ours[Key], ValueOf<Theirs, Key>>
          : never;
      }
    : Ours;

/** The paths of the description, below the repository. */
type Paths = {
  [
    Path in keyof paths as Path extends `/repos/{owner}/{repo}/${infer Rest}` ? Rest : never
  ]: paths[Path];
};

/** A method and a path below the repository, as in the description: `GET pulls/{pull_number}`. */
type Route = {
  [Path in keyof Paths]: `${Uppercase<keyof Paths[Path] & string>} ${Path}`;
}[keyof Paths];

type Operation<R extends Route> = R extends `${infer Method} ${infer Path}`
  ? ValueOf<ValueOf<Paths, Path>, Lowercase<Method>>
  : never;

type Parameters<R extends Route> = ValueOf<Operation<R>, 'parameters'>;
type Query<R extends Route> = NonNullable<ValueOf<Parameters<R>, 'query'>>;
/** The body of a request. */
export type Body<R extends Route> = Json<JsonIn<NonNullable<ValueOf<Operation<R>, 'requestBody'>>>>;
type JsonIn<Message> = ValueOf<ValueOf<Message, 'content'>, 'application/json'>;
type Responses<R extends Route> = ValueOf<Operation<R>, 'responses'>;

export interface Reply<Status = number, Body = unknown> {
  readonly status: Status;
  readonly body?: Part<Body> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that every request can have, also where its description does not list it. */
export type ErrorReply =
  | Reply<401 | 403 | 404, Schema<'basic-error'>>
  | Reply<422, Schema<'validation-error'> | Schema<'validation-error-simple'>>;

type ReplyTo<R extends Route> =
  | {
      [Status in keyof Responses<R>]: Reply<Status, Json<JsonIn<Responses<R>[Status]>>>;
    }[keyof Responses<R>]
  | ErrorReply;

/** How properties are read: only those that GitHub has, as the types that it has. */
export type Shape<T> = { readonly [Key in keyof T]: z.ZodType<T[Key]> };

interface Request<R extends Route> {
  readonly path: Readonly<Record<keyof ValueOf<Parameters<R>, 'path'>, string>>;
  readonly query: Query<R>;
  readonly body: Body<R>;
}

/** Checks a request, and returns the function that replies to it; undefined if it is another one. */
type Handler = (
  request: string,
  query: URLSearchParams,
  body: unknown,
) => (() => Reply) | undefined;

/**
 * Handles the requests to one path.
 *
 * @param allowed what may be sent
 * @returns a handler that throws if something else is sent
 */
export function route<const R extends Route, const Replied extends ReplyTo<R>>(
  name: R,
  allowed: { readonly query?: Shape<Query<R>>; readonly body?: Shape<Body<R>> },
  reply: (request: Request<R>) => Replied & Known<Replied, ReplyTo<R>>,
): Handler {
  const pattern = new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const sent = z.object({
    query: z.strictObject(allowed.query ?? {}),
    body: z.strictObject(allowed.body ?? {}),
  });
  return (request, query, body) => {
    const match = pattern.exec(request);
    if (!match) return undefined;
    const { data, error } = sent.safeParse({ query: Object.fromEntries(query), body });
    if (error) throw new Error(`${name} is not described like this: ${z.prettifyError(error)}`);
    return () => reply({ path: match.groups, ...data } as unknown as Request<R>) as Reply;
  };
}

/** Compiles only if GitHub’s responses have what is read of them, with these types. */
export type Reads<Ours, Theirs extends Ours> = [Ours, Theirs];

/** Only other media types, which are not asked for, are without it. */
type WithBody<T extends { body?: string | null }> = T & { readonly body: T['body'] & {} };

/** What `src/forge` reads. */
export type Checked = [
  Reads<Pull, Schema<'pull-request'>>,
  Reads<Pull, Schema<'pull-request-simple'>>,
  Reads<ChangedFile, Schema<'diff-entry'>>,
  Reads<Comment, WithBody<Schema<'issue-comment'>>>,
  Reads<Comment, Schema<'pull-request-review-comment'>>,
  Reads<Comment, Schema<'pull-request-review'>>,
  Reads<Issue, WithBody<Schema<'issue'>>>,
  Reads<PostedStatus, Schema<'status'>>,
  Reads<
    NonNullable<Event['pull_request']>,
    Schema<'webhook-pull-request-synchronize'>['pull_request']
  >,
  Reads<
    NonNullable<Event['workflow_run']>,
    Schema<'webhook-workflow-run-completed'>['workflow_run']
  >,
];
