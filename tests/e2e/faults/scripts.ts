/** Scripts that come late or not at all, and what a visitor types meanwhile. */
import type { Page } from '@playwright/test';

/** Text that nobody else writes: wherever it turns up, it leaked from a field. */
export const CANARY = 'yeti7411';

/** What a visitor types into the contact form. */
export const REPORT = {
  firstName: `Thandi ${CANARY}`,
  lastName: `Mokoena ${CANARY}`,
  email: `${CANARY}@example.com`,
  subject: `Tracks ${CANARY}`,
  message: `Five toes.\nVery clear. ${CANARY}`,
} as const;

export async function writeReport(
  page: Page,
  report: Partial<Record<keyof typeof REPORT, string>> = REPORT,
): Promise<void> {
  for (const [name, value] of Object.entries(report)) await page.locator(`#${name}`).fill(value);
}

/** What the contact form holds. */
export function readReport(page: Page): Promise<Record<string, string>> {
  return page
    .locator('.report')
    .evaluate(
      (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>,
    );
}

/** Every script of the islands, also where it is asked for again in another spelling of its address. */
export const SCRIPTS = /\.js(?:\?.*)?$/;

/**
 * Holds back every script that is asked for.
 *
 * @returns lets them come, and those that are asked for later
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: delivery, resolve: deliver } = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    await delivery;
    await route.continue();
  });
  return () => {
    deliver(undefined);
  };
}

/** Refuses every script of the islands, as a blocker or a dead network does. */
export async function refuseScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
}

/** What the browser says when a script does not load. */
export const SCRIPT_FAULTS = [/net::ERR_FAILED/, /Error hydrating/] as const;
