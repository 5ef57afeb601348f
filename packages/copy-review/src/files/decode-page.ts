import { isUtf8 } from 'node:buffer';
import { getEncoding } from 'encoding-sniffer';

type DecodedPage =
  | {
      readonly html: string;
      /** Its name in the Encoding Standard, such as `UTF-8`. */
      readonly encoding: string;
      readonly reason?: undefined;
    }
  | {
      /** Why it cannot be decoded, as a sentence without a full stop. */
      readonly reason: string;
    };

const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
];

/**
 * Decodes a page by its byte order mark, otherwise as UTF-8 if it is valid UTF-8, otherwise by its
 * `<meta charset>`. Bytes that the encoding does not have are never replaced.
 */
export function decodePage(bytes: Uint8Array): DecodedPage {
  const encoding = encodingOf(bytes);
  try {
    return { html: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return { reason: `its bytes are not valid ${encoding}` };
  }
}

function encodingOf(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  if (isUtf8(bytes)) return 'UTF-8';
  return getEncoding(Buffer.from(bytes), { defaultEncoding: 'UTF-8', maxBytes: 1024 });
}
