/** Why a file cannot be read at all. */
export interface Defect {
  readonly kind:
    'unreadable' | 'folder' | 'empty' | 'binary' | 'encoding' | 'utf-16' | 'large' | 'deep';
  /** Where in the source it shows, in characters. */
  readonly offset: number;
  /** The byte that is no UTF-8, in hexadecimal. */
  readonly byte?: string;
}

/** What was read of a file: its text, and what keeps the text from being used. */
export interface Decoded {
  readonly source: string;
  readonly defect?: Defect;
}

/** The largest file that is read, in bytes: the longest page of the site has a hundredth of it. */
export const LARGEST = 1_000_000;

const REPLACED = '\uFFFD';
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Reads bytes as UTF-8, and says where they are something else. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LARGEST) return { source: '', defect: { kind: 'large', offset: 0 } };
  if (UTF_16.some(([first, second]) => bytes[0] === first && bytes[1] === second))
    return { source: '', defect: { kind: 'utf-16', offset: 0 } };
  const source = Buffer.from(bytes).toString('utf8');
  const offset = source.includes(REPLACED) ? firstReplaced(source, bytes) : -1;
  if (offset < 0) return judge(source);
  const at = Buffer.byteLength(source.slice(0, offset));
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const defect = source.includes('\0')
    ? ({ kind: 'binary', offset: source.indexOf('\0') } as const)
    : ({ kind: 'encoding', offset, byte } as const);
  return { source, defect };
}

/** Says of a text what keeps it from being used. */
export function judge(source: string): Decoded {
  const nul = source.indexOf('\0');
  if (nul >= 0) return { source, defect: { kind: 'binary', offset: nul } };
  if (/^[\s\uFEFF]*$/.test(source)) return { source, defect: { kind: 'empty', offset: 0 } };
  return { source };
}

/** Where the first byte that is no UTF-8 shows; a U+FFFD that was typed is UTF-8. -1 where there is none. */
function firstReplaced(source: string, bytes: Uint8Array): number {
  let at = 0;
  let from = 0;
  for (let to = source.indexOf(REPLACED); to >= 0; to = source.indexOf(REPLACED, from)) {
    at += Buffer.byteLength(source.slice(from, to));
    if (bytes[at] !== 0xef || bytes[at + 1] !== 0xbf || bytes[at + 2] !== 0xbd) return to;
    at += 3;
    from = to + 1;
  }
  return -1;
}
