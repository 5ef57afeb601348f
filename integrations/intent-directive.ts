import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Gives Astro the `client:intent` directive (see src/directives/intent.ts). */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('../src/directives/intent.ts', import.meta.url)),
        });
        // Without Vite's code that preloads the imports of a script before it is loaded later: only
        // the toasts have such a script, and the page has already loaded its imports.
        updateConfig({ vite: { build: { modulePreload: false } } });
      },
    },
  };
}
