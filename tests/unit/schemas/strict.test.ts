import { expect, it } from 'vitest';
import { z } from 'zod';
import { SCHEMAS } from '../../../src/collections.ts';

/** The paths of the objects in a JSON schema that accept settings which they do not know. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
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

it.each(Object.entries(SCHEMAS))(
  'No two settings of one group of %s are described alike',
  (_, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect([...new Set(sharedDescriptions(json))]).toEqual([]);
  },
);

it.each(Object.entries(SCHEMAS))(
  'A setting that %s does not know is refused at any depth',
  (name, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(openObjects(json, name)).toEqual([]);
  },
);
