/**
 * Chooses the Chromium of the review and of the end-to-end tests: CHROMIUM_PATH, else the one that package.json pins
 * (Linux on x64), else the one that Playwright has downloaded.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** What Playwright's `launchOptions` take. */
export interface Browser {
  executablePath: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Where a browser can come from. */
type Source = 'CHROMIUM_PATH' | '@sparticuz/chromium' | 'Playwright';

/** The machine on which the choice depends, besides the variable CHROMIUM_PATH. */
interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  /** Where Playwright puts the Chromium that it downloads. */
  downloaded: string;
}

/** Without GPU, and without network: only localhost resolves. */
const ARGS = [
  '--disable-gpu',
  '--disable-domain-reliability',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Calls `run` with some environment variables set, and restores the previous ones. */
async function withEnvironment<T>(
  variables: Record<string, string>,
  run: () => Promise<T>,
): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await run();
  } finally {
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, before);
  }
}

/**
 * Unpacks the Chromium from npm, with its libraries and fonts, once per version. The unpacked folder
 * is renamed at the end, so that an aborted run leaves nothing incomplete.
 */
async function unpacked(): Promise<Browser> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = resolve(import.meta.dirname, '../../.cache/chromium', version);
  if (!existsSync(folder)) {
    const stage = `${folder}-${process.pid}`;
    mkdirSync(stage, { recursive: true });
    // The package unpacks into TMPDIR, and its libraries only on AWS Lambda.
    await withEnvironment({ TMPDIR: stage, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }, async () => {
      const { default: packed } = await import('@sparticuz/chromium');
      await packed.executablePath();
    });
    // Relative, since Chromium crashes without its fonts, and a checkout may be moved.
    writeFileSync(
      join(stage, 'fonts/fonts.conf'),
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir prefix="relative">.</dir></fontconfig>\n',
    );
    try {
      renameSync(stage, folder);
    } catch (error) {
      rmSync(stage, { recursive: true, force: true });
      // Another run may have been faster.
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    },
  };
}

/**
 * Chooses the browser, and unpacks the pinned one if necessary.
 *
 * @returns the options to launch it with, and where it comes from
 * @throws Error when CHROMIUM_PATH names no file, or when there is no browser
 */
export async function chooseBrowser({
  platform = process.platform,
  arch = process.arch,
  downloaded = chromium.executablePath(),
}: Partial<Machine> = {}): Promise<{ source: Source; browser: Browser }> {
  const choice = (source: Source, executablePath: string) => ({
    source,
    browser: { executablePath, args: ARGS },
  });
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
    return choice('CHROMIUM_PATH', wanted);
  }
  if (platform === 'linux' && arch === 'x64') {
    return { source: '@sparticuz/chromium', browser: await unpacked() };
  }
  if (existsSync(downloaded)) return choice('Playwright', downloaded);
  throw new Error(
    'There is no Chromium. Run “npx playwright install chromium”, or set CHROMIUM_PATH to the program file of a Chrome or Chromium.',
  );
}

/** The options with which Playwright launches the chosen browser. */
export async function findBrowser(): Promise<Browser> {
  return (await chooseBrowser()).browser;
}
