import type { z } from 'zod';

/** What a schema objects to, each as `path: message`. */
export const faults = (schema: z.ZodType, data: unknown): string[] =>
  schema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

/** A value that nobody has supplied. */
export const placeholder = (shown = 'soon') => ({ status: 'placeholder', shown, supply: 'It.' });
