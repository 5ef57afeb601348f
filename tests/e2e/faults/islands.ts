import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { parseYaml } from '../../../src/facts/yaml.ts';
import type { ContactPage } from '../../../src/schemas/pages/contact.ts';
import type { HomePage } from '../../../src/schemas/pages/home.ts';

/** The settings of a page's content, so that a change of copy breaks no test of a fault. */
function words(page: string): unknown {
  const file = new URL(`../../../src/content/pages/${page}.mdx`, import.meta.url);
  return parseYaml(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '');
}

export const home = words('home') as HomePage;
export const contact = words('contact') as ContactPage;

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

const SCRIPTS = '**/_astro/*.js';
/** One script that each island needs; the others come on time. */
const ISLANDS = /\/_astro\/(ContractAddress|Newsletter|ContactForm|SmoothScrollLink)\./;

/**
 * Holds back a script of every island.
 *
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: awaited, resolve: deliver } = Promise.withResolvers<undefined>();
  await page.route(ISLANDS, async (route: Route) => {
    await awaited;
    await route.continue();
  });
  return () => {
    deliver(undefined);
  };
}

/** Lets a script of every island come late. */
export async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route(ISLANDS, async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}

/** Refuses every script of the islands, as a blocker or a dead network does. */
export async function refuseScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
}

/** What the browser says when a script does not load. */
export const SCRIPT_FAULTS = [/net::ERR_FAILED/, /Error hydrating/] as const;
