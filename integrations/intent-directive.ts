import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Leaves out the lists of scripts that Vite preloads before a script is loaded later: only the
 * toasts have such a script, and the page has already loaded its imports. Astro overrides
 * `build.modulePreload`, so it is set for the environment of the visitors' scripts alone.
 */
const withoutPreloading = {
  name: 'without-preloading',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { modulePreload: false as const } } : undefined,
};

/** Gives Astro the directive `client:intent`, by which an island is loaded when the visitor first turns to it. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('../src/directives/intent.ts', import.meta.url)),
        });
        updateConfig({ vite: { plugins: [withoutPreloading] } });
      },
    },
  };
}
