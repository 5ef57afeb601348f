/** The first line of a comment, by which a later run finds the comment and edits it. */
export const MARKER = '<!-- copy review -->';
