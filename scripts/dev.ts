/**
 * `npm run dev`: runs `astro dev`. If errors in the content stop Astro, serves a page that lists
 * them, and starts Astro again once they are corrected.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { currentDiagnostics, type ShownDiagnostic } from '../editorial/dev/diagnostics.ts';
import { listOf, STYLE } from '../editorial/dev/list.ts';
import { countOf } from '../editorial/output/counted.ts';

/** Milliseconds between two checks of the content. */
const CHECK_INTERVAL = 1000;
const directory = process.env.CONTENT_DIR ?? 'src/content';
const { values } = parseArgs({
  strict: false,
  options: { port: { type: 'string', default: '4321' } },
});
const port = Number(values.port);

/**
 * Polls the page's own address each second, and reloads when it answers with other errors or the site.
 * While Astro starts it may answer with a 404, so the script polls ten times more before it reloads.
 */
const script = (version: number) => `let left = 10;
setInterval(async () => {
  const now = await fetch(location.href).catch(() => undefined);
  if (!now || now.headers.get('etag') === '"${version}"') return;
  if (now.ok || now.status === 503 || left-- === 0) location.reload();
}, 1000);`;

const errorsOf = () => currentDiagnostics(directory).filter(({ fatal }) => fatal);

const page = (errors: readonly ShownDiagnostic[], version: number) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Content check</title><style>${STYLE}</style></head>
<body><h1>The site cannot be shown until this is put right: ${countOf(errors)}.</h1>
<p>This page changes by itself as you save.</p>
${listOf(errors)}<script>${script(version)}</script></body></html>`;

/** Runs Astro until it ends, and returns its exit status; undefined if this program stopped it. */
function runAstro(): Promise<number | undefined> {
  const child = spawn('astro', ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', stop);
      // As shells do for a program that a signal ended.
      const status = signal ? 128 + constants.signals[signal] : (code ?? 0);
      resolve(isStopped ? undefined : status);
    });
  });
}

/** Serves the list of errors on the site's port until the content has none. */
async function serveErrors(first: readonly ShownDiagnostic[]): Promise<void> {
  let errors = first;
  let version = 1;
  const server = createServer((_, answer) => {
    answer.writeHead(503, { 'content-type': 'text/html; charset=utf-8', etag: `"${version}"` });
    answer.end(page(errors, version));
  });
  server.listen(port, 'localhost');
  console.log(`\nThe content has faults. They are listed at http://localhost:${port}/`);
  while (errors.length > 0) {
    await setTimeout(CHECK_INTERVAL);
    const now = errorsOf();
    if (JSON.stringify(now) !== JSON.stringify(errors)) version += 1;
    errors = now;
  }
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
}

for (;;) {
  const code = await runAstro();
  const errors = code === undefined || code === 0 ? [] : errorsOf();
  process.exitCode = code ?? 0;
  if (errors.length === 0) break;
  await serveErrors(errors);
}
