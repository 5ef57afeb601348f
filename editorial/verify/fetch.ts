import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, crc32, inflateRawSync } from 'node:zlib';
import { messageOf } from 'copy-review/errors';

/** A response of the host, whatever its status. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** Decoded, unless it has a fault. */
  readonly body: Buffer;
  /** Why browsers could read the body in different ways; undefined if they cannot. */
  readonly fault: string | undefined;
  /** The responses before it, with which a host can let browsers load other files. */
  readonly interim: readonly string[];
}

/** Far more than any file of the site needs. */
const MAX_BYTES = 16_000_000;

/** The headers with which a browser opens an address, because a host could respond differently to a program. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en-ZA,en;q=0.8',
  'cache-control': 'no-cache',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/**
 * Requests an address as a browser does, and follows no redirect.
 *
 * @param seconds the limit for the whole response
 * @throws Error with a readable reason if there is no complete response
 */
export async function request(address: string, seconds: number): Promise<Received> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const interim: string[] = [];
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const ask = address.startsWith('https:') ? requestHttps : requestHttp;
      ask(address, { headers: HEADERS, signal })
        .on('information', ({ statusCode, headers }) => {
          interim.push(`${statusCode} ${JSON.stringify(headers)}`);
        })
        .on('response', resolve)
        .on('error', reject)
        .end();
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(response.headersDistinct))
      for (const value of values) headers.append(name, value);
    const read = decoded(Buffer.concat(chunks), headers.get('content-encoding') ?? '');
    return { status: response.statusCode ?? 0, headers, interim, ...read };
  } catch (error) {
    const reason = signal.aborted ? `no whole answer within ${seconds} seconds` : messageOf(error);
    throw new Error(`${address}: ${reason}`, { cause: error });
  }
}

/** Decodes a body, all of whose bytes must belong to one stream: browsers ignore what follows it. */
function decoded(body: Buffer, encoding: string): Pick<Received, 'body' | 'fault'> {
  if (encoding === '' || body.length === 0) return { body, fault: undefined };
  try {
    if (encoding === 'br') {
      const { buffer, engine } = withInfo(brotliDecompressSync(body, { info: true }));
      return { body: buffer, fault: engine.bytesWritten === body.length ? undefined : HAS_MORE };
    }
    if (encoding !== 'gzip') return { body, fault: `its encoding is “${encoding}”` };
    const start = gzipHeaderLength(body);
    const { buffer, engine } = withInfo(inflateRawSync(body.subarray(start), { info: true }));
    const end = start + engine.bytesWritten;
    const isRight =
      body.length >= end + 8 &&
      body.readUInt32LE(end) === crc32(buffer) &&
      body.readUInt32LE(end + 4) === buffer.length;
    if (!isRight) return { body: buffer, fault: 'its checksum is wrong or missing' };
    return { body: buffer, fault: body.length === end + 8 ? undefined : HAS_MORE };
  } catch (error) {
    return { body, fault: `it cannot be decoded: ${messageOf(error)}` };
  }
}

const HAS_MORE = 'bytes that do not belong to it follow its end';

/** What `zlib` returns with the option `info`, of which its types do not know. */
const withInfo = (result: unknown) =>
  result as { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };

/** Flags of a gzip member: what its header has (RFC 1952, 2.3.1). */
const GZIP = { headerChecksum: 2, extra: 4, name: 8, comment: 16, all: 31 } as const;

/** The length of the header of a gzip member, which may hold a name and a comment (RFC 1952, 2.3). */
function gzipHeaderLength(body: Buffer): number {
  const flags = body.readUInt8(3);
  if (body.readUInt16BE(0) !== 0x1f8b || body.readUInt8(2) !== 8 || flags > GZIP.all)
    throw new Error('it is no gzip');
  let length = 10;
  if (flags & GZIP.extra) length += 2 + body.readUInt16LE(length);
  for (const flag of [GZIP.name, GZIP.comment])
    if (flags & flag) length = body.indexOf(0, length) + 1;
  return flags & GZIP.headerChecksum ? length + 2 : length;
}
