/** The source of a pattern that matches one of these: words, or sources of patterns themselves. */
export const anyOf = (parts: readonly string[]): string => `(?:${parts.join('|')})`;

/** A pattern that finds one of these as whole words: in capitals or not, or with '' as `flags` only as typed. */
export const wholeWords = (parts: readonly string[], flags = 'i'): RegExp =>
  new RegExp(`\\b${anyOf(parts)}\\b`, flags);
