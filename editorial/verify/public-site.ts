import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSite, type Difference } from 'copy-review';
import { HEADERS_FILE } from '../../hosting/file-types.ts';
import { parseHeaders } from '../../hosting/headers.ts';
import { routeOf } from '../../hosting/routes.ts';
import { messageOf } from '../output/command.ts';
import { compareDelivery, type Served } from './delivery.ts';
import type { Received } from './fetch.ts';
import { comparedMentions } from './mentions.ts';

/** The public site, read for a comparison with a build. */
export interface PublicSite {
  /** A folder with its files, under their names in the build. */
  readonly site: string;
  /** The number of files of the build that hosts serve. */
  readonly files: number;
  readonly delivery: readonly Difference[];
  /** The addresses, and the links to sites that trade tokens, that differ, by file. */
  readonly mentions: readonly {
    readonly file: string;
    readonly gone: readonly string[];
    readonly added: readonly string[];
  }[];
  /** The files that could not be read, and why. The comparison treats them as equal. */
  readonly failures: readonly { readonly file: string; readonly reason: string }[];
}

/**
 * Requests every file of a build from the public site, and writes it to a folder. The names of the
 * files are taken from the build, so that no response decides where something is written.
 */
export async function readPublicSite(
  get: (path: string) => Promise<Received>,
  built: string,
  site: string,
): Promise<PublicSite> {
  const files = readSite(built).files ?? new Map<string, Buffer>();
  const delivery: Difference[] = [];
  const mentions: PublicSite['mentions'][number][] = [];
  const failures: PublicSite['failures'][number][] = [];
  const keep = (file: string, content: Buffer) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), content);
  };
  // Hosts do not serve this file. Its headers are compared with those of each response.
  const headers = files.get(HEADERS_FILE);
  const rules = parseHeaders(headers?.toString('utf8') ?? '');
  if (headers) keep(HEADERS_FILE, headers);
  const servedFiles = [...files].filter(([file]) => file !== HEADERS_FILE);
  for (const [file, content] of servedFiles) {
    const served = servedAs(file);
    try {
      const received = await get(encodeURI(served.path));
      delivery.push(...compareDelivery(served, received, rules));
      // Any other status means that the file is missing: the status is reported, and the comparison
      // names the file.
      if (received.status !== 200 && received.status !== served.status) continue;
      keep(file, received.body);
      const { gone, added } = comparedMentions(content, received.body);
      if (gone.length + added.length > 0) mentions.push({ file, gone, added });
    } catch (error) {
      failures.push({ file, reason: messageOf(error) });
      keep(file, content);
    }
  }
  return { site, files: servedFiles.length, delivery, mentions, failures };
}

/** A path that is in no build and that nobody can guess, so that the host must answer with its 404 page. */
const unknownPath = () => `/${crypto.randomUUID()}`;

/** The path and status with which hosts serve a file of the build. */
function servedAs(file: string): Served {
  if (file === '404.html') return { file, path: unknownPath(), status: 404 };
  return { file, path: file.endsWith('.html') ? routeOf(file) : `/${file}`, status: 200 };
}
