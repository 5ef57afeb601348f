/**
 * The commit that is built, as the host names it in COMMIT_REF
 * (https://docs.netlify.com/build/configure-builds/environment-variables/); null where nothing names
 * one in full, as in a build on somebody's own machine.
 */
export function buildCommit(): string | null {
  const commit = process.env.COMMIT_REF ?? '';
  return /^[\da-f]{40}$/.test(commit) ? commit : null;
}
