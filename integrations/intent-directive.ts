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
        // The only lazy script is that of the toasts; its imports are already loaded by then.
        updateConfig({ vite: { build: { modulePreload: false } } });
      },
    },
  };
}
