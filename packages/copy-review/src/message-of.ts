/**
 * The message of a caught value: JavaScript can throw values that are not errors. This file imports
 * nothing, because the comment command also runs if packages could not be installed.
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
