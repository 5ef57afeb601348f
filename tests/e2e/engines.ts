import { existsSync } from 'node:fs';
import { firefox, webkit, type BrowserType } from '@playwright/test';

/** Whether `npx playwright install` has installed the engine. */
export const isInstalled = (engine: BrowserType): boolean => existsSync(engine.executablePath());

/** The names of the engines beside Chromium in which no test runs, because they are not installed. */
export const missingEngines = (): string[] =>
  [firefox, webkit].filter((engine) => !isInstalled(engine)).map((engine) => engine.name());
