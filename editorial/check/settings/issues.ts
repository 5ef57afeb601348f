import { z } from 'zod';
import type { ContentFile } from '../../content/read.ts';
import { valueAt, type Path } from '../../../src/facts/values.ts';
import { schemaOf } from '../../../src/collections.ts';
import { SHOWN_SETTINGS } from '../../../src/schemas/parts.ts';
import { memoize } from '../../content/memoize.ts';
import { nearest } from '../../content/nearest.ts';

/** What zod has against a value. */
export type Issue = z.core.$ZodIssue;

/** A misspelt setting name. */
export interface Misspelling {
  /** Path of its group, with misspelt names corrected. */
  readonly group: Path;
  readonly typed: string;
  readonly correct: string;
}

/** A discriminator, such as `status: placeholder`, that the other settings of its group contradict. */
export interface WrongChoice {
  /** Path of the discriminator. */
  readonly path: Path;
  /** The value of the discriminator that allows these settings. */
  readonly correct: string;
}

/** Settings parsed by their schema, with misspelt names and wrong discriminators corrected. */
export interface ParsedSettings {
  readonly data: unknown;
  readonly misspellings: readonly Misspelling[];
  readonly wrongChoices: readonly WrongChoice[];
  /** Each with the value that it is about as `input`. The message is empty unless the schema defines one. */
  readonly issues: readonly Issue[];
}

const parserFor = memoize((schema: z.ZodType) =>
  memoize((file: ContentFile) => parse(schema, file.data ?? {})),
);

/** Parses the settings of a file by its schema; cached for each file object. */
export const parseSettings = (file: ContentFile, schema: z.ZodType): ParsedSettings =>
  parserFor(schema)(file);

/**
 * Parses data by a schema. After a misspelt name or a wrong discriminator was corrected, the data
 * is parsed again, so that the error causes no further issues.
 */
function parse(schema: z.ZodType, typed: unknown): ParsedSettings {
  const misspellings: Misspelling[] = [];
  const wrongChoices: WrongChoice[] = [];
  let data = typed;
  for (;;) {
    const issues = issuesIn(schema, data);
    const misspelling = findMisspelling(schema, data, issues);
    const choice = misspelling ? undefined : findWrongChoice(schema, data, issues);
    if (misspelling) {
      misspellings.push(misspelling);
      data = renamed(data, misspelling);
    } else if (choice && !wrongChoices.some(({ path }) => path.join() === choice.path.join())) {
      wrongChoices.push(choice);
      data = withValue(data, choice.path, choice.correct);
    } else return { data, misspellings, wrongChoices, issues };
  }
}

/** Whether one of two paths contains the other, or they are the same. */
const isAlong = (one: Path, other: Path): boolean =>
  one.every((key, index) => index >= other.length || key === other[index]);

/** The settings of a file, parsed by its schema; nothing is wrong with those of a file without one. */
function parsedOf(file: ContentFile): Pick<ParsedSettings, 'issues' | 'misspellings'> {
  const schema = schemaOf(file.name);
  return schema ? parseSettings(file, schema) : { issues: [], misspellings: [] };
}

/** The issues with the value of a setting, with a part of it, or with a group that contains it. */
export const issuesAt = (file: ContentFile, path: Path): readonly Issue[] =>
  parsedOf(file).issues.filter((issue) => issue.path.length > 0 && isAlong(issue.path, path));

/** Whether the name of a setting, of a part of it, or of a group that contains it, is misspelt. */
export const isMisspelt = (file: ContentFile, path: Path): boolean =>
  parsedOf(file).misspellings.some(({ group, correct }) => isAlong([...group, correct], path));

/** Converts a path with corrected names into one with the names in the file. */
export function typedPath(path: Path, misspellings: readonly Misspelling[]): Path {
  return path.map((key, index) => {
    const misspelling = misspellings.find(
      ({ group, correct }) =>
        correct === key &&
        group.length === index &&
        group.every((part, depth) => part === path[depth]),
    );
    return misspelling?.typed ?? key;
  });
}

/** A YAML mapping: values by key. */
type Mapping = Readonly<Record<string, unknown>>;

/** Whether a value is a mapping: neither a list nor a single value. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** For a value that matches no option of a union, the issues of the option that it resembles most. */
function issuesOfOption(schema: z.ZodType, data: unknown, issue: Issue, path: Path = []): Issue[] {
  const here = [...path, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ ...issue, path: here }];
  const union = schemaAt(schema, here, data);
  const index =
    union instanceof z.ZodUnion ? union.options.indexOf(optionFor(union, valueAt(data, here))) : 0;
  return (issue.errors[index] ?? []).flatMap((inner) => issuesOfOption(schema, data, inner, here));
}

/** The issues with data, of each value the first: zod says of a text in place of a list also that it is short. */
function issuesIn(schema: z.ZodType, data: unknown): Issue[] {
  const { error } = schema.safeParse(data, { error: () => '', reportInput: true });
  const all = (error?.issues ?? []).flatMap((issue) => issuesOfOption(schema, data, issue));
  // Unknown names in a group, or in the braces of a text, are faults of their own.
  const nameIn = (issue: Issue): unknown =>
    issue.code === 'custom' ? issue.params?.variable : 'keys' in issue ? issue.keys : undefined;
  const keyOf = (issue: Issue) => JSON.stringify([issue.path, nameIn(issue)]);
  return [...Map.groupBy(all, keyOf).values()].flatMap((same) => same.slice(0, 1));
}

/** Finds the first unknown name that resembles a missing one. */
function findMisspelling(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
): Misspelling | undefined {
  for (const { code, path } of issues) {
    const group = code === 'unrecognized_keys' ? path : path.slice(0, -1);
    const known = settingNames(schema, group, data);
    const settings = valueAt(data, group);
    if (!isMapping(settings) || known.length === 0) continue;
    const missing = known.filter((name) => !(name in settings));
    for (const typed of Object.keys(settings).filter((name) => !known.includes(name))) {
      const correct = nearest(typed, missing);
      if (correct !== undefined) return { group, typed, correct };
    }
  }
  return undefined;
}

/**
 * Finds the first discriminator that has to be changed so that the settings beside it, which its
 * option does not know, are allowed.
 */
function findWrongChoice(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
): WrongChoice | undefined {
  for (const issue of issues) {
    const union = schemaAt(schema, issue.path, data);
    if (issue.code !== 'unrecognized_keys' || !(union instanceof z.ZodDiscriminatedUnion)) continue;
    // Settings that hide a section are in many options, so that they say nothing about which one is meant.
    const keys = issue.keys.filter((key) => !Object.hasOwn(SHOWN_SETTINGS, key));
    if (keys.length === 0) continue;
    const { discriminator } = union.def;
    const current = optionFor(union, valueAt(data, issue.path));
    // Only later options are tried: an editor changes `placeholder` to `supplied`, not back.
    for (const option of union.options.slice(union.options.indexOf(current) + 1)) {
      if (!(option instanceof z.ZodObject) || !keys.every((key) => key in option.shape)) continue;
      const choice: unknown = option.shape[discriminator];
      if (choice instanceof z.ZodLiteral)
        return { path: [...issue.path, discriminator], correct: [...choice.values].join() };
    }
  }
  return undefined;
}

/** Whether a schema has nothing against another value at a path, or against a part of it. */
export const accepts = (schema: z.ZodType, data: unknown, path: Path, value: unknown): boolean =>
  !issuesIn(schema, withValue(data, path, value)).some((issue) =>
    path.every((key, index) => key === issue.path[index]),
  );

/** A copy of the settings with another value at a path. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  // A path leads through lists and groups alone.
  const inner = withValue(valueAt(data, [key]), rest, value);
  return Array.isArray(data)
    ? data.with(Number(key), inner)
    : { ...(data as Mapping), [key]: inner };
}

/** A copy of the settings with a misspelt name corrected. */
function renamed(data: unknown, { group, typed, correct }: Misspelling): unknown {
  const settings = Object.entries(valueAt(data, group) as Mapping);
  return withValue(
    data,
    group,
    Object.fromEntries(settings.map(([name, value]) => [name === typed ? correct : name, value])),
  );
}

/** The description of a setting in its schema (`.describe()`), or of the nearest ancestor that has one. */
export function describeSetting(schema: z.ZodType, path: Path, data: unknown): string | undefined {
  return schemasAlong(schema, path, data)
    .map(({ description }) => description)
    .findLast(Boolean);
}

/** The setting names that the schema knows in the group at a path; none if it does not know the path. */
export function settingNames(schema: z.ZodType, path: Path, data: unknown): string[] {
  const known = schemaAt(schema, path, data);
  const group = known && optionFor(known, valueAt(data, path));
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** The setting names that the schema knows in the group at a path; for a union, one list for each option. */
export function alternativeNames(schema: z.ZodType, path: Path, data: unknown): string[][] {
  const known = schemaAt(schema, path, data);
  const isChoice = known instanceof z.ZodUnion && !(known instanceof z.ZodDiscriminatedUnion);
  const options = isChoice ? (known.options as readonly z.ZodType[]) : [known];
  return options.map((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : []));
}

/** The schema of the value at a path; undefined if the schema does not know the path. */
export function schemaAt(schema: z.ZodType, path: Path, data: unknown): z.ZodType | undefined {
  const here = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const next = innerSchema(optionFor(here, data), key);
  return next && schemaAt(next, rest, valueAt(data, [key]));
}

/** The schemas along a path, the outermost first, as far as the schema knows the path. */
function schemasAlong(schema: z.ZodType, path: Path, data: unknown): z.ZodType[] {
  const here = optionFor(unwrap(schema), data);
  const [key, ...rest] = path;
  if (key === undefined) return schema === here ? [here] : [schema, here];
  const next = innerSchema(here, key);
  return next ? [here, ...schemasAlong(next, rest, valueAt(data, [key]))] : [here];
}

/** The schema of a setting in a group, or of the items of a list. */
function innerSchema(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] as z.ZodType | undefined;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

/** The schema of an optional setting, without `.optional()`. */
function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** What a matching literal counts, compared with a known name: more than a group has names. */
const LITERAL_WEIGHT = 100;

/** The option of a union whose literals match the data; otherwise the one that knows most of its settings. */
function optionFor(schema: z.ZodType, data: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const score = (option: z.ZodType) => {
    if (!(option instanceof z.ZodObject)) return -1;
    const shape = option.shape as Record<string, z.ZodType | undefined>;
    const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
    return entries.reduce((sum, [key, value]) => {
      const known = shape[key];
      if (!known) return sum;
      const isFixed = known instanceof z.ZodLiteral || known instanceof z.ZodEnum;
      return sum + (isFixed && known.safeParse(value).success ? LITERAL_WEIGHT : 1);
    }, 0);
  };
  const options = schema.options as readonly z.ZodType[];
  return options.reduce((best, option) => (score(option) > score(best) ? option : best));
}
