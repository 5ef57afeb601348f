/**
 * Serves a built site: `node scripts/serve.ts [folder] [--port 4321] [--host localhost]`.
 * The folder is `dist` unless given; the port may also come from the environment as PORT. With
 * `--host 0.0.0.0` other devices of the network reach it too.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { siteServer } from '../hosting/site-server.ts';

const USAGE =
  'Use: npm start -- [--port 4321] [--host localhost], or node scripts/serve.ts [folder]';

/** An empty variable is none. */
const { PORT = '' } = process.env;

/** Ends the program with a message. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: PORT === '' ? '4321' : PORT },
        host: { type: 'string', default: 'localhost' },
      },
    });
  } catch {
    return refuse(USAGE);
  }
})();

const [folder = 'dist', ...others] = positionals;
if (others.length > 0) refuse(USAGE);
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port > 65_535)
  refuse(`“${values.port}” is not a port. Choose one such as --port 4321.`);
// Node would listen on every network.
if (values.host === '') refuse('--host is empty. Name one, such as --host localhost.');
/** As addresses write it: an IPv6 address is in brackets. */
const host = values.host.includes(':') ? `[${values.host}]` : values.host;

const server = (() => {
  try {
    return siteServer(folder);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
})();

server.on('error', (error: NodeJS.ErrnoException) => {
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or choose another: npm start -- --port ${port + 1}`
      : `The site cannot be served at ${host}:${port} (${error.code ?? error.message}).`,
  );
});

server.listen(port, values.host, () => {
  const { port: actual } = server.address() as AddressInfo;
  console.log(`The site is at http://${host}:${actual} (Ctrl+C ends it).`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
