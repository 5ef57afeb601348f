import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readFrozenText, writeFrozenText } from '../../../src/formats/frozen-text.ts';

const SETTINGS = { version: '1.0', date: '2026-08-20', summary: 'A: b # c' };
const TEXT = '\n# One\n\n---\n\n“Two”: 👣\n';
const SOURCE = writeFrozenText(SETTINGS, TEXT);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const withHash = (below: string) => `---\nsha256: ${hashOf(below)}\n${below}`;

describe('A frozen text', () => {
  it('is read as it was written, with versions and dates as text', () => {
    expect(readFrozenText(SOURCE)).toEqual({
      settings: { ...SETTINGS, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      text: TEXT,
    });
  });

  it('has in its second line the hash of all lines below', () => {
    const [, second = '', ...below] = SOURCE.split('\n');
    expect(second).toBe(`sha256: ${hashOf(below.join('\n'))}`);
    expect(withHash(below.join('\n'))).toBe(SOURCE);
  });

  it('is not read if any of its bytes has changed', () => {
    const bytes = Buffer.from(SOURCE);
    const read = [...bytes.keys()].filter((index) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      return readFrozenText(changed.toString('utf8')) !== undefined;
    });
    expect(read).toEqual([]);
  });

  it.each([
    ['no settings', 'Text.\n'],
    ['a byte order mark', `\uFEFF${SOURCE}`],
    ['other line ends', SOURCE.replaceAll('\n', '\r\n')],
    ['another line', `${SOURCE}\n`],
    ['settings that are no YAML', withHash('a: "1\n---\nText.\n')],
  ])('is not read from a file with %s', (_, source) => {
    expect(readFrozenText(source)).toBeUndefined();
  });
});
