/** Records the complaints and console messages of a browser. */
import type { BrowserContext } from '@playwright/test';
import { ALLOWED, isAllowedBy } from '../../hosting/allowed.ts';
import { ISLANDS, PREVIEW, SUPPLIED } from './servers.ts';

const OWN_ORIGINS: readonly string[] = [PREVIEW.url, SUPPLIED.url, ISLANDS.url];
/** The addresses that some page may load or call; its policy says which page. */
const ELSEWHERE = [
  ...ALLOWED.outside.map(({ address }) => address),
  ...ALLOWED.forms.addresses,
].filter((source) => source !== "'self'");
/** Leaving a page aborts its pending requests, which is not a fault. */
const STOPPED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** Each browser version knows only some of the features that public/_headers switches off. */
const UNKNOWN_FEATURE =
  /Permissions-Policy header: (?:Unrecognized feature|Origin trial controlled feature)/;

declare global {
  interface Window {
    /** Exposed by `watch`. */
    reportPolicyBreach?: (breach: string) => void;
  }
}

export interface Watched {
  /** The browser's complaints so far. */
  complaints: string[];
  /** Every message of the console so far, of any level, in order. */
  consoleMessages: string[];
}

function leavesTheSite(address: string): boolean {
  const url = new URL(address);
  return (
    url.protocol.startsWith('http') &&
    !OWN_ORIGINS.includes(url.origin) &&
    !isAllowedBy(ELSEWHERE, address, PREVIEW.url)
  );
}

/**
 * Starts recording. Later pages set `data-ready` on each hydrated island, and keep their toasts, which
 * could disappear before a busy machine has looked at them. (tests/unit/islands/Toasts.test.tsx has
 * their time on screen.)
 */
export async function watch(context: BrowserContext): Promise<Watched> {
  const complaints: string[] = [];
  const consoleMessages: string[] = [];
  context.on('console', (message) => {
    consoleMessages.push(message.text());
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (UNKNOWN_FEATURE.test(message.text())) return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => {
    complaints.push(`exception: ${failure.error().message}`);
  });
  context.on('request', (request) => {
    if (leavesTheSite(request.url())) complaints.push(`request that leaves: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!STOPPED.test(reason)) complaints.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    // Where the pointer rests on a link for a moment, the browser loads its page ahead of a visit. The page for
    // tests of faults has links, and no other page. That links lead to pages is tested in tests/site/links.ts.
    const isAhead = 'sec-purpose' in response.request().headers();
    if (response.status() >= 400 && !isAhead)
      complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  // Nobody outside is asked while tests run.
  for (const { origin } of ELSEWHERE.map((address) => new URL(address)))
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
    );
  await context.exposeFunction('reportPolicyBreach', (breach: string) => {
    complaints.push(`policy breach: ${breach}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      window.reportPolicyBreach?.(`${effectiveDirective} refused ${blockedURI} ${sample}`);
    });
    addEventListener('island:ready', (event) => {
      if (event.target instanceof Element) event.target.setAttribute('data-ready', '');
    });
    // Only toasts have an interval.
    Object.assign(window, { setInterval: () => 0 });
  });
  return { complaints, consoleMessages };
}
