import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/**
 * The features of Chromium 153 that public/_headers does not name, because no page can use them without more
 * than this policy. A later version may have more features than these and the named ones.
 */
const CLOSED_OTHERWISE = new Set(
  [
    // The visitor is asked first, by a prompt or by the choice of a device, file or account.
    'captured-surface-control clipboard-read digital-credentials-get display-capture hid',
    'identity-credentials-get idle-detection local-fonts local-network local-network-access',
    'loopback-network midi on-device-speech-recognition otp-credentials payment',
    'publickey-credentials-create publickey-credentials-get serial storage-access usb',
    'window-management xr-spatial-tracking',
    // The server would have to ask for these by Accept-CH, and the visitor switches Save-Data on.
    'ch-device-memory ch-downlink ch-dpr ch-ect ch-prefers-color-scheme',
    'ch-prefers-reduced-motion ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua-arch',
    'ch-ua-bitness ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list ch-ua-model',
    'ch-ua-platform-version ch-ua-wow64 ch-viewport-height ch-viewport-width ch-width',
    // Connections, which the Content-Security-Policy forbids.
    'deferred-fetch deferred-fetch-minimal private-state-token-issuance',
    'private-state-token-redemption sync-xhr',
    // Only with Cross-Origin-Embedder-Policy.
    'cross-origin-isolated',
    // A name without a feature.
    'interest-cohort',
  ]
    .join(' ')
    .split(' '),
);
const VERSION = 153;

interface FeaturePolicy {
  allowedFeatures: () => string[];
  features: () => string[];
}

test(
  'The permissions policy lets every page write to the clipboard, and use no other feature that needs nothing else',
  { tag: ['@wide', '@chromium'] },
  async ({ page, browser }) => {
    const isLater = Number.parseInt(browser.version(), 10) > VERSION;
    for (const { route } of ALL_PAGES) {
      const response = await page.goto(route, { waitUntil: 'commit' });
      const header = (await response?.headerValue('permissions-policy')) ?? '';
      const named = [...header.matchAll(/[a-z-]+(?==)/g)].map(([name]) => name);
      const { allowed, known } = await page.evaluate(() => {
        const { featurePolicy } = document as unknown as { featurePolicy: FeaturePolicy };
        return { allowed: featurePolicy.allowedFeatures(), known: featurePolicy.features() };
      });
      const open = allowed.filter((name) => !CLOSED_OTHERWISE.has(name));
      expect(
        open.filter((name) => !isLater || named.includes(name)),
        route,
      ).toEqual(['clipboard-write']);
      // None costs bytes for nothing.
      expect(
        named.filter((name) => CLOSED_OTHERWISE.has(name) || !(isLater || known.includes(name))),
        route,
      ).toEqual([]);
    }
  },
);
