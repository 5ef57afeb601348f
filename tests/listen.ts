import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server on a free port of this machine, and gives its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, 'localhost'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
