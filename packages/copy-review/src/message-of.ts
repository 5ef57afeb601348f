/** What an error says, for people; JavaScript can throw any value. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
