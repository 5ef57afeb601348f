import { z } from 'zod';

/** What a setting is for, from the schema: the words of `.describe()`. */
export function describeSetting(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): string | undefined {
  const described = walk(schema, path, data).map((one) => one.description);
  return described.findLast(Boolean);
}

/** The names of the settings that the schema knows at a place. */
export function settingNames(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): string[] {
  const at = walk(schema, path, data).at(-1);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** The schema of one place; undefined where the path leads out of the schema. */
export function schemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): z.ZodType | undefined {
  const parent = path.length > 0 ? walk(schema, path.slice(0, -1), data).at(-1) : undefined;
  const key = path.at(-1);
  return key === undefined || !parent ? schema : optional(child(parent, key));
}

const optional = (schema: z.ZodType | undefined) => schema && unwrap(schema);

/** The schemas along a path, the outermost first; it ends early where the path leads out of the schema. */
function walk(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): z.ZodType[] {
  const here = branch(unwrap(schema), data);
  const [key, ...rest] = path;
  if (key === undefined) return schema === here ? [here] : [schema, here];
  const next = child(here, key);
  const value =
    typeof data === 'object' && data !== null
      ? (data as Record<PropertyKey, unknown>)[key]
      : undefined;
  return next ? [here, ...walk(next, rest, value)] : [here];
}

function child(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] as z.ZodType | undefined;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** Of a union, the branch whose fixed values the data carries, or else the one that knows most of its settings. */
function branch(schema: z.ZodType, data: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const keys = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const score = (option: z.ZodType) =>
    option instanceof z.ZodObject
      ? keys.reduce((sum, [key, value]) => {
          const shape = option.shape as Record<string, z.ZodType | undefined>;
          const known = shape[key];
          if (!known) return sum;
          const isFixed = known instanceof z.ZodLiteral || known instanceof z.ZodEnum;
          return sum + (isFixed && known.safeParse(value).success ? 100 : 1);
        }, 0)
      : -1;
  const options = schema.options as readonly z.ZodType[];
  return options.toSorted((a, b) => score(b) - score(a))[0] ?? schema;
}
