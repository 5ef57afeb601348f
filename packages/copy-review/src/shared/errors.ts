/** An error with a message for the user, to be shown without a stack trace. */
export class ReviewError extends Error {}

/** The message of a caught value: JavaScript can throw values that are not errors. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
