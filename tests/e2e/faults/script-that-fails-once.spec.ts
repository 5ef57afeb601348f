import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { contact, home, readReport, REPORT, SCRIPT_FAULTS, writeReport } from './islands.ts';

/** Each script of each island is lost once: the second try works, and what was typed is there. */

const { copy } = home.token.address;
const ADDRESS = 'reader@example.com';

/** What a visitor wants of an island. */
interface Errand {
  name: string;
  route: string;
  /** What the page says where a script is lost. */
  unavailable: string;
  type: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** What was typed is all there. */
  isKept: (page: Page) => Promise<void>;
  /** Where the page says that it is done, and the words. */
  said: string;
  words: string;
  /** Runs when that is said. */
  after?: (page: Page) => Promise<void>;
}

const ERRANDS: readonly Errand[] = [
  {
    name: 'copying the address',
    route: '/',
    unavailable: copy.unavailable,
    type: (page) => page.locator('#paste-back').fill('typed'),
    press: (page) => page.getByRole('button', { name: copy.label }).click(),
    isKept: (page) => expect(page.locator('#paste-back')).toHaveValue('typed'),
    said: '.toast, .address .said p',
    words: `${copy.success.title} ${copy.success.description}`,
    after: (page) => expect(page.locator('#paste-back')).toHaveValue('typed'),
  },
  {
    name: 'leaving an address for the newsletter',
    route: '/',
    unavailable: home.newsletter.unavailable,
    type: (page) => page.getByLabel(home.newsletter.label).fill(ADDRESS),
    press: (page) => page.getByLabel(home.newsletter.label).press('Enter'),
    isKept: (page) => expect(page.getByLabel(home.newsletter.label)).toHaveValue(ADDRESS),
    said: '.toast, .signup .said p',
    words: `${home.newsletter.success.title} ${home.newsletter.success.description}`,
  },
  {
    name: 'writing a report and copying it',
    route: '/contact',
    unavailable: contact.form.unavailable,
    type: (page) => writeReport(page),
    press: async (page) => {
      await page.getByRole('button', { name: contact.form.submit }).click();
      // A note from before the press says nothing of it: the press itself has to end first.
      await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
      // What was written can be copied as soon as it stands there.
      const button = page.getByRole('button', { name: contact.written.copy });
      const note = page.getByText(contact.form.unavailable);
      await expect(button.or(note).filter({ visible: true }).first()).toBeVisible({
        timeout: 15_000,
      });
      if (await button.isVisible()) await button.click();
    },
    isKept: async (page) => {
      expect(await readReport(page)).toEqual(REPORT);
    },
    said: '.toast, .report .said p',
    words: `${contact.written.copied.title} ${contact.written.copied.description}`,
    after: async (page) => {
      expect(await readReport(page)).toEqual(REPORT);
    },
  },
];

/** Does the errand; and if the page says that it cannot, presses again, as a visitor would. */
async function run(page: Page, { route, unavailable, said, ...errand }: Errand): Promise<void> {
  await page.goto(route);
  const note = page.getByText(unavailable);
  const done = page.locator(said);
  await errand.type(page);
  await errand.press(page);
  await expect(note.or(done).filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
  if (await note.isVisible()) {
    await errand.isKept(page);
    await errand.press(page);
  }
  await expect(done).toHaveText([errand.words], { timeout: 15_000 });
  await expect(note).toBeHidden();
  await errand.after?.(page);
}

test.describe('A script that fails once', { tag: '@wide' }, () => {
  test.beforeEach(({ allowConsole }) => {
    test.slow();
    allowConsole(...SCRIPT_FAULTS);
  });

  for (const errand of ERRANDS) {
    test(`keeps nobody from ${errand.name}, whichever script it is`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const script = /\/_astro\/[^?]*\.js$/.exec(request.url());
        if (script) scripts.add(script[0]);
      });
      await run(page, errand);
      expect(scripts.size).toBeGreaterThan(3);

      for (const script of [...scripts]) {
        let lost = 0;
        await page.route(`**${script}`, async (route) => {
          lost += 1;
          await (lost === 1 ? route.abort() : route.continue());
        });
        await run(page, errand);
        expect(lost, script).toBeGreaterThan(0);
        // Only the toast's own script has a stand-in: its words, in the island.
        if (!script.includes('Toasts')) await expect(page.locator('.toast')).toHaveCount(1);
        await page.unroute(`**${script}`);
      }
    });
  }

  test('does not stop the other islands of the page', async ({ page }) => {
    let lost = 0;
    await page.route('**/_astro/react.*.js', async (route) => {
      lost += 1;
      await (lost === 1 ? route.abort() : route.continue());
    });
    await page.goto('/');
    await page.getByRole('button', { name: copy.label }).click();
    await expect(page.getByText(copy.unavailable)).toBeVisible();
    const field = page.getByLabel(home.newsletter.label);
    await field.fill(ADDRESS);
    await field.press('Enter');
    await expect(page.locator('.toast')).toContainText(home.newsletter.success.title);
  });

  test('loses no press during which it fails', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const pressed = Promise.withResolvers<undefined>();
    let lost = 0;
    await page.route('**/_astro/react.*.js', async (route) => {
      lost += 1;
      await pressed.promise;
      await (lost === 1 ? route.abort() : route.continue());
    });
    await page.goto('/');
    await page.getByRole('button', { name: copy.label }).hover();
    await page.mouse.down();
    pressed.resolve(undefined);
    await expect(page.getByText(copy.unavailable)).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.toast')).toContainText(copy.success.title);
  });
});
