import fc from 'fast-check';

/** Syntax of YAML and MDX, and other text that is likely to break a parser. */
const SNIPPETS = [
  ...`{ } [ ] < > : " ' \` # * _ - | & ! % @`.split(' '),
  ...['\\', '~', '$', '(', ')'],
  ...['\t', '\n', '\r', '\r\n', '\n\n', ' ', '  ', '    ', '---', '\n---\n', '***', '```\n', '~~~'],
  ...['{{', '<!--', '-->', '<b>', '</b>', '<br>', '<br/>', '<Foo/>', '{2027}', '{/*', '*/}', '\\{'],
  ...['import x from "y"\n', 'export const a = 1\n', '![](', '[a](/b', '](', '[^1]', '| a | b |\n'],
  ...[': ', ' #', '- ', '? ', '&a ', '*a ', '!!x ', '<<: ', '> ', '| ', 'null', 'yes', '1e3'],
  ...['2026-08-07', '2026-02-30', '12:30', '0x1F', '.inf', '=', '“', '”', '’', '…', '\u00A0'],
  ...['\u200B', '\u202E', '\uFEFF', '\u00AD', '\u0000', '\u0007', '\u2028', '😀', '\uD800', '%PDF'],
];

/** What a property draws. */
interface Random {
  /** An integer from 0 to limit - 1. */
  readonly below: (limit: number) => number;
  /** One of the items. */
  readonly of: <Item>(items: readonly Item[]) => Item;
}

type Mutation = (text: string, random: Random) => string;

/** A text with another one in place of a range. */
const replaceRange = (text: string, start: number, end: number, replacement = '') =>
  text.slice(0, start) + replacement + text.slice(end);

/** A mutation that changes the array of lines at a random index. */
const inLines =
  (change: (lines: string[], at: number, random: Random) => void): Mutation =>
  (text, random) => {
    const lines = text.split('\n');
    change(lines, random.below(lines.length), random);
    return lines.join('\n');
  };

/** Mutations like those by typing errors, text editors or damaged files. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'delete a character': (text, { below }) => {
    const at = below(text.length);
    return replaceRange(text, at, at + 1);
  },
  'delete some characters': (text, { below }) => {
    const at = below(text.length);
    return replaceRange(text, at, at + below(40));
  },
  'insert a character': (text, { below, of }) => {
    const at = below(text.length + 1);
    return replaceRange(text, at, at, of(SNIPPETS));
  },
  'replace a character': (text, { below, of }) => {
    const at = below(text.length);
    return replaceRange(text, at, at + 1, of(SNIPPETS));
  },
  'swap two characters': (text, { below }) => {
    const at = below(Math.max(1, text.length - 1));
    return replaceRange(
      text,
      at,
      at + 2,
      text
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join(''),
    );
  },
  'repeat some characters': (text, { below }) => {
    const at = below(text.length);
    return replaceRange(text, at, at, text.slice(at, at + below(30)));
  },
  'delete a line': inLines((lines, at) => void lines.splice(at, 1)),
  'repeat a line': inLines((lines, at) => void lines.splice(at, 0, lines[at] ?? '')),
  'move a line': inLines((lines, at, { below }) => {
    lines.splice(below(lines.length), 0, ...lines.splice(at, 1));
  }),
  'indent a line': inLines((lines, at, { of }) => {
    lines[at] = of([' ', '  ', '\t', '    ']) + (lines[at] ?? '');
  }),
  'join two lines': inLines((lines, at) => {
    lines.splice(at, 2, (lines[at] ?? '') + (lines[at + 1] ?? ''));
  }),
  'start a line with a character': inLines((lines, at, { of }) => {
    lines[at] = of(SNIPPETS) + (lines[at] ?? '');
  }),
  'end a line with a character': inLines((lines, at, { of }) => {
    lines[at] = (lines[at] ?? '') + of(SNIPPETS);
  }),
  'empty a setting': inLines((lines, at) => {
    lines[at] = (lines[at] ?? '').replace(/:.*/, ':');
  }),
  'replace a value': inLines((lines, at, { of }) => {
    lines[at] = (lines[at] ?? '').replace(/: .*/, `: ${of(SNIPPETS)}`);
  }),
  'cut the file off': (text, { below }) => text.slice(0, below(text.length)),
  'repeat a block': (text, { below }) => {
    const blocks = text.split('\n\n');
    const at = below(blocks.length);
    return blocks.toSpliced(at, 0, blocks[at] ?? '').join('\n\n');
  },
  'end all lines as another system does': (text, { of }) =>
    text.replaceAll('\n', of(['\r\n', '\r'])),
};

const NAMES = Object.keys(MUTATIONS);

/** One to three mutations of a text, which `draw` chooses. */
export function mutate(text: string, draw: fc.GeneratorValue): string {
  const random: Random = {
    below: (limit) => draw(() => fc.noBias(fc.nat(Math.max(limit - 1, 0)))),
    of: (items) => draw(() => fc.constantFrom(...items)),
  };
  const names = Array.from({ length: 1 + random.below(3) }, () => random.of(NAMES));
  return names.reduce((now, name) => MUTATIONS[name]?.(now, random) ?? now, text);
}
