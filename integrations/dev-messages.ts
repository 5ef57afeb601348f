import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { currentDiagnostics, type ShownDiagnostic } from '../editorial/dev/diagnostics.ts';

/** Milliseconds to wait for more files: an editor may save several at once. */
const DEBOUNCE = 100;

/**
 * Shows the diagnostics of the content check in the pages of the dev server, and updates them as
 * files are saved.
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
      sendDiagnostics(server, directory);
    },
    transform: {
      // Vite's client: every page of the dev server loads it, including the error page.
      filter: { id: /vite\/dist\/client\/client\.mjs/ },
      handler: (code) => `${code}\nimport('/editorial/dev/panel.ts');`,
    },
  };
}

function sendDiagnostics({ watcher, environments }: ViteDevServer, directory: string): void {
  const folder = resolve(directory);
  const { hot } = environments.client;
  let current: ShownDiagnostic[] | undefined;
  let pause: NodeJS.Timeout | undefined;
  hot.on('content-check:ask', (_, client) => {
    current ??= currentDiagnostics(directory);
    client.send('content-check:diagnostics', current);
  });
  watcher.add(folder);
  watcher.on('all', (_, path) => {
    if (!resolve(path).startsWith(folder + sep)) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      current = currentDiagnostics(directory);
      hot.send('content-check:diagnostics', current);
    }, DEBOUNCE);
  });
}
