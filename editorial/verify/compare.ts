import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { ALLOWED } from '../../hosting/allowed.ts';
import { headersFor, withoutHttps, type HeaderRule } from '../../hosting/headers.ts';
import type { Received } from './fetch.ts';
import { isFromHost } from './host-headers.ts';
import { withLinksAsParsed } from './links-as-parsed.ts';

/** What a host must answer. */
export interface Expected {
  readonly path: string;
  /** With its question mark. It makes no difference. */
  readonly query?: string;
  readonly status: 200 | 404;
  /** The name of the file in the build, which says its type. */
  readonly file: string;
  readonly body: Buffer;
  /** The address of the page, if `path` is another spelling of it. It may redirect there. */
  readonly route?: string;
}

/** Something that a visitor receives differently. What is missing is empty. */
export interface Difference {
  readonly path: string;
  /** `status`, `content`, `compression`, `response before it` (such as an early hint), or the name of a header. */
  readonly what: string;
  readonly expected: Buffer;
  readonly received: Buffer;
}

/**
 * Compares an answer with what it must be.
 *
 * @param origin such as `https://example.org`
 * @param rules of the `_headers` of the build
 */
export function compareAnswer(
  origin: string,
  rules: readonly HeaderRule[],
  expected: Expected,
  received: Received,
): Difference[] {
  const { path, status, file } = expected;
  const differenceOf = (what: string, wanted: string | Buffer, sent: string | Buffer) => ({
    path,
    what,
    expected: Buffer.from(wanted),
    received: Buffer.from(sent),
  });
  const compareHeaders = (answer: 'redirect' | 'file') =>
    differentHeaders(origin, rules, expected, received.headers, answer).map((header) =>
      differenceOf(...header),
    );
  const always = [
    ...received.interim.map((response) => differenceOf('response before it', '', response)),
    ...(received.fault === undefined
      ? []
      : [differenceOf('compression', 'one body', received.fault)]),
  ];
  const location = received.headers.get('location');
  if (location !== null)
    return [
      ...always,
      ...(isAllowedRedirect(origin, expected, received.status, location)
        ? compareHeaders('redirect')
        : [differenceOf('status', `${status}`, `${received.status} to ${location}`)]),
    ];
  const hasStatus = received.status === status;
  return [
    ...always,
    ...(hasStatus ? [] : [differenceOf('status', `${status}`, `${received.status}`)]),
    ...compareHeaders('file'),
    ...(isSameFile(file, expected.body, received.body)
      ? []
      : [differenceOf('content', expected.body, received.body)]),
  ];
}

/** Whether an answer redirects from another spelling of an address to the address. */
function isAllowedRedirect(
  origin: string,
  { path, route }: Expected,
  status: number,
  location: string,
): boolean {
  if (route === undefined || ![301, 302, 307, 308].includes(status)) return false;
  return URL.parse(location, origin + path)?.href === origin + encodeURI(route);
}

/** Whether the bytes are the same. In pages, the tags of links may be written in another way. */
const isSameFile = (file: string, built: Buffer, received: Buffer): boolean =>
  built.equals(received) ||
  (file.endsWith('.html') &&
    isUtf8(received) &&
    withLinksAsParsed(built.toString()) === withLinksAsParsed(received.toString()));

/**
 * The headers that differ, as name, expected value and received value. A redirect may leave out those
 * of `_headers`. At another spelling of an address, a host may send those of its page.
 */
function differentHeaders(
  origin: string,
  rules: readonly HeaderRule[],
  { path, file, route = path }: Expected,
  headers: Headers,
  answer: 'redirect' | 'file',
): (readonly [name: string, expected: string, received: string])[] {
  const type = ALLOWED.fileTypes[extname(file)]?.mediaType ?? '';
  const headersOf = (address: string) => {
    const all = headersFor(rules, address);
    return origin.startsWith('https:') ? all : withoutHttps(all);
  };
  const expected = headersOf(path).set('content-type', type);
  const allowed = [expected, headersOf(route)];
  const names =
    answer === 'redirect'
      ? [...headers.keys()].filter((name) => name !== 'content-type' && name !== 'location')
      : new Set([...expected.keys(), ...headers.keys()]);
  return [...names].flatMap((name) => {
    const wanted = expected.get(name);
    const sent = headers.get(name) ?? '';
    const isSame =
      allowed.some((values) => values.get(name) === sent) ||
      (name === 'content-type' && isSameType(type, sent)) ||
      (wanted === undefined && isFromHost(name, sent));
    return isSame ? [] : [[name, wanted ?? '', sent] as const];
  });
}

/** Other names that hosts use for a media type. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'font/woff2': 'application/font-woff2',
  'text/javascript': 'application/javascript',
  'image/x-icon': 'image/vnd.microsoft.icon',
  'application/xml': 'text/xml',
};

/** Whether a host names the same media type, and no encoding other than UTF-8. */
function isSameType(expected: string, received: string): boolean {
  const [name = ''] = expected.split(';');
  const [, sentName] = /^([\w./+-]+)(?:[\t ]*;[\t ]*charset="?utf-8"?)?$/i.exec(received) ?? [];
  return sentName !== undefined && [name, OTHER_NAMES[name]].includes(sentName.toLowerCase());
}
