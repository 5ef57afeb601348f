/**
 * What the report and the comment on a pull request share. This file imports nothing, because the
 * comment is also posted if packages could not be installed.
 */

/** The first line of a report, and of a comment, by which a later run finds it for editing. */
export const MARKER = '<!-- copy review -->';

/**
 * The first line of the comment with a name: jobs of a matrix each have a comment of their own.
 *
 * @throws Error if the name is none of a file
 */
export function markerOf(name: string): string {
  if (!/^[\w.-]{0,80}$/.test(name))
    throw new Error(`“${name}” cannot name a report: use letters, digits, “.”, “-” and “_”.`);
  return name === '' ? MARKER : `<!-- copy review: ${name} -->`;
}

/**
 * The maximum length of a report in Markdown, in characters, with what the comment remembers. GitHub
 * accepts comments of 65,536; the rest is for the warning about code and the names of the commits.
 */
export const MAX_REPORT_LENGTH = 58_000;
