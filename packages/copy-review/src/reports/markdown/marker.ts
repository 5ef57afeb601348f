/**
 * The first line of a comment, by which a later run finds it for editing. This file imports nothing,
 * because the comment command also runs if packages could not be installed.
 */
export const MARKER = '<!-- copy review -->';
