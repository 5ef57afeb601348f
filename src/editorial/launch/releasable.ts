/** Throws, with a list of what is missing, while the content in `directory` may not be released. */
export function assertReleasable(directory = 'src/content'): void {
  throw new Error(`The content in ${directory} has not been checked for release.`);
}
