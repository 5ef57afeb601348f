/** Where the built sites are served during the end-to-end tests. */

/** The preview build of `dist`, as the content stands. */
export const PREVIEW = { folder: 'dist', port: 4381, url: 'http://localhost:4381' } as const;

/** The release build of `dist-supplied`, with an example value for every placeholder. */
export const SUPPLIED = {
  folder: 'dist-supplied',
  port: 4382,
  url: 'http://localhost:4382',
} as const;
