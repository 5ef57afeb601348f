/** A build that is served during the end-to-end tests. */
export interface ServedBuild {
  readonly folder: string;
  /** The environment variable by which global-setup.ts tells the workers the address. */
  readonly variable: string;
  readonly url: string;
}

function served(folder: string, variable: string): ServedBuild {
  return { folder, variable, url: process.env[variable] ?? '' };
}

/** The preview build, with the content as it is. */
export const PREVIEW = served('dist', 'PREVIEW_URL');

/** The release build, with an example value for every placeholder. */
export const SUPPLIED = served('dist-supplied', 'SUPPLIED_URL');

/** The page with all islands, for tests of faults, and its content. */
export const ISLANDS = served('.cache/islands', 'ISLANDS_URL');
export const ISLANDS_CONTENT = '.cache/islands-content';
