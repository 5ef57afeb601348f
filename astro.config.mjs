import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { requireValidContent } from './integrations/content-check.ts';
import { contentMessages } from './integrations/dev-messages.ts';
import { finishPages } from './integrations/finish-pages.ts';
import { siteAddress } from './integrations/finish/site-address.ts';
import { intentDirective } from './integrations/intent-directive.ts';
import { requireValidBuild } from './integrations/valid-build.ts';
import { REDIRECTS } from './src/content-map.ts';
import { isRelease } from './src/facts/release.ts';
import { subsetTypeface } from './src/styles/faces.ts';
import { TYPEFACES } from './src/styles/typefaces.ts';

/** The typefaces for Astro’s `fonts`. The variable of each is named in tokens.css. */
const fonts = Object.entries(TYPEFACES).map(
  async ([face, { package: name, weight, generic, fallback }]) => ({
    provider: fontProviders.local(),
    name,
    cssVariable: `--typeface-${face}`,
    optimizedFallbacks: fallback === undefined,
    fallbacks: fallback === undefined ? [generic] : [fallback, generic],
    options: {
      variants: (await subsetTypeface(face)).map(({ file, ...range }) => ({
        weight: weight.min === weight.max ? weight.max : `${weight.min} ${weight.max}`,
        style: 'normal',
        src: [`./${file}`],
        ...range,
      })),
    },
  }),
);

export default defineConfig({
  site: siteAddress(),
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  // The dev server leads there; a build has `_redirects` instead of pages (integrations/finish-pages.ts).
  redirects: REDIRECTS,
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  devToolbar: { enabled: false },
  integrations: [
    // oxlint-disable-next-line typescript/no-deprecated -- its successor is an option of one more package
    mdx({ smartypants: false }),
    react(),
    sitemap(),
    intentDirective(),
    requireValidContent({ isRelease: isRelease() }),
    contentMessages(),
    finishPages({ isRelease: isRelease() }),
    requireValidBuild(),
  ],
  fonts: await Promise.all(fonts),
  vite: {
    plugins: [tailwindcss({ optimize: false })],
    // No configuration of PostCSS is searched for: its plugins would run in the build.
    css: { postcss: {} },
    build: {
      // Every MDX file would print the same harmless note about "use client" lines.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // A picture inside the page would be a data: address, which the page's policy refuses.
      assetsInlineLimit: (file) =>
        /\.(svg|png|jpe?g|gif|avif|webp)$/.test(file) ? false : undefined,
    },
  },
});
