/**
 * What the report and the comment on a pull request share. This file imports nothing, because the
 * comment is also posted if packages could not be installed.
 */

/** The first line of a report, and of a comment, by which a later run finds it for editing. */
export const MARKER = '<!-- copy review -->';

/** The heading of a report, unless nothing has changed; a comment adds the name of the report to it. */
export const HEADING = '### Copy review';

/** The name of a report if it is given none. */
export const DEFAULT_NAME = 'report';

/**
 * The first line of the comment with the report of this name: jobs of a matrix each have their own.
 *
 * @throws Error if the name cannot be the name of a file
 */
export function markerOf(name: string): string {
  if (!/^[\w.-]{1,80}$/.test(name))
    throw new Error(`“${name}” cannot name a report: use letters, digits, “.”, “-” and “_”.`);
  return name === DEFAULT_NAME ? MARKER : `<!-- copy review: ${name} -->`;
}

/**
 * The maximum length of a report in Markdown, in characters, with what the comment remembers. GitHub
 * accepts comments of 65,536; the rest is for the warning about code and the names of the commits.
 */
export const MAX_REPORT_LENGTH = 58_000;
