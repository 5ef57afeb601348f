import type { z } from 'zod';
import type { ContentFile } from '../../content/read.ts';
import { nearest } from '../../content/nearest.ts';
import { settingNames } from './schema.ts';
import type { Path } from './typed.ts';

export type Issue = z.core.$ZodIssue;

/** A setting whose name was typed wrong. */
export interface Misspelling {
  /** Where it stands, by the names that were meant. */
  readonly at: Path;
  readonly from: string;
  readonly to: string;
}

/** What is wrong once the misspelt names are read as they were meant. */
export interface Judged {
  readonly data: unknown;
  readonly misspellings: readonly Misspelling[];
  readonly issues: readonly Issue[];
}

const known = new WeakMap<ContentFile, Judged>();

/** What is wrong with the settings of a file by its schema; worked out once for each version of the file. */
export function judgeSettings(file: ContentFile, schema: z.ZodType): Judged {
  const judged = known.get(file) ?? judge(schema, file.data ?? {});
  known.set(file, judged);
  return judged;
}

/** Reads data by a schema. A misspelt name is put right and the data read again, so that nothing follows from it. */
export function judge(schema: z.ZodType, data: unknown): Judged {
  const misspellings: Misspelling[] = [];
  let right = data;
  for (;;) {
    const result = schema.safeParse(right);
    const issues = result.success
      ? []
      : firstOfEach(result.error.issues.flatMap((issue) => simplest(issue)));
    const found = misspelling(schema, right, issues);
    if (!found) return { data: right, misspellings, issues };
    misspellings.push(found);
    right = renamed(right, found.at, found);
  }
}

/** The path by the names that were typed. */
export function typedPath(path: Path, misspellings: readonly Misspelling[]): Path {
  return path.map((key, index) => {
    const found = misspellings.find(
      ({ at, to }) =>
        to === key && at.length === index && at.every((one, where) => one === path[where]),
    );
    return found?.from ?? key;
  });
}

/** The value at a path. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

/** A value that fits no branch of a union has the faults of the branch that it comes nearest to. */
function simplest(issue: Issue, path: Path = []): Issue[] {
  const here = [...path, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ ...issue, path: here }];
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((one) => one.path.length));
  // Whoever writes a name that only one branch knows means that branch.
  const strangers = (issues: readonly Issue[]) =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? one.keys.length : 0), 0);
  const branch =
    issue.errors.toSorted(
      (a, b) => depth(b) - depth(a) || strangers(a) - strangers(b) || a.length - b.length,
    )[0] ?? [];
  return branch.flatMap((one) => simplest(one, here));
}

/** A value of the wrong kind has no other fault: zod measures it all the same. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const kinds = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join());
  return issues.filter(
    ({ code, path }) => !(code.startsWith('too_') && kinds.includes(path.join())),
  );
}

/** The first name that the schema does not know and that stands for one which is not there. */
function misspelling(schema: z.ZodType, data: unknown, issues: readonly Issue[]) {
  for (const { code, path } of issues) {
    const at = code === 'unrecognized_keys' ? path : path.slice(0, -1);
    const known = settingNames(schema, at, data);
    const here = valueAt(data, at);
    if (!isGroup(here) || known.length === 0) continue;
    const absent = known.filter((name) => !(name in here));
    for (const from of Object.keys(here).filter((name) => !known.includes(name))) {
      const to = nearest(from, absent);
      if (to !== undefined) return { at, from, to };
    }
  }
  return undefined;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renamed(data: unknown, path: Path, change: Misspelling): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === key ? renamed(item, rest, change) : item));
  if (!isGroup(data)) return data;
  const rename = ([name, value]: [string, unknown]): [string, unknown] => {
    if (key !== undefined) return [name, name === key ? renamed(value, rest, change) : value];
    return [name === change.from ? change.to : name, value];
  };
  return Object.fromEntries(Object.entries(data).map(rename));
}
