/**
 * What the report and the comment on a pull request share. This file imports nothing, because the
 * comment is also posted if packages could not be installed.
 */

/** The first line of a comment, by which a later run finds it for editing. */
export const MARKER = '<!-- copy review -->';

/**
 * The maximum length of a report in Markdown, in characters. GitHub accepts comments of 65,536; the
 * rest is for the warning about code and the names of the commits.
 */
export const MAX_REPORT_LENGTH = 58_000;
