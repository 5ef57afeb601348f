/**
 * The packages of which something reaches visitors, and what that is. All other packages work at
 * build time only. tests/site/script-packages.test.ts holds the list against
 * every script of a build, in both directions; a unit test holds its faces against those in use.
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
 * `library`: code that the site imports. `glue`: what the build puts between it and the browser
 * (starts an island, loads a part). `face`: letters, cut down to those in use.
 */
export type Kind = 'library' | 'glue' | 'face';

/** What a package that reaches visitors is there, or undefined for every other package. */
export function kindOf(name: string): Kind | undefined {
  return (SHIPPED as Record<string, Kind>)[name];
}
