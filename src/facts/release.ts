/**
 * Whether this is the build of a release, which the host makes from the main branch. Every other
 * build is a preview, whatever has been supplied: it says so on each page, and asks search engines
 * to stay away.
 */
export const isRelease = (): boolean => process.env.SITE_ENV === 'production';
