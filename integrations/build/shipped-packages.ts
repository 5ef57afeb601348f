/**
 * The packages whose code or fonts are sent to visitors, and what each of them is. All others are used
 * at build time only. tests/site/script-packages.test.ts fails if a script of a build has code of a
 * package that is not listed, or no script has code of one that is; a unit test compares the typefaces.
 */
export const SHIPPED = {
  react: 'library',
  'react-dom': 'library',
  scheduler: 'library',
  sonner: 'library',
  '@astrojs/react': 'glue',
  astro: 'glue',
  rolldown: 'glue',
  vite: 'glue',
  '@fontsource-variable/atkinson-hyperlegible-next': 'face',
  '@fontsource-variable/martian-mono': 'face',
  '@fontsource-variable/national-park': 'face',
} as const satisfies Record<string, Kind>;

/**
 * `library`: code that the site imports. `glue`: code that the build adds, such as what starts an
 * island. `face`: a typeface, reduced to the characters in use.
 */
export type Kind = 'library' | 'glue' | 'face';

/** The kind of a package that is sent to visitors; undefined for every other package. */
export function kindOf(name: string): Kind | undefined {
  return (SHIPPED as Record<string, Kind>)[name];
}
