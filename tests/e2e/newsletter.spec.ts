/** The honest line is the one below the newsletter’s field, which says that the list is not running yet. */
import type { Page } from '@playwright/test';
import { ALL_ISLANDS, expect, home, test } from './islands-page-test.ts';

const { newsletter, token } = home;
const { title } = newsletter.success;

test(
  'The newsletter has its fields below each other, and the button beside the last',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(ALL_ISLANDS);
    const boxes = await page.locator('.signup').evaluate((form) => {
      // It has one field: a copy shows where others would be.
      const last = [...form.querySelectorAll('.field')].at(-1);
      last?.after(last.cloneNode(true));
      return [...form.querySelectorAll('.field, .signup-submit')].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    });
    const [above, last, button] = boxes.slice(-3);
    expect(last).toMatchObject({ left: above?.left, right: above?.right });
    expect(last?.top).toBeGreaterThan(above?.bottom ?? NaN);
    expect(button?.left).toBeGreaterThan(last?.right ?? NaN);
    expect(button?.bottom).toBeCloseTo(last?.bottom ?? NaN);
  },
);

test(
  'The newsletter tells screen readers its honest line, and at once what is wrong with the address',
  { tag: ['@wide', '@chromium'] },
  async ({ page, context }) => {
    await page.goto(ALL_ISLANDS);
    // The browser's own description: it leaves out a space that is a text of its own.
    const session = await context.newCDPSession(page);
    const description = async () => {
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'document.querySelector("#newsletter-email")',
      });
      const { objectId = '' } = result;
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId });
      return nodes.find(({ role }) => role?.value === 'textbox')?.description?.value as unknown;
    };
    const { strong, text } = newsletter.honest;
    expect(await description()).toBe(`${strong} ${text}`);
    // The focus is in the field already, so the error must be read by itself.
    const error = page.locator('.signup').getByRole('alert');
    await expect(error).toBeEmpty();
    const field = page.getByLabel(newsletter.label);
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(error).toHaveText(newsletter.missing);
    expect(await description()).toBe(`${newsletter.missing} ${strong} ${text}`);
  },
);

test.describe('The thank-you', { tag: '@narrow' }, () => {
  /** How many pixels of the height of the honest line a toast covers. */
  function coveredHeight(page: Page): Promise<number> {
    return page.evaluate(() => {
      const line = document.querySelector('#newsletter-honest')?.getBoundingClientRect();
      if (!line) throw new Error('The honest line is gone.');
      const toasts = [...document.querySelectorAll('.toast')];
      return Math.max(
        ...toasts.map((toast) => {
          const box = toast.getBoundingClientRect();
          const beside = box.right <= line.left || box.left >= line.right;
          return beside ? 0 : Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top);
        }),
      );
    });
  }

  for (const [width, height, place] of [
    [390, 664, 'center'],
    [360, 640, 'end'],
    [844, 390, 'center'],
  ] as const) {
    test(`does not cover the honest line at ${width} × ${height}, with the button at the ${place} of the screen after another toast`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      await page.setViewportSize({ width, height });
      // Smooth scrolling would change the scroll position that the test sets.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(ALL_ISLANDS);
      await page.getByRole('button', { name: token.address.copy.label }).click();
      await expect(page.getByText(token.address.copy.success.title)).toBeVisible();
      await page.getByLabel(newsletter.label).fill('reader@example.com');
      const submit = page.getByRole('button', { name: newsletter.button });
      await submit.evaluate((button, block) => {
        button.scrollIntoView({ block, behavior: 'instant' });
      }, place);
      await submit.evaluate((button: HTMLElement) => {
        button.click();
      });
      await expect(page.locator('.toast', { hasText: title })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.toast')).toHaveCount(1);
      await expect(page.locator('#newsletter-honest')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => coveredHeight(page)).toBeLessThanOrEqual(0);
    });
  }
});
