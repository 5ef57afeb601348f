import type { test } from '@playwright/test';

/** Options for `test.use` with which the browser keeps pages that are left. Playwright switches that off. */
export const WITH_BACK_FORWARD_CACHE: Parameters<typeof test.use>[0] = {
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const { ignoreDefaultArgs = [] } = launchOptions;
      const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
      await provide({
        ...launchOptions,
        ignoreDefaultArgs: [...ignored, '--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
};
