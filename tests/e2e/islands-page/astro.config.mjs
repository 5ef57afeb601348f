/** Builds one page with all islands, with the settings of the site, for tests of faults: see build.ts. */
import { defineConfig } from 'astro/config';
import site from '../../../astro.config.mjs';

const ROOT = '../../..';

/** The typefaces, whose files are named from the site's root. */
const fonts = site.fonts.map(({ options, ...font }) => ({
  ...font,
  options: {
    variants: options.variants.map(({ src, ...variant }) => ({
      ...variant,
      src: src.map((file) => (typeof file === 'string' ? `${ROOT}/${file}` : file)),
    })),
  },
}));

export default defineConfig({
  ...site,
  srcDir: '.',
  publicDir: `${ROOT}/public`,
  cacheDir: `${ROOT}/.cache/islands-page`,
  fonts,
});
