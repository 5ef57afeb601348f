/**
 * The base of every end-to-end test. A test fails on any complaint of the browser, even when all it
 * asserts holds: an error or warning on the console, an exception, a breach of the Content Security
 * Policy, a failed request, or a request that leaves the site.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { PREVIEW, SUPPLIED } from './servers.ts';

export { expect } from '@playwright/test';

const OWN_ORIGINS: readonly string[] = [PREVIEW.url, SUPPLIED.url];
/** A page that is left stops what it was still loading: no fault. */
const STOPPED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

declare global {
  interface Window {
    /** Given to the page by the test. */
    reportPolicyBreach?: (breach: string) => void;
  }
}

interface Fixtures {
  /** Declares complaints, of any kind, that the test provokes on purpose: a text or pattern in them. */
  allowConsole: (...complaints: (string | RegExp)[]) => void;
  /** Every message of the console so far, of any level, in order. */
  consoleMessages: string[];
  /** What the browser complained of so far. */
  complaints: string[];
}

function leavesTheSite(address: string): boolean {
  const url = new URL(address);
  return url.protocol.startsWith('http') && !OWN_ORIGINS.includes(url.origin);
}

export const test = base.extend<Fixtures>({
  consoleMessages: async ({ context }, use) => {
    const messages: string[] = [];
    context.on('console', (message) => messages.push(message.text()));
    await use(messages);
  },

  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
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
      if (response.status() >= 400)
        complaints.push(`status ${response.status()}: ${response.url()}`);
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
    await use(complaints);
  },

  allowConsole: [
    async ({ complaints }, use) => {
      const allowed: (string | RegExp)[] = [];
      await use((...more) => {
        allowed.push(...more);
      });
      const unexpected = complaints.filter((complaint) => {
        return !allowed.some((one) =>
          typeof one === 'string' ? complaint.includes(one) : one.test(complaint),
        );
      });
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Shows every island of the page that it is wanted, and waits until all of them are hydrated. */
export async function intent(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('a, button, input, textarea').first().focus();
    await expect(island).toHaveAttribute('data-ready');
  }
}
