import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ALLOWED } from './allowed.ts';
import {
  DEFAULT_CACHING,
  headersFor,
  parseHeaders,
  withoutHttps,
  type HeaderRule,
} from './headers.ts';
import { HEADERS_FILE, readHostFile, servedFiles } from './served-files.ts';

/** A file as it is sent. */
interface SiteFile {
  /** Its `Content-Type`. */
  readonly type: string;
  readonly isCompressed: boolean;
  readonly body: Buffer;
  /** Compressed at the first request that accepts it. */
  brotli?: Buffer;
}

/** A built site, read into memory when the server starts. */
interface Site {
  /** By route. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The routes to which other addresses lead. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly rules: readonly HeaderRule[];
}

/** Reads the files of a build, with their routes, redirects and headers. */
function readSite(folder: string): Site {
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  for (const { name, body, route, redirects: others } of servedFiles(folder)) {
    const { mediaType: type = 'application/octet-stream', isCompressed = false } =
      ALLOWED.fileTypes[extname(name)] ?? {};
    files.set(route, { type, isCompressed, body });
    for (const other of others) redirects.set(other, route);
  }
  const rules = parseHeaders(readHostFile(folder, HEADERS_FILE), join(folder, HEADERS_FILE));
  return { files, redirects, rules };
}

/** Whether the client accepts brotli: its header names `br`, as in `gzip, br;q=0.8`, and not with `q=0`. */
function acceptsBrotli(request: IncomingMessage): boolean {
  const accepted = (request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding));
}

/** The decoded path. One that cannot be decoded is kept: it is no file of the site. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Sends a file, compressed if the client accepts it. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
): void {
  if (!file.isCompressed) response.setHeader('Vary', 'Accept-Encoding');
  const useBrotli = !file.isCompressed && acceptsBrotli(request);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', DEFAULT_CACHING);
  if (useBrotli) response.setHeader('Content-Encoding', 'br');
  const body = useBrotli ? (file.brotli ??= brotliCompressSync(file.body)) : file.body;
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The path and query of a request. A server must also accept a whole address there, as for a proxy
 * (RFC 9112, 3.2.2).
 */
const targetOf = ({ url = '/' }: IncomingMessage): string =>
  url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** Answers a request with a file, a redirect or the page for missing paths. */
function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  // Everything after the first question mark is the query.
  const [rawPath = '/', query] = targetOf(request).split(/\?(.*)/s, 2);
  const path = decoded(rawPath);
  for (const [name, value] of withoutHttps(headersFor(site.rules, path)))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = site.files.get(path);
  const target = site.redirects.get(path);
  const notFound = site.files.get('/404');
  if (file) {
    sendFile(request, response, file, 200);
  } else if (target !== undefined) {
    const location = encodeURI(target) + (query === undefined ? '' : `?${query}`);
    response.writeHead(308, { Location: location }).end();
  } else if (notFound) {
    sendFile(request, response, notFound, 404);
  } else {
    response.writeHead(404).end();
  }
}

/**
 * Makes a server for a built site that behaves as Netlify and Cloudflare Pages do: addresses
 * without `.html`, a folder's index at an address with a slash, the headers of `_headers`, 404.html
 * with status 404 for unknown paths (and with 200 at `/404`), and brotli. Only files found in the
 * folder at the start are served, so no path leads out of it. What only https can keep is left out.
 *
 * Known differences: Netlify redirects with 301 instead of 308, and its blocks of `_headers` match
 * in any case and with or without a slash at the end; a host may leave these headers out of
 * redirects, decides itself what to compress, and answers conditional requests. Nothing but
 * `_headers` is read, and `_redirects` as the build writes it: no functions.
 *
 * @param folder the build, for example `dist`
 * @returns a server that does not listen yet
 * @throws Error if the folder does not contain a built site, or its `_headers` cannot be sent
 */
export function siteServer(folder: string): Server {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in “${folder}”. Run “npm run build” first.`);
  }
  const site = readSite(resolve(folder));
  return createServer((request, response) => {
    respond(site, request, response);
  });
}
