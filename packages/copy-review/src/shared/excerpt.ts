/** The length of the longest excerpt, in characters. */
const MAX_LENGTH = 60;

/** The beginning of a text on one line, for messages; `…` stands for the rest. */
export function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= MAX_LENGTH) return line;
  // Never half of a surrogate pair.
  return `${line.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
