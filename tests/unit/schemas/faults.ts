import type { z } from 'zod';

/** The issues that a schema finds, each as `path: message`. */
export const faults = (schema: z.ZodType, data: unknown): string[] =>
  schema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

/** The messages alone, without the settings that they are about. */
export const messages = (schema: z.ZodType, data: unknown): string =>
  (schema.safeParse(data).error?.issues ?? []).map(({ message }) => message).join('\n');
