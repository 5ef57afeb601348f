import { parse } from 'devalue';

/** An entry of a collection in Astro's data store. */
interface Entry {
  readonly filePath?: string;
}

/** Astro's internal collections, which contain settings instead of content. */
const INTERNAL = 'meta::';

/**
 * Compares the files that Astro loaded with those that the content check read.
 *
 * @param store the text of Astro's data store (`data-store.json`)
 * @param checked the paths of the files that the check read, from the root of the project
 * @returns sentences; empty if both are the same files
 */
export function faultsOfLoaded(store: string, checked: readonly string[]): string[] {
  const collections = [...(parse(store) as Map<string, Map<string, Entry>>)];
  const entries = collections
    .filter(([name]) => !name.startsWith(INTERNAL))
    .flatMap(([name, all]) =>
      [...all].map(([id, { filePath }]) => [`${name}/${id}`, filePath] as const),
    );
  const loaded = new Set(entries.map(([, path]) => path));
  return [
    ...entries
      .filter(([, path]) => path === undefined || !checked.includes(path))
      .map(([entry, path]) => `${path ?? `The entry ${entry}`} was loaded, and not checked.`),
    ...checked
      .filter((path) => !loaded.has(path))
      .map((path) => `${path} was checked, and not loaded.`),
  ];
}
