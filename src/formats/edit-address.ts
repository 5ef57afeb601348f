/**
 * The address at which a content file can be edited in the web editor of the repository's host.
 *
 * @param repository the repository’s address, `https://…`, or `none`
 * @param file the file’s path in src/content
 * @returns the address; undefined if `repository` is not an `https:` address
 */
export function editAddress(repository: string, file: string): string | undefined {
  const url = URL.parse(repository);
  if (url?.protocol !== 'https:') return undefined;
  const path = url.pathname.replace(/(?:\.git)?\/?$/, '');
  return `${url.origin}${path}/edit/main/src/content/${file}`;
}
