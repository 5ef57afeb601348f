import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../../../editorial/check/check.ts';
import { validEncoding } from '../../../../../../editorial/check/rules/files/valid-encoding.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';
import { checkChanged, ROOT, sourceOf, withSource } from '../../../fixture-content.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';

const NAME = 'faq/01-why.mdx';
const START = '---\nquestion: Why?\n---\n\n';
const messagesFor = (content: string | Uint8Array, name = NAME) =>
  runRule(validEncoding, [readContentFile(name, content)]).map(
    ({ place: { start }, severity, reason, fix }) =>
      `${start.line}:${start.column} ${severity} ${reason} ${fix}`,
  );
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const EMPTY = '1:1 error This file is empty. Bring its text back, or remove the file.';
const BINARY =
  '5:3 error U+0000 (null) is here, so this is not plain text. If this is a picture or a document of a word processor, take it out of this folder. Otherwise delete this line, and type it again.';
const UTF_16 = '1:1 error This file is saved as UTF-16. Save the file with the encoding “UTF-8”.';
const notUtf8 = (place: string, byte: string) =>
  `${place} error This letter is not saved as UTF-8: the byte ${byte} is here. Save the file with the encoding “UTF-8”, and type the letter here again.`;

describe('An unreadable file', () => {
  it.each([
    ['is empty', '', EMPTY],
    ['holds only space', '\uFEFF \n', EMPTY],
    ['holds a null', `${START}ab\0`, BINARY],
    ['is binary', bytes(START, 'ab', [0], Buffer.alloc(10, 0xff)), BINARY],
    [
      'is saved with another encoding',
      bytes(START, 'é\uFFFDcaf', [0xe9], ...Array.from({ length: 10 }, () => [0x20, 0xe9])),
      notUtf8('5:6', 'E9'),
    ],
    ['stops in the middle of a letter', bytes(START, [0x0a, 0xc3]), notUtf8('6:1', 'C3')],
    ['is saved as UTF-16', bytes([0xff, 0xfe], 'a', [0]), UTF_16],
    ['is saved as big-endian UTF-16', bytes([0xfe, 0xff, 0], 'a'), UTF_16],
    [
      'is too large',
      Buffer.alloc(100_001, 'a'),
      '1:1 error This file is larger than 100 kB: it has 101 kB. Remove what does not belong in it: the longest file of the site is much smaller.',
    ],
  ])('has one diagnostic if it %s', (_, content, message) => {
    expect(messagesFor(content)).toEqual([message]);
    const [, ...others] = checkContent([readContentFile(NAME, content)]).filter(
      ({ file }) => file === NAME,
    );
    expect(others).toEqual([]);
  });

  it('may have exactly 100 kB', () => {
    expect(messagesFor(Buffer.alloc(100_000, 'a'))).toEqual([]);
  });
});

describe('An unreadable list', () => {
  it.each(['words.txt', 'figures.txt'])(
    'has the only diagnostic, without those of the rules that need it: %s',
    (name) => {
      for (const source of ['\0\0', `${sourceOf(name)}\0`]) {
        const diagnostics = checkChanged(withSource(name, source));
        expect(new Set(diagnostics.map(({ ruleId, file }) => `${file} ${ruleId}`))).toEqual(
          new Set([`${ROOT}${name} valid-encoding`]),
        );
      }
    },
  );
});

describe('An invisible character or special space', () => {
  it.each([
    ['\u200B', 'U+200B (invisible character)', 'error'],
    ['\u2060', 'U+2060 (invisible character)', 'error'],
    ['\uFEFF', 'U+FEFF (invisible character)', 'error'],
    ['\u202E', 'U+202E (direction mark)', 'error'],
    ['\u2069', 'U+2069 (direction mark)', 'error'],
    ['\u0007', 'U+0007 (control character)', 'error'],
    ['\u00AD', 'U+00AD (soft hyphen)', 'warning'],
  ])('is reported with its code point: %j', (character, name, severity) => {
    expect(messagesFor(`${START}It be${character}cause of.\n`)).toEqual([
      `5:6 ${severity} ${name} is here. Delete it: it is between “be” and “cause”.`,
    ]);
  });

  it.each(['\u2028', '\u0085', '\r'])('may separate words: %j', (character) => {
    expect(messagesFor(`${START}It be${character}cause of.\n`)).toEqual([
      expect.stringMatching(
        /\(line separator\) is here\. Put a space in its place, or begin a new line: it is between/,
      ),
    ]);
  });

  it('is located by the word before or after it', () => {
    expect(messagesFor('a\u200B', 'studio.yaml')[0]).toContain('it is after “a”.');
    expect(messagesFor('\uFEFF\u200Ba', 'studio.yaml')[0]).toContain('it is before “a”.');
  });

  it('may be a byte order mark, which shifts no positions', () => {
    expect(messagesFor('\uFEFFname:\u00A0M\n', 'studio.yaml')).toEqual([
      '1:6 error U+00A0 (no-break space) is used instead of a plain space. Delete this space, and write the line again: name: M',
    ]);
    expect(readContentFile(NAME, `\uFEFF${START}So.\n`)).toMatchObject({
      data: { question: 'Why?' },
      body: '\nSo.\n',
    });
  });

  it('may be a CRLF line end', () => {
    expect(messagesFor(`${START}One.\nTwo.\n`.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('may be a no-break space between a number and its unit', () => {
    expect(messagesFor('---\nquestion: Is it 25\u00A0%?\n---\n\nYes, 25\u00A0%.\n')).toEqual([]);
  });

  it('may not be a no-break space in YAML indentation or after a hyphen', () => {
    expect(
      messagesFor('a:\n \u00A0b: c\n  -\u00A0d\n', 'studio.yaml').map((message) =>
        message.slice(0, 3),
      ),
    ).toEqual(['2:2', '3:4']);
  });

  it('may not be a no-break space alone on a line of settings', () => {
    expect(messagesFor('a: b\n\u00A0\nc: d\n', 'studio.yaml')).toEqual([
      '2:1 error U+00A0 (no-break space) is used instead of a plain space. Delete all spaces of this line.',
    ]);
  });

  it('may not be a no-break space after the opening ---', () => {
    expect(messagesFor('---\u00A0\nquestion: Why?\n---\n\nSo.\n')[0]).toBe(
      '1:4 error U+00A0 (no-break space) is used instead of a plain space. Delete this space, and write the line again: ---',
    );
  });
});
