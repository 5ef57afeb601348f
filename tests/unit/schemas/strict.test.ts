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

it.each(Object.entries(SCHEMAS))(
  'A setting that %s does not know is refused at any depth',
  (name, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(openObjects(json, name)).toEqual([]);
  },
);
