import { parseHeaders } from '../../hosting/headers.ts';

/** The block for every response. */
const EVERYWHERE = /^\/\*$/m;

/**
 * Completes the `_headers` of a build: adds the policy to the block of every response, and a block
 * for each file whose name changes with its content. Hosts match paths, not responses: one block
 * for `/_astro/*` would also have browsers keep the response “not found” for a year.
 *
 * @param text `public/_headers`
 * @param hashed the addresses of the files with a hash in their names
 * @throws if the result is more than hosts read, or lacks the block for every response
 */
export function completeHeaders(text: string, policy: string, hashed: readonly string[]): string {
  const withPolicy = text.replace(
    EVERYWHERE,
    (path) => `${path}\n  Content-Security-Policy: ${policy}`,
  );
  if (withPolicy === text) throw new Error('public/_headers has no block “/*” for every response.');
  const blocks = hashed.map(
    (path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  const completed = `${withPolicy}\n# These names change whenever their content does.\n${blocks.join('')}`;
  parseHeaders(completed, 'The built _headers');
  return completed;
}
