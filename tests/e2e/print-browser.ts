/** Prints the browser and its version once, before the first test. */
import { chromium } from '@playwright/test';
import { chooseBrowser } from '../browser.ts';

export default async function printBrowser(): Promise<void> {
  const { source, browser: options } = await chooseBrowser();
  const browser = await chromium.launch(options);
  console.log(`Browser: Chromium ${browser.version()} from ${source} (${options.executablePath})`);
  await browser.close();
}
