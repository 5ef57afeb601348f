import { expect, it } from 'vitest';
import { z } from 'zod';
import { SCHEMAS } from '../../../src/collections.ts';

interface JsonObject {
  readonly path: string;
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  readonly additionalProperties?: unknown;
}

/** The objects with settings in a JSON schema, at any depth. */
function objectsIn(schema: unknown, path: string): JsonObject[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.entries(schema).flatMap(([key, value]) =>
    objectsIn(value, `${path}.${key}`),
  );
  return 'properties' in schema ? [{ ...(schema as JsonObject), path }, ...below] : below;
}

const SCHEMA_OBJECTS = Object.entries(SCHEMAS).map(([name, schema]) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return [name, objectsIn(json, name)] as const;
});

// By these names the site, the check and the review know what is shown on some days.
it.each(SCHEMA_OBJECTS)(
  'In %s, only what can be hidden has the settings from and until',
  (_, objects) => {
    const misleading = objects
      .filter(({ properties }) => !('shown' in properties))
      .filter(({ properties }) => 'from' in properties || 'until' in properties);
    expect(misleading.map(({ path }) => path)).toEqual([]);
  },
);

it.each(SCHEMA_OBJECTS)('No two settings of one group of %s are described alike', (_, objects) => {
  const shared = objects.flatMap(({ properties }) => {
    const texts = Object.values(properties).flatMap(({ description }) => description ?? []);
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  });
  expect(shared).toEqual([]);
});

// An editor reads it beside a fault.
it.each(SCHEMA_OBJECTS)('Each setting of %s is described', (_, objects) => {
  const undescribed = objects.flatMap(({ path, properties }) =>
    Object.entries(properties).flatMap(([name, { description }]) =>
      description ? [] : [`${path}.${name}`],
    ),
  );
  expect(undescribed).toEqual([]);
});

it.each(SCHEMA_OBJECTS)('A setting that %s does not know is refused at any depth', (_, objects) => {
  const open = objects.filter(({ additionalProperties }) => additionalProperties !== false);
  expect(open.map(({ path }) => path)).toEqual([]);
});
