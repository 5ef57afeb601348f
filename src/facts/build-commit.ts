/**
 * The full hash of the commit that is built, from the host's environment variable COMMIT_REF
 * (https://docs.netlify.com/build/configure-builds/environment-variables/); null if it is not set, as
 * in a local build.
 */
export function buildCommit(): string | null {
  const commit = process.env.COMMIT_REF ?? '';
  return /^[\da-f]{40}$/.test(commit) ? commit : null;
}
