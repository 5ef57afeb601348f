import { messageOf } from '../output/command.ts';

/** A response of the host, whatever its status. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Far more than any file of the site needs. */
const MAX_BYTES = 16_000_000;

/** The headers of a browser, because a host could respond differently to a program. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en-ZA,en;q=0.8',
  'cache-control': 'no-cache',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/**
 * Requests an address, and follows no redirect.
 *
 * @param seconds the limit for the whole response
 * @throws Error with a readable reason if there is no complete response
 */
export async function request(address: string, seconds: number): Promise<Received> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const response = await fetch(address, { headers: HEADERS, redirect: 'manual', signal });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
  } catch (error) {
    const reason = signal.aborted ? `no whole answer within ${seconds} seconds` : reasonOf(error);
    throw new Error(`${address}: ${reason}`, { cause: error });
  }
}

/** The message of an error of `fetch` is only “fetch failed”; its cause has the reason. */
const reasonOf = (error: unknown): string =>
  messageOf(error instanceof TypeError && error.cause !== undefined ? error.cause : error);
