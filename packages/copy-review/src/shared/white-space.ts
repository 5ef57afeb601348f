/**
 * White space in the texts of pages: all that `\s` matches and `trim` removes, except U+FEFF. That
 * character is invisible and joins the letters around it, so it belongs to the text.
 */
const RUNS = /[^\S\uFEFF]+/g;
/** The same at the start and the end of a text. */
const EDGES = /^[^\S\uFEFF]+|[^\S\uFEFF]+$/g;

/** Replaces each run of white space by one space. */
export const collapseSpaces = (text: string): string => text.replaceAll(RUNS, ' ');

/** Removes all white space. */
export const withoutSpaces = (text: string): string => text.replaceAll(RUNS, '');

/** Removes white space from the start and the end. */
export const trimSpaces = (text: string): string => text.replaceAll(EDGES, '');

/** Whether a text has nothing but white space. */
export const isBlank = (text: string): boolean => withoutSpaces(text) === '';
