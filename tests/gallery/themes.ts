export type Theme = 'light' | 'dark';

/** Every sheet is made once for each theme: the `getStaticPaths` of them all. */
export function inBothThemes(): { params: { theme: Theme } }[] {
  return [{ params: { theme: 'light' } }, { params: { theme: 'dark' } }];
}
