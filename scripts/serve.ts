/**
 * Serves a built site: `node scripts/serve.ts [folder] [--port 4321] [--host localhost]`.
 * The folder is `dist` unless given; the port may also come from the environment as PORT.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { siteServer } from '../hosting/site-server.ts';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: process.env.PORT ?? '4321' },
        host: { type: 'string', default: 'localhost' },
      },
    });
  } catch {
    return refuse('Use: npm start -- [--port 4321] [--host localhost]');
  }
})();

const folder = positionals[0] ?? 'dist';
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  refuse(`“${values.port}” is not a port. Choose one such as --port 4321.`);
}

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
      : `The site cannot be served at ${values.host}:${port} (${error.code ?? error.message}).`,
  );
});

server.listen(port, values.host, () => {
  const { port: actual } = server.address() as AddressInfo;
  console.log(`The site is at http://${values.host}:${actual} (Ctrl+C ends it).`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
