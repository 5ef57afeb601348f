/** The first line of a comment, by which a later run finds it for editing. */
export const MARKER = '<!-- copy review -->';
