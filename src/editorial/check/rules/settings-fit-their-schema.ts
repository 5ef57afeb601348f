import type { z } from 'zod';
import { schemaOf } from '../../content/kinds.ts';
import { placeOf, placeOfKey } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Message } from '../../message.ts';
import { nearest } from '../nearest.ts';
import type { Rule } from '../rule.ts';
import { describeSetting, settingNames } from '../settings.ts';

type Issue = z.core.$ZodIssue;

/** The settings of every file are the ones its schema knows, and each holds what it should. */
export const settingsFitTheirSchema: Rule = (files) =>
  files.flatMap((file) => {
    const schema = schemaOf(file.name);
    if (!schema || file.data === undefined) return [];
    const result = schema.safeParse(file.data ?? {});
    if (result.success) return [];
    return result.error.issues
      .flatMap((issue) => simplest(issue))
      .flatMap((issue) => tell(file, schema, issue));
  });

/** A value that fits no branch of a union has the faults of the branch that it comes nearest to. */
function simplest(issue: Issue, path: readonly PropertyKey[] = []): Issue[] {
  const here = [...path, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ ...issue, path: here }];
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((one) => one.path.length));
  const branch =
    issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
  return branch.flatMap((one) => simplest(one, here));
}

function tell(file: ContentFile, schema: z.ZodType, issue: Issue): Message[] {
  const common = { file: file.path, rule: 'settings-fit-their-schema', severity: 'error' } as const;
  if (issue.code === 'unrecognized_keys') {
    const known = settingNames(schema, issue.path, file.data);
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      return {
        ...common,
        ...placeOfKey(file, issue.path, key),
        what: `“${key}” is not a setting here.`,
        why: `The settings here are ${known.join(', ')}.`,
        fix: near
          ? `Did you mean “${near}”? Write ${near}: instead of ${key}:`
          : `Remove the line that starts with ${key}:`,
      };
    });
  }
  const name = issue.path.findLast((key) => typeof key === 'string') ?? 'The file';
  const about = describeSetting(schema, issue.path, file.data);
  const isMissing = issue.path.length > 0 && valueAt(file.data, issue.path) === undefined;
  return [
    {
      ...common,
      ...placeOf(file, issue.path),
      what: isMissing ? `“${name}” is missing.` : `“${name}” does not fit.`,
      ...(about ? { why: about } : {}),
      fix: isMissing ? `Add a line that starts with ${name}:` : issue.message,
    },
  ];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}
