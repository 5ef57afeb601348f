import { lstatSync } from 'node:fs';
import { extname, join } from 'node:path';
import { programFaults } from 'copy-review';
import { ALLOWED } from '../../hosting/allowed.ts';
import { joinedHeaders, parseHeaders } from '../../hosting/headers.ts';
import {
  HEADERS_FILE,
  namesIn,
  readHostFile,
  REDIRECTS_FILE,
  routeOf,
} from '../../hosting/served-files.ts';

const { fileTypes } = ALLOWED;
/** The types of all files and of those in `public`, for messages. */
const KNOWN = Object.keys(fileTypes).join(', ');
const IN_PUBLIC = Object.entries(fileTypes)
  .flatMap(([ending, { inPublic }]) => (inPublic ? [ending] : []))
  .join(', ');

/** A route of the site: the file in src/pages, and the addresses that it serves. */
export interface Route {
  readonly entrypoint: string;
  readonly patternRegex: RegExp;
}

/**
 * Reports files of `public` that are not allowed: symbolic links, types that only the build generates, and
 * files that a route generates too. (Astro would use the one in `public`.)
 */
export function faultsOfPublic(folder: string, routes: readonly Route[]): string[] {
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const route = routes.find(({ patternRegex }) => patternRegex.test(`/${name}`));
    if (route) return [`${path}: ${route.entrypoint} makes this file too. Remove one of them.`];
    if (name.startsWith('_astro/'))
      return [`${path}: Browsers keep files of “_astro” for a year. Put it elsewhere.`];
    if (!lstatSync(path).isFile())
      return [`${path} is a link or a device. Put the file itself there.`];
    if (name === HEADERS_FILE || fileTypes[extname(name)]?.inPublic) return [];
    return [
      `${path}: “public” may hold ${IN_PUBLIC} and ${HEADERS_FILE}. Make pages and text files in src/pages, and scripts and styles where they are used. Another type is allowed by “inPublic” in hosting/allowed.ts.`,
    ];
  });
}

/** Reports files of a build that would be served at the same address. */
export function faultsOfRoutes(names: readonly string[]): string[] {
  const holders = Map.groupBy(names, (name) => {
    // Some hosts ignore case and a slash at the end.
    const lower = name.toLowerCase();
    return (lower.endsWith('.html') ? routeOf(lower) : `/${lower}`).replace(/\/$/, '');
  });
  return [...holders]
    .filter(([, files]) => files.length > 1)
    .map(
      ([route, files]) =>
        `${files.join(' and ')}: Both would be served at ${route || '/'}. Remove all but one.`,
    );
}

/**
 * Reports files of a build that are not allowed: types that the site does not have, programs of the host,
 * and two files for one address.
 */
export function faultsOfBuild(folder: string): string[] {
  const names = namesIn(folder);
  return [
    ...names
      .filter((name) => ![HEADERS_FILE, REDIRECTS_FILE].includes(name))
      .filter((name) => fileTypes[extname(name)] === undefined)
      .map(
        (name) =>
          `${name}: The site has no files of this type, only ${KNOWN}. If it should, add the type to hosting/allowed.ts.`,
      ),
    ...programFaults(names).map(({ file, message }) => `${file}: ${message}`),
    ...faultsOfRoutes(names),
    ...faultsOfHeaders(folder, names),
  ];
}

/** Reports headers that two blocks set for the same file. */
function faultsOfHeaders(folder: string, names: readonly string[]): string[] {
  const rules = parseHeaders(readHostFile(folder, HEADERS_FILE));
  return names.flatMap((name) =>
    joinedHeaders(rules, name.endsWith('.html') ? routeOf(name) : `/${name}`).map(
      (header) =>
        `${name}: Several blocks of ${HEADERS_FILE} set ${header} for it, and hosts join them in different ways. Keep one.`,
    ),
  );
}
