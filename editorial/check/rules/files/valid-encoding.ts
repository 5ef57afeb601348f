import { MAX_CHARACTERS, MAX_FIGURES, MAX_LEVELS } from '../../../content/bounds.ts';
import { MAX_SIZE, type ReadError } from '../../../content/folder.ts';
import { entryOf, isList } from '../../../../src/content-map.ts';
import { splitLine } from '../../../content/places.ts';
import { HARD_SPACES, type ContentFile } from '../../../content/read.ts';
import {
  codePoint,
  describeInvisible,
  INVISIBLE,
  LINE_SEPARATOR,
} from '../../../content/invisible-characters.ts';
import { offsetAt, passagesAsTyped } from '../../../content/passages.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * Every file is UTF-8 text without invisible characters. Visitors would copy these, and some can
 * reorder letters or break the page.
 */
export const validEncoding: Rule = {
  name: 'valid-encoding',
  checksUnparsed: true,
  checkFile: (file) => {
    if (!isChecked(file)) return [];
    return file.defect
      ? reportDefect(file, file.defect)
      : [...reportNoBreakSpaces(file), ...reportAllInvisible(file)];
  },
};

/**
 * `expected-files` reports files that do not belong to the content. A list may be empty. Links and
 * locks are always reported: Astro would follow a link to files that were not checked, and read a lock as a text.
 */
function isChecked({ name, defect }: ContentFile): boolean {
  if (defect?.kind === 'link' || defect?.kind === 'lock') return true;
  return isList(name) ? defect?.kind !== 'empty' : entryOf(name) !== undefined;
}

const WHY = 'The other files were checked, and this one was not.';
const UTF_8 = 'Save the file with the encoding “UTF-8”';

/** What is wrong with a file, with `{byte}` or `{kB}` for what shows it, and what to do. */
const DEFECTS: Readonly<Record<ReadError['kind'], readonly [reason: string, fix: string]>> = {
  link: ['This is a link to another place.', 'Remove it, and put the files themselves here.'],
  lock: [
    'A word processor has a text of this folder open, and made this file beside it.',
    'Close the text there. If this file stays, delete it.',
  ],
  unreadable: ['This cannot be opened.', 'Allow everybody to read it, or bring the file back.'],
  folder: [
    'This is a folder with the name of a file.',
    'Give the folder a name without an ending.',
  ],
  empty: ['This file is empty.', 'Bring its text back, or remove the file.'],
  binary: [
    'U+0000 (null) is here, so this is not plain text.',
    'If this is a picture or a document of a word processor, take it out of this folder. Otherwise delete this line, and type it again.',
  ],
  encoding: [
    'This letter is not saved as UTF-8: the byte {byte} is here.',
    `${UTF_8}, and type the letter here again.`,
  ],
  'utf-16': ['This file is saved as UTF-16.', `${UTF_8}.`],
  deep: [
    'The text is nested too deeply here.',
    'Remove characters such as >, - and * until only a few levels are left.',
  ],
  'deep-settings': [
    `The settings are nested deeper than ${MAX_LEVELS} levels here.`,
    'Remove spaces, hyphens and brackets until only a few levels are left.',
  ],
  long: [
    `The text that begins here is longer than ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
    'Make several paragraphs of it.',
  ],
  figures: [
    `The text that begins here has more than ${MAX_FIGURES} figures.`,
    'Make a table of it, or several paragraphs.',
  ],
  large: [
    `This file is larger than ${MAX_SIZE / 1000} kB: it has {kB} kB.`,
    'Remove what does not belong in it: the longest file of the site is much smaller.',
  ],
};

/** Reports why a file cannot be used. */
function reportDefect(file: ContentFile, defect: ReadError): Diagnostic[] {
  const { kind, offset, byte = '', size = 0 } = defect;
  const [what, fix] = DEFECTS[kind];
  // Rounded up, so that a file that is too large never seems to have the allowed size.
  const reason = what.replace('{byte}', byte).replace('{kB}', String(Math.ceil(size / 1000)));
  const isOneCharacter = kind === 'encoding' || kind === 'binary';
  return report(file, [offset, isOneCharacter ? offset + 1 : offset], { reason, note: WHY, fix });
}

/** Reports no-break spaces in the settings, because YAML does not read them as white space. */
function reportNoBreakSpaces(file: ContentFile): Diagnostic[] {
  const end = file.name.endsWith('.yaml') ? file.source.length : file.bodyStart;
  const settings = file.source.slice(file.settingsStart, end);
  return [...settings.matchAll(HARD_SPACES)].flatMap(({ 0: spaces, index }) => {
    const at = file.settingsStart + index;
    const line = splitLine(file.source, at)
      .join('')
      .replace('\uFEFF', '')
      .replaceAll('\u00A0', ' ')
      .trimEnd();
    return report(file, [at, at + spaces.length], {
      reason: 'U+00A0 (no-break space) is used instead of a plain space.',
      note: 'The setting cannot be recognized here.',
      fix: line
        ? `Delete this space, and write the line again: ${line}`
        : 'Delete all spaces of this line.',
      expected: ' '.repeat(spaces.length),
    });
  });
}

/** Invisible characters in a row get one message. */
const IN_A_ROW = new RegExp(`(?:${INVISIBLE.source})+`, 'gu');

/** Reports invisible characters in the source, and those that an entity such as `&shy;` or an escape produces. */
function reportAllInvisible(file: ContentFile): Diagnostic[] {
  const start = file.source.startsWith('\uFEFF') ? 1 : 0;
  const typed = [...file.source.slice(start).matchAll(IN_A_ROW)].flatMap(
    ({ 0: characters, index }) => reportInvisible(file, characters, start + index, characters),
  );
  const encoded = passagesAsTyped(file).flatMap(({ text, offsets }) =>
    [...text.matchAll(INVISIBLE)].flatMap(({ 0: character, index }) => {
      const at = offsetAt(offsets, index);
      // “&shy;”, “&#173;”, “\u00ad”
      const code = /^(?:&#?\w+;|\\\w+)/.exec(file.source.slice(at))?.[0];
      return code === undefined ? [] : reportInvisible(file, character, at, code);
    }),
  );
  return [...typed, ...encoded];
}

/**
 * Reports an invisible character, or several in a row.
 *
 * @param typed what is in the source at the index: the characters themselves, or what produces them
 */
function reportInvisible(
  file: ContentFile,
  character: string,
  index: number,
  typed: string,
): Diagnostic[] {
  const { name, severity, note } = describeInvisible(character);
  const what = `${codePoint(character)} (${name})`;
  const isSeparator = LINE_SEPARATOR.test(character);
  const place = wordsBeside(file.source, index, typed.length);
  return report(file, [index, index + typed.length], {
    severity: typed === character ? severity : 'error',
    reason: typed === character ? `${what} is here.` : `“${typed}” writes ${what}.`,
    note,
    fix: /^\uFFFD+$/.test(character)
      ? `Type the lost letter, perhaps an apostrophe (’), ${place}.`
      : `${isSeparator ? 'Put a space in its place, or begin a new line' : 'Delete it'}: it is ${place}.`,
    // Only the editor knows which letter or line break belongs here.
    expected: isSeparator || character.includes('\uFFFD') ? undefined : '',
  });
}

/** The most characters between an invisible one and the word beside it. */
const REACH = 40;

/** Describes the place of an invisible character by the words next to it. */
function wordsBeside(source: string, index: number, length: number): string {
  const visible = (text: string) => text.replaceAll(INVISIBLE, '').trim();
  const before = visible(source.slice(Math.max(0, index - REACH), index))
    .split(/\s/)
    .at(-1);
  const [after = ''] = visible(source.slice(index + length, index + length + REACH)).split(/\s/);
  if (before && after) return `between “${before}” and “${after}”`;
  return before ? `after “${before}”` : `before “${after}”`;
}
