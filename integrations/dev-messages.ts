import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { messageOf } from 'copy-review/errors';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../editorial/check/check.ts';
import { readContent } from '../editorial/content/read.ts';
import { isError, reportPath } from '../editorial/output/diagnostic.ts';
import { overlayMessage } from '../editorial/output/overlay.ts';
import { sourcesOf, type Report } from '../editorial/output/report.ts';
import { terminalReport } from '../editorial/output/terminal-report.ts';
import { contentFolder } from '../src/content-map.ts';

/** Milliseconds to wait for more files: an editor may save several at once. */
const DEBOUNCE = 100;

const RELOAD: HotPayload = { type: 'full-reload' };

/**
 * Checks the content whenever a file is saved during `npm run dev`: prints all diagnostics in the
 * terminal, and shows the errors over every page in the browser.
 */
export function contentMessages(directory = contentFolder()): AstroIntegration {
  return {
    name: 'content-messages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev')
          updateConfig({ vite: { plugins: [overlayPlugin(directory), listHeading] } });
      },
    },
  };
}

/**
 * Gives the list below a message a heading that is right for the messages of the content check too.
 * Astro’s overlay calls it “Stack Trace”.
 */
export const listHeading = {
  name: 'content-messages-heading',
  // After Astro has put its overlay into Vite’s client.
  enforce: 'post',
  transform: (code: string, id: string) =>
    id.includes('vite/dist/client/client.mjs')
      ? code.replace('<h2>Stack Trace</h2>', '<h2>All messages</h2>')
      : undefined,
} satisfies Plugin;

/** The Vite plugin that watches the content. */
function overlayPlugin(directory: string): Plugin {
  return {
    name: 'content-messages',
    // Before Astro's own plugins, so that their messages pass through `send` of `watchContent`.
    enforce: 'pre',
    configureServer: (server) => {
      watchContent(server, directory);
    },
  };
}

/** Checks the content after each change of a file, and keeps the overlay in the browser up to date. */
function watchContent({ watcher, environments }: ViteDevServer, directory: string): void {
  const folder = resolve(directory);
  const { hot } = environments.client;
  // The dev server only starts without errors: `requireValidContent`.
  let overlay: HotPayload | undefined;
  // Astro sends an error 200 ms after the page that failed, so that of a corrected file can come late.
  let isLateErrorExpected = false;
  let pause: NodeJS.Timeout | undefined;
  const send = hot.send.bind(hot);
  // Whatever else fails because of an error in the content, the message of the content check is the
  // useful one. Vite calls `send` with a payload, or with the name of an event and its data.
  hot.send = (...args: [HotPayload] | [event: string, payload?: unknown]) => {
    const [payload] = args;
    if (typeof payload !== 'object') send(payload, args[1]);
    else if (payload.type !== 'error') send(payload);
    else if (overlay) send(overlay);
    else if (isLateErrorExpected) {
      // If the page still fails, it fails again once it is loaded, and that error is shown.
      isLateErrorExpected = false;
      send(RELOAD);
    } else send(payload);
  };
  hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send(overlay);
  });
  watcher.add(folder);
  watcher.on('all', (_, path) => {
    if (!resolve(path).startsWith(folder + sep)) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      const before = overlay;
      overlay = checkAndPrint(directory);
      isLateErrorExpected = before !== undefined && !overlay;
      // Without errors, a reload takes the overlay away.
      // Past Astro’s `send`, which highlights the file first, and fails for one of a type that it does not know.
      if (before ?? overlay) send(overlay ?? RELOAD);
    }, DEBOUNCE);
  });
}

/** Prints the diagnostics, and returns the message for the overlay if any of them is an error. */
function checkAndPrint(directory: string): HotPayload | undefined {
  const { diagnostics, sources } = check(directory);
  if (diagnostics.length > 0) console.log(terminalReport(diagnostics, sources));
  const [first, ...others] = diagnostics.filter(isError);
  return first && overlayMessage([first, ...others], sources);
}

/** Checks the content folder as it is on disk. An error of the check itself becomes a diagnostic. */
function check(directory: string): Pick<Report, 'diagnostics' | 'sources'> {
  try {
    const files = readContent(directory);
    return { diagnostics: checkContent(files), sources: sourcesOf(files) };
  } catch (error) {
    const wording = {
      reason: messageOf(error),
      note: 'Nothing was checked.',
      fix: 'Fix this, and save a file again.',
    };
    return { diagnostics: [reportPath(directory, wording)], sources: new Map() };
  }
}
