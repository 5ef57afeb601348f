/** Builds the pages for tests, one of them with all islands, with the settings of the site: see build.ts. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import site from '../../../astro.config.mjs';
import { ALLOWED } from '../../../hosting/allowed.ts';
import { finishPages } from '../../../integrations/finish-pages.ts';

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

/** What any page of the site may do. */
const allowed = {
  ...ALLOWED,
  outside: ALLOWED.outside.map((row) => ({ ...row, pages: 'all' })),
  forms: { ...ALLOWED.forms, pages: 'all' },
};

export default defineConfig({
  ...site,
  integrations: site.integrations.map((integration) =>
    integration.name === 'finish-pages' ? finishPages({ isRelease: false, allowed }) : integration,
  ),
  srcDir: '.',
  publicDir: `${ROOT}/public`,
  cacheDir: `${ROOT}/.cache/islands-page`,
  fonts,
  vite: {
    ...site.vite,
    resolve: {
      // Bigfoot can be seen on every day.
      alias: [
        {
          find: /^.*\/LastSeen\.astro$/,
          replacement: fileURLToPath(new URL('EveryPlace.astro', import.meta.url)),
        },
      ],
    },
  },
});
