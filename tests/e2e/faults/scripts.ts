/** Delays or blocks the scripts of the islands, and fills in the contact form. */
import type { Page } from '@playwright/test';
import {
  CONTACT_FIELDS,
  CONTACT_FIELD_NAMES,
  type ContactFieldName,
} from '../../../src/sections/contact/form/contact-fields.ts';

/** A text that occurs nowhere else: wherever it is found, it leaked from a field. */
export const CANARY = 'yeti7411';

const TYPED = {
  line: `Tracks & prints, 50 % clear? ${CANARY}`,
  email: `${CANARY}@example.com`,
  box: `They stop at the fence.\nFive toes. ${CANARY}`,
};

/** What a visitor types into the contact form. */
export const CONTACT_FORM_VALUES = Object.fromEntries(
  CONTACT_FIELD_NAMES.map((name) => [name, TYPED[CONTACT_FIELDS[name].kind]]),
) as Record<ContactFieldName, string>;

/** The fields of the contact form that may not stay empty. */
export const REQUIRED_FIELDS = CONTACT_FIELD_NAMES.filter(
  (name) => CONTACT_FIELDS[name].isRequired,
);

/** Types these values into the contact form. */
export async function fillContactForm(
  page: Page,
  values: Partial<Record<ContactFieldName, string>> = CONTACT_FORM_VALUES,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}

/** The current values of the contact form. */
export function readContactForm(page: Page): Promise<Record<string, string>> {
  return page
    .locator('.report')
    .evaluate(
      (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>,
    );
}

/** Every script of the islands, including retries with a query string. */
export const SCRIPTS = /^http:\/\/localhost\b.*\.js(?:\?.*)?$/;

/**
 * Holds back every requested script.
 *
 * @returns a function that releases held and later requests
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

/** Lets Astro request a script that has failed again at once, instead of after a second. */
export async function retryAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const sooner = (act: () => void, ms?: number, ...args: unknown[]) =>
      wait(act, ms === 1000 ? 0 : ms, ...args);
    Object.assign(window, { setTimeout: sooner });
  });
}

/** Aborts every request for a script, as a content blocker or a dead network does. */
export async function refuseScripts(page: Page): Promise<void> {
  await retryAtOnce(page);
  await page.route(SCRIPTS, (route) => route.abort());
}

/** The browser's messages when a script does not load. */
export const SCRIPT_FAULTS = [/net::ERR_FAILED/, /Error hydrating/];
