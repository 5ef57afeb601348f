/** A pattern that matches what any of some patterns matches. */
export const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
