import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { intentDirective } from './integrations/intent-directive.ts';
import { requireValidContent } from './integrations/content-check.ts';
import { finishPages } from './integrations/finish-pages.ts';
import { contentMessages } from './integrations/dev-messages.ts';
import { isRelease } from './src/facts/release.ts';
import { subsetTypeface } from './src/styles/faces.ts';
import { INLINE_SCRIPTS } from './integrations/build/inline-scripts.ts';
import { requireValidBuild } from './integrations/valid-build.ts';
import { siteAddress } from './integrations/build/site-address.ts';
import { sonnerStyleHashes } from './integrations/build/sonner-style.ts';

/**
 * One typeface for Astro’s `fonts`. `fallback` is the generic family. Astro adjusts a system font to the
 * size of the typeface, unless `adjusted` names one that `fallback-fonts.css` has adjusted.
 */
const face = async (name, cssVariable, weight, fallback, adjusted) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  optimizedFallbacks: adjusted === undefined,
  fallbacks: adjusted === undefined ? [fallback] : [adjusted, fallback],
  options: {
    variants: (await subsetTypeface(name)).map(({ file, ...range }) => ({
      weight,
      style: 'normal',
      src: [`./${file}`],
      ...range,
    })),
  },
});

export default defineConfig({
  site: siteAddress(process.env.CONTENT_DIR),
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    mdx({ smartypants: false }),
    react(),
    sitemap(),
    intentDirective(),
    requireValidContent({ directory: process.env.CONTENT_DIR, isRelease: isRelease() }),
    contentMessages(process.env.CONTENT_DIR),
    finishPages({
      upgradeInsecureRequests: isRelease(),
      insertedStyles: sonnerStyleHashes(),
      inlineScripts: INLINE_SCRIPTS,
    }),
    requireValidBuild(),
  ],
  fonts: [
    await face('national-park', '--font-national-park', 800, 'sans-serif', 'headline-stand-in'),
    await face(
      'atkinson-hyperlegible-next',
      '--font-atkinson',
      '400 700',
      'sans-serif',
      'text-stand-in',
    ),
    await face('martian-mono', '--font-martian', 600, 'monospace'),
  ],
  vite: {
    plugins: [tailwindcss({ optimize: false })],
    // No configuration of PostCSS is searched for: its plugins would run in the build.
    css: { postcss: {} },
    // Every MDX file would print the same harmless note about "use client" lines.
    build: {
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // A picture inside the page would be a data: address, which the page's policy refuses.
      assetsInlineLimit: (file) => (/\.(svg|png|avif|webp)$/.test(file) ? false : undefined),
    },
  },
});
