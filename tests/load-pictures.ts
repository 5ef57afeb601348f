import type { Page } from '@playwright/test';

/** Loads the pictures of a page that are otherwise loaded once a visitor scrolls to them. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
  });
