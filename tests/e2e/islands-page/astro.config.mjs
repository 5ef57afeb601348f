/** Builds one page with all islands, with the settings of the site, for tests of faults: see build.ts. */
import { defineConfig } from 'astro/config';
import site from '../../../astro.config.mjs';

export default defineConfig({
  ...site,
  srcDir: './tests/e2e/islands-page',
  // The site is built at the same time.
  cacheDir: './.cache/islands-page',
});
