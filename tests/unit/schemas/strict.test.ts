import { expect, it } from 'vitest';
import { z } from 'zod';
import { SCHEMAS } from '../../../src/collections.ts';

const JSON_SCHEMAS = Object.entries(SCHEMAS).map(
  ([name, schema]) =>
    [name, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] as const,
);

/** The paths of the objects in a JSON schema that accept settings which they do not know. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = properties !== undefined && additionalProperties !== false;
  const below = Object.entries(schema).flatMap(([key, value]) =>
    openObjects(value, `${path}.${key}`),
  );
  return isOpen ? [path, ...below] : below;
}

/** The descriptions that two settings of the same object in a JSON schema share. */
function sharedDescriptions(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const settings = 'properties' in schema ? Object.values(schema.properties ?? {}) : [];
  const texts = settings.flatMap(({ description }: { description?: string }) => description ?? []);
  const shared = texts.filter((text, index) => texts.indexOf(text) !== index);
  return [...shared, ...Object.values(schema).flatMap(sharedDescriptions)];
}

/** The paths of the settings in a JSON schema that have no description, which an editor reads beside a fault. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const settings = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  const without = settings.filter(
    ([, { description }]: [string, { description?: string }]) => !description,
  );
  return [
    ...without.map(([name]) => `${path}.${name}`),
    ...Object.entries(schema).flatMap(([key, value]) => undescribed(value, `${path}.${key}`)),
  ];
}

/** The settings of objects in a JSON schema that are named as the days on which a part is shown, and are none. */
function misleadingNames(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const names = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  const days = names.filter((name) => name === 'from' || name === 'until');
  return [
    ...(names.includes('shown') ? [] : days.map((name) => `${path}.${name}`)),
    ...Object.entries(schema).flatMap(([key, value]) => misleadingNames(value, `${path}.${key}`)),
  ];
}

// By these names the site, the check and the review know what is shown on some days.
it.each(JSON_SCHEMAS)(
  'In %s, only what can be hidden has the settings from and until',
  (name, json) => {
    expect(misleadingNames(json, name)).toEqual([]);
  },
);

it.each(JSON_SCHEMAS)('No two settings of one group of %s are described alike', (_, json) => {
  expect([...new Set(sharedDescriptions(json))]).toEqual([]);
});

it.each(JSON_SCHEMAS)('Each setting of %s is described', (name, json) => {
  expect(undescribed(json, name)).toEqual([]);
});

it.each(JSON_SCHEMAS)('A setting that %s does not know is refused at any depth', (name, json) => {
  expect(openObjects(json, name)).toEqual([]);
});
