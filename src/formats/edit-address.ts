/**
 * The address at which a content file can be edited in the web editor of the repository's host.
 *
 * @param repository the repository’s address, `https://…`, or `none`
 * @param file the file’s path in src/content
 * @returns the address; undefined if `repository` is not an `https:` address
 */
export function editAddress(repository: string, file: string): string | undefined {
  if (!URL.canParse(repository)) return undefined;
  const { protocol, origin, pathname } = new URL(repository);
  if (protocol !== 'https:') return undefined;
  const path = pathname.replace(/(?:\.git)?\/?$/, '');
  return `${origin}${path}/edit/main/src/content/${file}`;
}
