import type { Defect } from '../../content/defect.ts';
import { entryOf, isList } from '../../../content-map.ts';
import { placeAt } from '../../content/places.ts';
import { HARD_SPACES, type ContentFile } from '../../content/read.ts';
import { codePoint, ODD_SIGNS, oddSign } from '../shared/invisible-characters.ts';
import type { Finding, Rule } from '../shared/rule.ts';

/** What one file may be told of; a text with more odd signs than this has another fault. */
const MOST = 50;

/**
 * Every file is plain text in UTF-8 without signs that nobody sees: a visitor would copy them,
 * read letters in another order, or find the page broken without seeing why.
 */
export const everyByteCanBeRead: Rule = {
  name: 'every-byte-can-be-read',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nBe\u200Bcause.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nBecause.\n' },
  unreadable: true,
  checkFile: (file) => {
    if (!isKnown(file)) return [];
    return file.defect
      ? defective(file, file.defect)
      : [...mark(file), ...ends(file), ...spaces(file), ...tabs(file), ...signs(file)];
  },
};

/** A strange file is told of by its name alone, and a list may be empty. */
function isKnown({ name, defect }: ContentFile): boolean {
  return isList(name) ? defect?.kind !== 'empty' : entryOf(name) !== undefined;
}

const WHY = 'The other files were checked, and this one was not.';
const UTF_8 = 'Save the file with the encoding “UTF-8”';

const DEFECTS: Readonly<Record<Defect['kind'], readonly [what: string, fix: string]>> = {
  unreadable: [
    'This cannot be opened.',
    'Allow everybody to read it, or bring back the file that it leads to.',
  ],
  folder: [
    'This is a folder with the name of a file.',
    'Give the folder a name without an ending.',
  ],
  empty: ['This file is empty.', 'Bring its text back, or remove the file.'],
  binary: [
    'U+0000 (null) stands here, so this is no plain text.',
    'Remove the sign; a picture or a document of a word processor does not belong in this folder.',
  ],
  encoding: ['This letter is not saved as UTF-8', `${UTF_8}, and type the letter here again.`],
  'utf-16': ['This file is saved as UTF-16.', `${UTF_8}.`],
  deep: [
    'Too much is nested here for the text to be read.',
    'Take out signs such as >, - and * until only a few stand one within the other.',
  ],
  large: [
    'This file is larger than 100 kB',
    'Remove what does not belong in it: the longest file of the site is much smaller.',
  ],
};

/** Where only a few signs of a text cannot be read, those that nobody sees are told of at once. */
function defective(file: ContentFile, { others, ...first }: Defect): Finding[] {
  if (others === undefined) return [broken(file, first)];
  const all = [first, ...others];
  const rest = signs(file, new Set(all.map(({ offset }) => offset)));
  return [...all.map((defect) => broken(file, defect)), ...rest];
}

function broken(file: ContentFile, { kind, offset, byte, size }: Defect): Finding {
  const [what, fix] = DEFECTS[kind];
  const told = byte ? `${what}: the byte ${byte} stands here.` : what + sizeOf(size);
  return { ...found(file, offset, 'error'), what: told, why: WHY, fix };
}

/** In whole kilobytes, rounded up, so that it is never shown as small enough. */
const sizeOf = (bytes: number | undefined) =>
  bytes === undefined ? '' : `: it has ${Math.ceil(bytes / 1000)} kB.`;

const found = (file: ContentFile, offset: number, severity: Finding['severity']) => ({
  file: file.path,
  ...placeAt(file, offset),
  severity,
});

function mark(file: ContentFile): Finding[] {
  if (!file.source.startsWith('\uFEFF')) return [];
  return [
    {
      ...found(file, 0, 'warning'),
      what: 'U+FEFF (byte order mark) stands before the first letter.',
      why: 'The site is built all the same, but other programs stumble over it.',
      fix: 'Save the file with the encoding “UTF-8”, not “UTF-8 with BOM”.',
    },
  ];
}

/** The lines of a whole file end in one way, so one message is enough. */
function ends(file: ContentFile): Finding[] {
  const at = file.source.indexOf('\r\n');
  if (at < 0) return [];
  return [
    {
      ...found(file, at, 'hint'),
      what: 'U+000D (carriage return) stands at the end of lines.',
      why: 'A comparison of two versions would show every line as changed.',
      fix: 'Save the file with the line ends “LF”, not “CRLF”.',
    },
  ];
}

/** A space that may not break looks like any other, but does not count as one in the settings. */
function spaces(file: ContentFile): Finding[] {
  const end = file.name.endsWith('.yaml') ? file.source.length : file.bodyStart;
  const settings = file.source.slice(file.settingsStart, end);
  return [...settings.matchAll(HARD_SPACES)].map(({ index }) => ({
    ...found(file, file.settingsStart + index, 'error'),
    what: 'U+00A0 (no-break space) stands where a plain space belongs.',
    why: 'The settings cannot be told apart here.',
    fix:
      lineAt(file.source, file.settingsStart + index)
        .replaceAll('\u00A0', ' ')
        .trimEnd() || 'Leave the line empty.',
  }));
}

/** The whole line around a place. */
function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index) + 1;
  return (text.slice(start).split(/\r?\n/)[0] ?? '').replace('\uFEFF', '');
}

function tabs(file: ContentFile): Finding[] {
  return [...file.body.matchAll(/^ *\t/gm)].map(({ index }) => ({
    ...found(file, file.bodyStart + index, 'warning'),
    what: 'U+0009 (tab) stands at the start of the line.',
    why: 'A visitor would see the line as a piece of program.',
    fix: 'Delete the tab.',
  }));
}

function signs(file: ContentFile, told: ReadonlySet<number> = new Set()): Finding[] {
  const start = file.source.startsWith('\uFEFF') ? 1 : 0;
  const all = [...file.source.matchAll(ODD_SIGNS)].filter(
    ({ index }) => index >= start && !told.has(index),
  );
  return all.slice(0, MOST).map(({ 0: sign, index }) => {
    const { name, severity, why } = oddSign(sign);
    return {
      ...found(file, index, severity),
      what: `${codePoint(sign, name)} stands here.`,
      why,
      fix: `Delete it: it stands ${around(file.source, index)}.`,
    };
  });
}

/** Where a sign that nobody sees can be found: by the words that can be seen. */
function around(source: string, index: number): string {
  const seen = (text: string) => text.replaceAll(ODD_SIGNS, '').trim();
  const before = seen(source.slice(Math.max(0, index - 40), index))
    .split(/\s/)
    .at(-1);
  const after = seen(source.slice(index + 1, index + 41)).split(/\s/)[0];
  if (before && after) return `between “${before}” and “${after}”`;
  return before ? `behind “${before}”` : `before “${after ?? ''}”`;
}
