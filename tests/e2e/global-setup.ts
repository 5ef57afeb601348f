/** Runs once, before the first test. */
import { chromium } from '@playwright/test';
import { siteServer } from '../../hosting/site-server.ts';
import { chooseBrowser } from '../../editorial/seen/browser.ts';
import { PREVIEW as PREVIEW_BUILD, RELEASE, requireBuilds } from '../base.ts';
import { listen } from '../listen.ts';
import { missingEngines } from './engines.ts';
import { ISLANDS, ISLANDS_CONTENT, PREVIEW, SUPPLIED } from './servers.ts';

/**
 * Prints the browser and its version, and serves the builds on free ports.
 *
 * @throws Error without a stack trace, if a build is missing
 */
export default async function setUp(): Promise<() => void> {
  const islands = { folder: ISLANDS.folder, content: ISLANDS_CONTENT, step: 'build:islands' };
  requireBuilds([PREVIEW_BUILD, RELEASE, islands]);
  const { source, browser: options } = await chooseBrowser();
  const browser = await chromium.launch(options);
  console.log(`Browser: Chromium ${browser.version()} from ${source} (${options.executablePath})`);
  await browser.close();
  const missing = missingEngines();
  if (missing.length > 0)
    console.log(
      `Not installed, so no test runs in: ${missing.join(', ')} (npx playwright install ${missing.join(' ')})`,
    );
  const servers = [PREVIEW, SUPPLIED, ISLANDS].map(({ folder, variable }) => ({
    variable,
    server: siteServer(folder),
  }));
  for (const { variable, server } of servers) process.env[variable] = await listen(server);
  return () => {
    for (const { server } of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}
