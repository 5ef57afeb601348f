import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { request } from '../../../../editorial/verify/fetch.ts';

/** What is received of a host that answers with this. */
async function received(body: Buffer, headers: OutgoingHttpHeaders = {}) {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Only ends a hang.
  return await request(`http://127.0.0.1:${port}/`, 300);
}

const SENT = gzipSync('Text');

it('A compressed body is read', async () => {
  const { body, fault } = await received(SENT, { 'content-encoding': 'gzip' });
  expect([body.toString(), fault]).toEqual(['Text', undefined]);
});

it.each([
  ['without the end of its checksum', SENT.subarray(0, -1)],
  ['with another checksum', Buffer.concat([SENT.subarray(0, -8), Buffer.alloc(8)])],
  ['that is no gzip at all', Buffer.from('Text')],
])(
  'A compressed body is refused, which browsers could read in different ways: %s',
  async (_, sent) => {
    const { fault } = await received(sent, { 'content-encoding': 'gzip' });
    expect(fault).toContain('it cannot be decoded');
  },
);

it('An empty body needs no decoding', async () => {
  const { body, fault } = await received(Buffer.alloc(0), { 'content-encoding': 'gzip' });
  expect([body.length, fault]).toEqual([0, undefined]);
});

it('A body that is far too large is not read to its end', async () => {
  await expect(received(Buffer.alloc(16_000_001))).rejects.toThrow(
    /^http:.*: it is larger than 16000000 bytes$/,
  );
});

it('A small body that becomes far too large is not decoded to its end', async () => {
  const sent = gzipSync(Buffer.alloc(16_000_001));
  const { fault } = await received(sent, { 'content-encoding': 'gzip' });
  expect(fault).toMatch(/^it cannot be decoded: .*larger than 16000000 bytes$/);
});
