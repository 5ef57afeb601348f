/**
 * A pattern that matches any of these phrases. In a phrase a space matches any white space, such as a
 * line end; everything else is the syntax of regular expressions.
 */
export const anyOf = (phrases: readonly string[], flags: string): RegExp =>
  new RegExp(
    phrases.map((phrase) => `(?:${phrase.replaceAll(' ', String.raw`\s+`)})`).join('|'),
    flags,
  );
