import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { tellOf, type Told } from '../src/editorial/dev/diagnostics.ts';

/** An editor may save several files at once. */
const PAUSE = 100;

/**
 * While the site is worked on (`npm run dev`), the content check's messages stand in the page and
 * change as files are saved.
 */
export function contentMessages(directory = 'src/content'): AstroIntegration {
  return {
    name: 'content-messages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [panelPlugin(directory)] } });
      },
    },
  };
}

function panelPlugin(directory: string): Plugin {
  return {
    name: 'content-messages',
    apply: 'serve',
    configureServer: (server) => {
      tellBrowsers(server, directory);
    },
    transform: {
      // Every page of the dev server loads this file, also the one that shows an error.
      filter: { id: /vite\/dist\/client\/client\.mjs/ },
      handler: (code) => `${code}\nimport('/src/editorial/dev/panel.ts');`,
    },
  };
}

function tellBrowsers({ watcher, environments }: ViteDevServer, directory: string): void {
  const folder = resolve(directory);
  const { hot } = environments.client;
  let told: Told[] | undefined;
  let pause: NodeJS.Timeout | undefined;
  hot.on('content-check:ask', (_, client) => {
    told ??= tellOf(directory);
    client.send('content-check:told', told);
  });
  watcher.add(folder);
  watcher.on('all', (_, path) => {
    if (!resolve(path).startsWith(folder + sep)) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      told = tellOf(directory);
      hot.send('content-check:told', told);
    }, PAUSE);
  });
}
