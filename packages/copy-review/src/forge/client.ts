/** A failed request. */
export class ForgeError extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Whether the forge refused it because of too many requests. */
  readonly isRateLimit: boolean;

  constructor(status: number, message: string, isRateLimit = false) {
    super(message);
    this.status = status;
    this.isRateLimit = isRateLimit;
  }
}

/** One repository on a forge with GitHub’s REST API (https://docs.github.com/rest). */
export interface Forge {
  /**
   * Sends a request about the repository, with retries if the forge is busy.
   *
   * @param path below `/repos/OWNER/NAME/`
   * @returns the JSON of the response; undefined if it has no body
   * @throws ForgeError
   */
  readonly request: (method: Method, path: string, body?: object) => Promise<unknown>;
  /** Requests all pages of a paginated list, and returns their entries. */
  readonly list: (path: string) => Promise<readonly unknown[]>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface ForgeOptions {
  /** Such as `https://api.github.com`. */
  readonly api: string;
  /** `OWNER/NAME`. */
  readonly repository: string;
  readonly token: string;
  /** Waits for a number of seconds; replaced in tests. */
  readonly wait?: (seconds: number) => Promise<void>;
}

const MAX_ATTEMPTS = 4;
/** In seconds. If the forge asks for a longer wait, the request fails, so that the job can report it. */
const MAX_WAIT = 120;
/** In milliseconds. */
const REQUEST_TIMEOUT = 30_000;
/** The pages of a list, of 100 entries each. The longest list, of changed files, ends at 3,000 entries. */
const MAX_PAGES = 40;

const sleep = (seconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000));

/** Creates the client of a repository. Failed requests are repeated if the forge may recover. */
export function openForge({ api, repository, token, wait = sleep }: ForgeOptions): Forge {
  const root = `${api.replace(/\/$/, '')}/repos/${repository}/`;
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': 'copy-review',
    'x-github-api-version': '2022-11-28',
  };

  async function send(method: Method, url: string, body?: object): Promise<Response> {
    // The URL of the next page comes from a response: the token must not go to another server.
    if (new URL(url).origin !== new URL(root).origin)
      throw new ForgeError(0, `The forge refers to another server: ${url}`);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch((error: unknown) => new ForgeError(0, `No response: ${String(error)}`));
      if (response instanceof Response && response.ok) return response;
      const failure = response instanceof Response ? await failureOf(response) : response;
      const seconds = secondsToWait(method, response, failure, attempt);
      if (seconds === undefined || seconds > MAX_WAIT || attempt === MAX_ATTEMPTS)
        throw new ForgeError(
          failure.status,
          `${method} ${new URL(url).pathname}: ${failure.message}`,
          failure.isRateLimit,
        );
      await wait(seconds);
    }
  }

  return {
    request: async (method, path, body) => {
      const text = await (await send(method, root + path, body)).text();
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    list: async (path) => {
      const entries: unknown[] = [];
      let next: string | undefined = `${root}${path}${path.includes('?') ? '&' : '?'}per_page=100`;
      for (let page = 1; next !== undefined; page += 1) {
        if (page > MAX_PAGES) throw new ForgeError(0, `The list ${path} is too long.`);
        const response = await send('GET', next);
        entries.push(...((await response.json()) as unknown[]));
        next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      }
      return entries;
    },
  };
}

/** In characters. */
const MAX_MESSAGE = 300;

async function failureOf(response: Response): Promise<ForgeError> {
  const { status, headers } = response;
  const text = messageIn(await response.text()).slice(0, MAX_MESSAGE);
  const isRateLimit =
    status === 429 ||
    (status === 403 &&
      (headers.has('retry-after') ||
        headers.get('x-ratelimit-remaining') === '0' ||
        // A secondary limit may come without these headers.
        /rate limit/i.test(text)));
  return new ForgeError(status, `${status} ${text}`.trim(), isRateLimit);
}

/**
 * The message of a response, and its errors; empty if it has none.
 * Source: https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
function messageIn(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return '';
  }
  const errors = propertyOf(body, 'errors');
  const reasons = Array.isArray(errors) ? errors.map(reasonOf).filter((one) => one !== '') : [];
  return [textOf(propertyOf(body, 'message')), reasons.join('; ')]
    .filter((one) => one !== '')
    .join(': ');
}

/** An entry of `errors`: a text, or an object with a message or with a field and a code. */
function reasonOf(error: unknown): string {
  const textAt = (name: string) => textOf(propertyOf(error, name));
  return textOf(error) || textAt('message') || `${textAt('field')} ${textAt('code')}`.trim();
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The seconds to wait before a retry; undefined if the request must not be sent again.
 * Source: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
function secondsToWait(
  method: Method,
  response: Response | ForgeError,
  { isRateLimit }: ForgeError,
  attempt: number,
): number | undefined {
  const backoff = 2 ** (attempt - 1);
  // The server may have processed a failed request, so nothing is posted twice.
  if (!(response instanceof Response) || response.status >= 500)
    return method === 'POST' ? undefined : backoff;
  if (!isRateLimit) return undefined;
  const { headers } = response;
  const after = headers.get('retry-after') ?? '';
  const isSpent = headers.get('x-ratelimit-remaining') === '0';
  // NaN means that a header is missing or unreadable, or that requests remain.
  const times = [
    /^\d+$/.test(after) ? Number(after) : secondsUntil(Date.parse(after)),
    isSpent ? secondsUntil(Number(headers.get('x-ratelimit-reset') ?? NaN) * 1000) : NaN,
  ];
  return times.find((seconds) => !Number.isNaN(seconds)) ?? 60 * backoff;
}

const secondsUntil = (time: number): number => Math.max(0, (time - Date.now()) / 1000);
