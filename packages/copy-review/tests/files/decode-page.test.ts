import { expect, it } from 'vitest';
import { decodePage } from '../../src/files/decode-page.ts';

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
const latin1 = (text: string) => Buffer.from(text, 'latin1');

it.each<[string, Uint8Array, string, string]>([
  ['UTF-8', Buffer.from('é'), 'é', 'UTF-8'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffé'), 'é', 'UTF-8'],
  [
    'UTF-8 that declares something else',
    Buffer.from('<meta charset=koi8-r>é'),
    '<meta charset=koi8-r>é',
    'UTF-8',
  ],
  ['UTF-16', utf16('é'), 'é', 'UTF-16LE'],
  ['UTF-16, big-endian', utf16('é', true), 'é', 'UTF-16BE'],
  [
    'the declared encoding',
    latin1('<meta charset="latin1">é'),
    '<meta charset="latin1">é',
    'windows-1252',
  ],
  [
    'the declared encoding of a content type',
    latin1('<meta http-equiv=content-type content="text/html; charset=koi8-r">\xe9'),
    '<meta http-equiv=content-type content="text/html; charset=koi8-r">И',
    'KOI8-R',
  ],
  ['an empty file', Buffer.alloc(0), '', 'UTF-8'],
])('decodes %s', (_, bytes, html, encoding) => {
  expect(decodePage(bytes)).toEqual({ html, encoding });
});

it.each<[string, Uint8Array, string]>([
  ['a byte that is not UTF-8', latin1('<p>é'), 'UTF-8'],
  ['a declaration in a comment', latin1('<!-- <meta charset=latin1> -->é'), 'UTF-8'],
  ['a declaration after 1024 bytes', latin1(`${' '.repeat(1010)}<meta charset=latin1>é`), 'UTF-8'],
  ['a declaration of UTF-16, which ASCII rules out', latin1('<meta charset=utf-16>é'), 'UTF-8'],
  ['half a surrogate pair', Buffer.concat([utf16('a'), Buffer.from([0, 0xd8])]), 'UTF-16LE'],
  [
    'a byte that the declared encoding lacks',
    latin1('<meta charset=windows-1253>\xd2'),
    'windows-1253',
  ],
  ['an invalid byte after a byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0xff]), 'UTF-8'],
])('does not decode %s', (_, bytes, encoding) => {
  expect(decodePage(bytes)).toEqual({ reason: `its bytes are not valid ${encoding}` });
});
