/**
 * Whatever an editor types in place of a setting. Each setting that a schema knows is tried, also one that the
 * content leaves out; those of which the schemas say the same are tried once.
 */
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { checkContent } from '../../../../../editorial/check/check.ts';
import { validSettings } from '../../../../../editorial/check/rules/files/valid-settings.ts';
import {
  alternativeNames,
  isMapping,
  schemaAt,
} from '../../../../../editorial/check/settings/issues.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../../../editorial/output/diagnostic.ts';
import { schemaOf } from '../../../../../src/collections.ts';
import { valueAt, type Path } from '../../../../../src/facts/values.ts';
import { CONTENT } from '../../fixture-content.ts';

/** What may stand in place of a setting; undefined is a setting without its line. */
const VALUES = [undefined, null, '', ' ', ['a'], { a: 'b' }, 5, 'Other', ' 2026-08-07'];
type Settings = Record<string, unknown>;

/** The paths of the settings in a value, and of those that the schema knows besides. */
function pathsIn(schema: z.ZodType, data: Settings, path: Path = []): Path[] {
  const value = valueAt(data, path);
  if (typeof value !== 'object' || value === null) return [];
  const known = Array.isArray(value) ? [] : alternativeNames(schema, path, data).flat();
  const keys = Array.isArray(value) ? [...value.keys()] : [...Object.keys(value), ...known];
  return [...new Set<string | number>(keys)].flatMap((key) => [
    [...path, key],
    ...pathsIn(schema, data, [...path, key]),
  ]);
}

/** Whether a schema compares the settings of a group. */
const isCompared = (group: z.ZodType | undefined) => (group?.def.checks ?? []).length > 0;

/** What the schema says of each value in place of a setting; with its name, if its group may say something too. */
function answersAt(schema: z.ZodType, data: Settings, path: Path): string {
  const answers = VALUES.map((value) => schemaAt(schema, path, data)?.safeParse(value).error);
  return JSON.stringify([
    answers,
    isCompared(schemaAt(schema, path.slice(0, -1), data)) && path.at(-1),
  ]);
}

/** Copies of settings, each with something else in place of one of them, or with its name misspelt. */
function editsOf(data: Settings, path: Path): Settings[] {
  const edit = (change: (group: Settings, name: string) => void) => {
    const copy = structuredClone(data);
    change(valueAt(copy, path.slice(0, -1)) as Settings, String(path.at(-1)));
    return copy;
  };
  return [
    ...VALUES.map((value) =>
      edit((group, name) => {
        group[name] = value;
      }),
    ),
    edit((group, name) => {
      group[`${name.slice(0, -1)}z`] = group[name];
      group[name] = undefined;
    }),
  ];
}

const messagesIn = (name: string, source: string) =>
  checkContent([readContentFile(name, source)], [validSettings]);

const TYPES = /\b(?:string|object|array|boolean|undefined|null|NaN)\b|\[object/;

/** What is wrong with a message about a file. */
function faultsOf(said: Diagnostic, all: readonly Diagnostic[], name: string, source: string) {
  const { reason, note, fix, expected } = said;
  const { start, end } = said.place;
  const told = `${reason} ${note} ${fix}`;
  // What is typed, and names of settings, may be any words.
  const words = told.replaceAll(/“(?!\[object)[^”]*”/g, '“”');
  const sentences = words.split(/(?<=[.:])\s+(?=\p{Lu})/u);
  const isTwice =
    all.filter((one) => one.reason === reason && one.place.start.line === start.line).length > 1;
  const left = expected.slice(0, 1).flatMap((text) => {
    const corrected = source.slice(0, start.offset) + text + source.slice(end.offset);
    const isInText = (at: number) => at >= start.offset && at < start.offset + text.length;
    return messagesIn(name, corrected).filter(({ place }) => isInText(place.start.offset));
  });
  // Others may be missing beside it.
  const isLeft = left.some((one) => one.reason === reason || !one.reason.endsWith(' is missing.'));
  return [
    ...(TYPES.test(words) ? ['names a type'] : []),
    ...(isTwice || new Set(sentences).size < sentences.length ? ['repeats itself'] : []),
    ...(/[.!?]\s?\.(?!\.)/.test(words) ? ['has two full stops'] : []),
    ...(isLeft ? [`is refused after ${expected.join(' or ')}`] : []),
  ].map((fault) => `${fault}: ${told}`);
}

it('Messages about settings are for people, and what they say to type is right', () => {
  const tried = new Set<string>();
  const wrong = CONTENT.flatMap(({ name, data: whole }) => {
    const schema = schemaOf(name);
    if (!schema || !isMapping(whole)) return [];
    // Each by itself, with the others missing, is faster; unless the schema compares them.
    const alone = Object.entries(whole).map(([key, value]) => ({ [key]: value }));
    return (isCompared(schema) ? [whole] : alone).flatMap((data) =>
      pathsIn(schema, data)
        .filter((path) => {
          const answers = answersAt(schema, data, path);
          const isNew = !tried.has(answers);
          tried.add(answers);
          return isNew;
        })
        .flatMap((path) => editsOf(data, path))
        .flatMap((edit) => {
          const yaml = stringify(edit, { lineWidth: 0 });
          const source = name.endsWith('.mdx') ? `---\n${yaml}---\n` : yaml;
          const all = messagesIn(name, source);
          return all.flatMap((said) => faultsOf(said, all, name, source));
        }),
    );
  });
  expect([...new Set(wrong)]).toEqual([]);
  expect(tried.size).toBeGreaterThan(200);
});
