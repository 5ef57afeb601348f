/** Why a file cannot be read at all. */
export interface Defect {
  readonly kind:
    'unreadable' | 'folder' | 'empty' | 'binary' | 'encoding' | 'utf-16' | 'large' | 'deep';
  /** Where in the source it shows, in characters. */
  readonly offset: number;
  /** The byte that is no UTF-8, in hexadecimal. */
  readonly byte?: string;
  /** How large the file is, in bytes, where it is too large. */
  readonly size?: number;
  /** The other places where a text shows a sign that cannot be read, where these are few. */
  readonly others?: readonly Defect[];
}

/** What was read of a file: its text, and what keeps the text from being used. */
export interface Decoded {
  readonly source: string;
  readonly defect?: Defect;
}

/** The largest file that is read, in bytes: several times the longest of the site. */
export const LARGEST = 100_000;

export const tooLarge = (size: number): Defect => ({ kind: 'large', offset: 0, size });

const REPLACED = '\uFFFD';
const TYPED = Buffer.from(REPLACED);
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** A file with more broken places than these few was saved in another way, as a whole. */
const FEW = 10;

/** Reads bytes as UTF-8, and says where they are something else. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LARGEST) return { source: '', defect: tooLarge(bytes.length) };
  if (UTF_16.some(([first, second]) => bytes[0] === first && bytes[1] === second))
    return { source: '', defect: { kind: 'utf-16', offset: 0 } };
  const source = Buffer.from(bytes).toString('utf8');
  return judge(source, source.includes(REPLACED) ? brokenLetters(source, Buffer.from(bytes)) : []);
}

/** Says of a text what keeps it from being used. */
export function judge(source: string, broken: readonly Defect[] = []): Decoded {
  const nulls = [...source.matchAll(/\0/g)].map(({ index }): Defect => ({
    kind: 'binary',
    offset: index,
  }));
  const [first, ...others] = [...nulls, ...broken];
  if (first) return { source, defect: others.length < FEW ? { ...first, others } : first };
  if (/^[\s\uFEFF]*$/.test(source)) return { source, defect: { kind: 'empty', offset: 0 } };
  return { source };
}

/** The first letters that are no UTF-8, one more than a few at most; a U+FFFD that was typed is UTF-8. */
function brokenLetters(source: string, bytes: Buffer): Defect[] {
  const broken: Defect[] = [];
  let at = 0;
  let from = 0;
  for (let to = source.indexOf(REPLACED); to >= 0; to = source.indexOf(REPLACED, from)) {
    at += Buffer.byteLength(source.slice(from, to));
    from = to + 1;
    if (bytes.subarray(at, at + 3).equals(TYPED)) {
      at += TYPED.length;
      continue;
    }
    const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    broken.push({ kind: 'encoding', offset: to, byte });
    if (broken.length > FEW) break;
    const rest = source.slice(from);
    at += [1, 2, 3].find((length) => bytes.toString('utf8', at + length) === rest) ?? 1;
  }
  return broken;
}
