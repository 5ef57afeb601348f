/** The configuration of the copy review in the tests of this folder: it opens no browser. */
export const config = {};
