/**
 * The address at which hosts serve a page: `about.html` is `/about`, `guide/index.html` is
 * `/guide/`.
 *
 * @param file the page's name from the root of the build, such as `about.html`
 */
export function routeOf(file: string): string {
  return `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, '');
}
