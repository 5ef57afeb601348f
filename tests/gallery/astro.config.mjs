import { resolve } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { intentDirective } from '../../integrations/intent-directive.ts';
import { cutFont } from '../../src/styles/faces.ts';
import { siteAddress } from '../../integrations/site-address.ts';
import { poses } from './poses.ts';

/** A site of its own that shows every part and state. It is no part of the public build. */

// The content's collections read their folder from the root of the site that asks, which is here.
process.env.CONTENT_DIR ??= '../../src/content';

const face = async (name, cssVariable, weight, fallback) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks: [fallback],
  options: {
    variants: (await cutFont(name)).map(({ file, ...range }) => ({
      weight,
      style: 'normal',
      src: [resolve(file)],
      ...range,
    })),
  },
});

export default defineConfig({
  site: siteAddress(),
  srcDir: '.',
  publicDir: '../../public',
  outDir: '../../.cache/gallery/dist',
  cacheDir: '../../.cache/gallery/astro',
  devToolbar: { enabled: false },
  integrations: [mdx({ smartypants: false }), react(), intentDirective()],
  fonts: [
    await face('national-park', '--font-national-park', 800, 'sans-serif'),
    await face('atkinson-hyperlegible-next', '--font-atkinson', '400 700', 'sans-serif'),
    await face('martian-mono', '--font-martian', 600, 'monospace'),
  ],
  vite: {
    cacheDir: '../../.cache/gallery/vite',
    plugins: [tailwindcss()],
    css: { postcss: { plugins: [poses()] } },
    build: {
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      assetsInlineLimit: 0,
    },
  },
});
