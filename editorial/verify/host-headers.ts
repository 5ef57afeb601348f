import { z } from 'zod';

/**
 * Headers that hosts add, and that change neither what a visitor sees nor what a browser stores or does
 * with the page: how an answer is sent and kept, and which other sites may read what is public anyway.
 */
const TOLERATED = new Set([
  ...['accept-ranges', 'access-control-allow-origin', 'age', 'cache-control', 'cache-status'],
  ...['connection', 'content-encoding', 'content-length', 'date', 'etag', 'expires', 'keep-alive'],
  ...['last-modified', 'server', 'server-timing', 'transfer-encoding', 'vary', 'via'],
]);
/** Headers that only the network of a host reads, such as `cf-ray`. */
const OF_NETWORK = /^(?:cf|netlify|x-nf)-[\w-]+$/;

/** Reports of failed requests, as Cloudflare asks browsers for them: to its own host alone. */
const GROUP = z.literal('cf-nel');
const ENDPOINT = z.object({ url: z.string().startsWith('https://a.nel.cloudflare.com/') });
const REPORTS: Readonly<Record<string, z.ZodType>> = {
  nel: z.object({ report_to: GROUP }),
  'report-to': z.object({ group: GROUP, endpoints: z.array(ENDPOINT) }),
};

/**
 * Whether a header that `_headers` does not set is one that a host may add. Others are reported: `refresh`
 * redirects, `link` loads files, `set-cookie` stores something.
 */
export function isFromHost(name: string, value: string): boolean {
  if (name === 'alt-svc')
    // Another port or protocol, never another host.
    return value.split(',').every((service) => /^ ?[\w.-]+=":\d+"(?:; ?\w+=\d+)*$/.test(service));
  const schema = REPORTS[name];
  if (schema === undefined) return TOLERATED.has(name) || OF_NETWORK.test(name);
  try {
    return schema.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}
