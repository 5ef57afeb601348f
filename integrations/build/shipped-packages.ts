import { relative, sep } from 'node:path';

/**
 * The packages whose code or fonts are sent to visitors, and what each of them is. All others are
 * used at build time only. The build fails if a script has code of a package that is not listed, or
 * no script has code of one that is; a unit test compares the typefaces.
 */
export const SHIPPED = {
  react: 'code',
  'react-dom': 'code',
  scheduler: 'code',
  sonner: 'code',
  '@astrojs/react': 'code',
  rolldown: 'code',
  vite: 'code',
  astro: 'inline',
  '@fontsource-variable/atkinson-hyperlegible-next': 'face',
  '@fontsource-variable/martian-mono': 'face',
  '@fontsource-variable/national-park': 'face',
} as const satisfies Record<string, Kind>;

/**
 * `code`: in the files of scripts. `inline`: only in a script inside the page, which
 * `inline-scripts.ts` lists. `face`: a typeface, reduced to the characters in use.
 */
type Kind = 'code' | 'inline' | 'face';

const LISTED = Object.entries(SHIPPED).flatMap(([name, kind]) => (kind === 'code' ? [name] : []));

/**
 * The package that a module belongs to; undefined for a file of the project's own.
 *
 * @param id the bundler's module id; that of a virtual module begins with a zero byte and the
 *   package that generates it, as in `\0vite/preload-helper.js`
 */
function packageOf(id: string): string | undefined {
  const [, generator] = /^\0([^/]+)\//.exec(id) ?? [];
  const [, installed] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return generator ?? installed;
}

/**
 * How the modules of all scripts of a build differ from the site's own sources and the listed
 * packages.
 *
 * @param ids the bundler's module ids
 * @param root the folder of the project
 * @returns sentences; empty if nothing differs
 */
export function faultsOfModules(ids: readonly string[], root: string): string[] {
  const nameOf = (id: string) =>
    id.startsWith('\0') ? id : relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');
  const names = ids.map(nameOf);
  const isAllowed = (name: string) => {
    const owner = packageOf(name);
    return owner === undefined ? name.startsWith('src/') : LISTED.includes(owner);
  };
  const sent = new Set(names.map(packageOf));
  return [
    ...names
      .filter((name) => !isAllowed(name))
      .map(
        (name) =>
          `${name}: It would be sent to visitors. If it should, add its package to integrations/build/shipped-packages.ts.`,
      ),
    ...LISTED.filter((name) => !sent.has(name)).map(
      (name) =>
        `No script has code of the package “${name}”. Take it out of integrations/build/shipped-packages.ts.`,
    ),
  ];
}
