/**
 * Where a file can be edited on the forge, in its web editor.
 *
 * @param repository the repository’s address, `https://…`, or `none`
 * @param file the file’s path in src/content
 * @returns the address, or nothing where no repository is named, or not by https
 */
export function editAddress(repository: string, file: string): string | undefined {
  if (!URL.canParse(repository)) return undefined;
  const { protocol, origin, pathname } = new URL(repository);
  if (protocol !== 'https:') return undefined;
  const path = pathname.replace(/(?:\.git)?\/?$/, '');
  return `${origin}${path}/edit/main/src/content/${file}`;
}
