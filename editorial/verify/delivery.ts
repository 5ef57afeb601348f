import type { Difference } from 'copy-review';
import { extname } from 'node:path';
import { FILE_TYPES } from '../../hosting/file-types.ts';
import { headersFor, type HeaderRule } from '../../hosting/headers.ts';
import type { Received } from './fetch.ts';

/** A file of the build, and how a host must serve it. */
export interface Served {
  readonly file: string;
  /** The path to request. */
  readonly path: string;
  readonly status: 200 | 404;
}

/**
 * Headers that hosts add, and that browsers do not act on. Every other header that `_headers` does
 * not set is reported: `refresh` redirects, `link` loads files, `set-cookie` stores something.
 */
const SET_BY_HOSTS =
  /^(?:accept-ranges|access-control-allow-origin|age|alt-svc|cache-status|cf-[\w-]+|connection|content-(?:encoding|length)|date|etag|expires|keep-alive|last-modified|nel|netlify-[\w-]+|report-to|server|server-timing|transfer-encoding|vary|via|x-nf-[\w-]+)$/;

/** Other names that hosts use for a media type. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'application/font-woff2': 'font/woff2',
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

/** Finds what differs in how a file was delivered: the status, redirects, the type and the headers. */
export function compareDelivery(
  { file, path, status }: Served,
  received: Received,
  rules: readonly HeaderRule[],
): Difference[] {
  const differenceOf = (kind: string, place: string, before: string | null, after: string | null) =>
    ({ aspect: 'delivery', kind, file, place, before, after }) as const;
  const location = received.headers.get('location');
  if (received.status !== status) {
    const after = location === null ? `${received.status}` : `${received.status} to ${location}`;
    return [differenceOf('status', path, `${status}`, after)];
  }
  const expected = headersFor(rules, path);
  const names = new Set([...expected.keys(), ...received.headers.keys()]);
  names.delete('content-type');
  const type = FILE_TYPES[extname(file)]?.mediaType ?? '';
  const got = received.headers.get('content-type') ?? '';
  return [
    ...(isSameType(type, got) ? [] : [differenceOf('header', 'content-type', type, got)]),
    ...[...names].flatMap((name) => {
      const [before, after] = [expected.get(name) ?? null, received.headers.get(name)];
      if (normalised(before) === normalised(after)) return [];
      // A host may choose how to cache if `_headers` does not say so. The 404 page is not cached.
      if (name === 'cache-control' && (before === null || status === 404)) return [];
      return before === null && SET_BY_HOSTS.test(name)
        ? []
        : [differenceOf('header', name, before, after)];
    }),
  ];
}

/** Hosts join values with and without a space after the comma. */
const normalised = (value: string | null): string | undefined =>
  value?.trim().replaceAll(/\s*([,;])\s*/g, '$1');

/** Whether both have the same media type, and the received one names no encoding other than UTF-8. */
function isSameType(expected: string, received: string): boolean {
  const [, encoding = 'utf-8'] = /;\s*charset="?([\w-]+)/i.exec(received) ?? [];
  return essenceOf(expected) === essenceOf(received) && encoding.toLowerCase() === 'utf-8';
}

/** The media type without its parameters, in lower case and under its usual name. */
function essenceOf(type: string): string {
  const essence = type.replace(/;.*$/s, '').trim().toLowerCase();
  return TYPE_NAMES[essence] ?? essence;
}
