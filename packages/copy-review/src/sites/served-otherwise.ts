import { headersIn, matchesRoute, redirectsIn } from '../files/host-files.ts';
import type { Files } from '../files/site.ts';
import type { BindingDocument } from '../shared/config.ts';
import type { Blocking } from '../shared/report.ts';

/** Headers with which a browser shows something else than the page, or leaves it. */
const DECISIVE = new Set([
  ...'content-type content-disposition content-encoding content-location'.split(' '),
  ...'transfer-encoding location refresh status'.split(' '),
]);

/** The binding pages that the host would no longer serve as they are, by a new redirect or header. */
export function servingFaults(
  before: Files,
  after: Files,
  documents: readonly BindingDocument[],
): Blocking[] {
  const redirects = redirectsIn(before).map(({ line }) => line);
  const headers = new Set(headersIn(before).map((header) => JSON.stringify(header)));
  return documents.flatMap(({ route, name }): Blocking[] => {
    const fault = (cause: string) => ({
      page: route,
      message: `${name} binds, and would no longer be served as it is: ${cause}. Remove that line.`,
    });
    return [
      ...redirectsIn(after)
        .filter(({ pattern, line }) => matchesRoute(pattern, route) && !redirects.includes(line))
        .map(({ line }) => fault(`_redirects has “${line}”`)),
      ...headersIn(after)
        .filter((header) => DECISIVE.has(header.name) && matchesRoute(header.pattern, route))
        .filter((header) => !headers.has(JSON.stringify(header)))
        .map((header) => fault(`_headers sends “${header.name}: ${header.value}” with it`)),
    ];
  });
}

/** What a host decides about a route, to tell whether that changed. Hashes of policies are masked. */
export const servingOf = (files: Files, route: string): string =>
  JSON.stringify([
    redirectsIn(files).filter(({ pattern }) => matchesRoute(pattern, route)),
    headersIn(files)
      .filter(({ pattern }) => matchesRoute(pattern, route))
      .map(({ name, value }) => [name, value.replaceAll(/'sha\d+-[^']*'/g, "'sha-*'")]),
  ]);
