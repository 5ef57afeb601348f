import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
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

/** A gzip member of “Text” with these flags and what they announce (RFC 1952, 2.3). */
function gzip(flags: number, announced = '', { magic = 0x1f8b, method = 8 } = {}): Buffer {
  const header = Buffer.alloc(10);
  header.writeUInt16BE(magic);
  header.writeUInt8(method, 2);
  header.writeUInt8(flags, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32('Text'));
  trailer.writeUInt32LE(4, 4);
  return Buffer.concat([header, Buffer.from(announced), deflateRawSync('Text'), trailer]);
}

describe('A compressed body is read', () => {
  it.each([
    ['without anything in its header', gzip(0)],
    ['that is announced as text', gzip(1)],
    ['with a further field', gzip(4, '\x02\x00ab')],
    ['with a name', gzip(8, 'name\0')],
    ['with a comment', gzip(16, 'comment\0')],
    ['with a checksum of its header', gzip(2, 'ab')],
    ['with all of these', gzip(31, '\x02\x00abname\0comment\0ab')],
  ])('%s', async (_, sent) => {
    const { body, fault } = await received(sent, { 'content-encoding': 'gzip' });
    expect([body.toString(), fault]).toEqual(['Text', undefined]);
  });
});

describe('Browsers could read a body in different ways', () => {
  it.each([
    ['with another beginning', gzip(0, '', { magic: 0x1f8c }), 'it is no gzip'],
    ['of another method', gzip(0, '', { method: 7 }), 'it is no gzip'],
    ['with an unknown flag', gzip(32), 'it is no gzip'],
    ['without the end of its checksum', gzip(0).subarray(0, -1), 'checksum is wrong or missing'],
    ['that is no gzip at all', Buffer.from('Text'), 'it cannot be decoded'],
  ])('%s', async (_, sent, fault) => {
    expect((await received(sent, { 'content-encoding': 'gzip' })).fault).toContain(fault);
  });
});

it('An empty body needs no decoding', async () => {
  const { body, fault } = await received(Buffer.alloc(0), { 'content-encoding': 'gzip' });
  expect([body.length, fault]).toEqual([0, undefined]);
});

it('A body that is far too large is not read to its end', async () => {
  await expect(received(Buffer.alloc(16_000_001))).rejects.toThrow(
    /^http:.*: it is larger than 16000000 bytes$/,
  );
});
