import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

/** The most bytes of a body, as it is sent and as it is decoded: far more than any file of the site needs. */
const MAX_BYTES = 16_000_000;

/**
 * The headers with which a browser opens an address, because a host could respond differently to a program;
 * but only the encodings of `DECODERS`, and no answer that a cache has kept.
 */
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
 * @param timeoutSeconds the limit for the whole response
 * @throws Error with a readable reason if there is no complete response
 */
export async function request(address: string, timeoutSeconds: number): Promise<Received> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
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
    const reason = signal.aborted
      ? `no whole answer within ${timeoutSeconds} seconds`
      : messageOf(error);
    throw new Error(`${address}: ${reason}`, { cause: error });
  }
}

/** How a body is decoded, by its encoding. A second gzip member becomes a part of the body, which then differs. */
const DECODERS = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** Decodes a body, all of whose bytes must belong to one stream: browsers ignore what follows it. */
function decoded(body: Buffer, encoding: string): Pick<Received, 'body' | 'fault'> {
  if (encoding === '' || body.length === 0) return { body, fault: undefined };
  const decode = DECODERS.get(encoding);
  if (!decode) return { body, fault: `its encoding is “${encoding}”` };
  try {
    // What `zlib` returns with the option `info`, of which its types do not know.
    const result: unknown = decode(body, { info: true, maxOutputLength: MAX_BYTES });
    const { buffer, engine } = result as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    const isWhole = engine.bytesWritten === body.length;
    return {
      body: buffer,
      fault: isWhole ? undefined : 'bytes that do not belong to it follow its end',
    };
  } catch (error) {
    return { body, fault: `it cannot be decoded: ${messageOf(error)}` };
  }
}
