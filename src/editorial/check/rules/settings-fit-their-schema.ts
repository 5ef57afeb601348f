import type { z } from 'zod';
import { schemaOf } from '../../content/kinds.ts';
import { placeOf, placeOfKey } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { nearest } from '../nearest.ts';
import type { Finding, Rule } from '../rule.ts';
import { describeSetting, settingNames } from '../settings.ts';

type Issue = z.core.$ZodIssue;

/** The settings of every file are the ones its schema knows, and each holds what it should. */
export const settingsFitTheirSchema: Rule = {
  name: 'settings-fit-their-schema',
  fails: { 'faq/01-why.mdx': '---\nqestion: Why?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSo.\n' },
  check: (files) =>
    files.flatMap((file) => {
      const schema = schemaOf(file.name);
      if (!schema || file.data === undefined) return [];
      const result = schema.safeParse(file.data ?? {});
      if (result.success) return [];
      return result.error.issues
        .flatMap((issue) => simplest(issue))
        .flatMap((issue) => tell(file, schema, issue));
    }),
};

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

function tell(file: ContentFile, schema: z.ZodType, issue: Issue): Finding[] {
  const common = { file: file.path, severity: 'error' } as const;
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
  const state = stateOf(file.data, issue.path);
  return [
    {
      ...common,
      ...placeOf(file, issue.path),
      what: `“${name}” ${state}.`,
      ...(about ? { why: about } : {}),
      fix: state === 'is missing' ? `Add a line that starts with ${name}:` : remedy(issue),
    },
  ];
}

function stateOf(data: unknown, path: readonly PropertyKey[]): string {
  const value = valueAt(data, path);
  if (value === undefined && path.length > 0) return 'is missing';
  return value === null ? 'is empty' : 'does not fit';
}

const KINDS: Readonly<Record<string, string>> = {
  object:
    'Write its settings below it, each on a line of its own, two spaces further to the right.',
  array: 'Write a list below it: each item on a line of its own that starts with a hyphen.',
  number: 'Write a number, in figures.',
  int: 'Write a whole number, in figures.',
};

/** The words of the schema where it has some, otherwise a remedy for the kind of fault. */
function remedy(issue: Issue): string {
  if (!/^(?:Invalid|Too) /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'Write another kind of value here.';
    case 'invalid_value':
      return `Write ${issue.values.map(String).join(' or ')}.`;
    case 'too_small':
      return `Write at least ${String(issue.minimum)}.`;
    case 'too_big':
      return `Write ${String(issue.maximum)} at most.`;
    default:
      return 'Compare it with the same setting of a file beside it.';
  }
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
