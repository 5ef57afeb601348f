import { messageOf } from '../output/command.ts';

/** A response of the host, whatever its status. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Limits for reading a site. */
export interface Limits {
  /** For one response, including its body. */
  readonly secondsEach: number;
  /** For all responses together. */
  readonly seconds: number;
  /** For all bodies together, after decompression. */
  readonly bytes: number;
}

/** Far more than is needed for a build of about two megabytes. */
export const LIMITS: Limits = { secondsEach: 30, seconds: 300, bytes: 64_000_000 };

/** The headers of a browser, because a host could respond differently to a program. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en-ZA,en;q=0.8',
  'cache-control': 'no-cache',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/**
 * Creates a function that requests a path of a site. It does not follow redirects.
 *
 * @param origin such as `https://example.org`
 * @returns a function that throws an Error with a readable reason if there is no complete response
 * within the limits
 */
export function openSite(
  origin: string,
  { secondsEach, seconds, bytes }: Limits,
): (path: string) => Promise<Received> {
  const deadline = AbortSignal.timeout(seconds * 1000);
  let left = bytes;
  return async (path) => {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(secondsEach * 1000)]);
    try {
      const { status, headers, body } = await fetch(origin + path, {
        headers: HEADERS,
        redirect: 'manual',
        signal,
      });
      const chunks: Uint8Array[] = [];
      for await (const chunk of body ?? []) {
        left -= chunk.length;
        if (left < 0) throw new Error(`the site is larger than ${bytes} bytes`);
        chunks.push(chunk);
      }
      return { status, headers, body: Buffer.concat(chunks) };
    } catch (error) {
      if (deadline.aborted)
        throw new Error(`the site took more than ${seconds} seconds`, { cause: error });
      if (signal.aborted)
        throw new Error(`no whole answer within ${secondsEach} seconds`, { cause: error });
      throw new Error(reasonOf(error), { cause: error });
    }
  };
}

/** The message of an error of `fetch` is only “fetch failed”; its cause has the reason. */
const reasonOf = (error: unknown): string =>
  messageOf(error instanceof TypeError && error.cause !== undefined ? error.cause : error);
