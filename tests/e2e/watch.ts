/** Listens to a browser: what it complains of, and what is written on its console. */
import type { BrowserContext } from '@playwright/test';
import { PREVIEW, SUPPLIED } from './servers.ts';

const OWN_ORIGINS: readonly string[] = [PREVIEW.url, SUPPLIED.url];
/** A page that is left stops what it was still loading: no fault. */
const STOPPED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
/** Every release of a browser knows other features of those that public/_headers switches off. */
export const UNKNOWN_FEATURE =
  /Permissions-Policy header: (?:Unrecognized feature|Origin trial controlled feature)/;

declare global {
  interface Window {
    /** Given to the page by the test. */
    reportPolicyBreach?: (breach: string) => void;
  }
}

export interface Watched {
  /** What the browser complained of so far. */
  complaints: string[];
  /** Every message of the console so far, of any level, in order. */
  consoleMessages: string[];
}

function leavesTheSite(address: string): boolean {
  const url = new URL(address);
  return url.protocol.startsWith('http') && !OWN_ORIGINS.includes(url.origin);
}

/** Begins to listen, and marks each island of the pages to come once it is hydrated. */
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
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  await context.exposeFunction('reportPolicyBreach', (breach: string) => {
    complaints.push(`policy breach: ${breach}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      window.reportPolicyBreach?.(`${effectiveDirective} refused ${blockedURI} ${sample}`);
    });
    addEventListener('island:ready', (event) => {
      if (event.target instanceof Element) {
        event.target.closest('astro-island')?.setAttribute('data-ready', '');
      }
    });
  });
  return { complaints, consoleMessages };
}
