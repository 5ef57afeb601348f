import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../../../editorial/check/check.ts';
import { validYaml } from '../../../../../../editorial/check/rules/files/valid-yaml.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';

const NAME = 'studio.yaml';

const messagesFor = (source: string, name = NAME) =>
  runRule(validYaml, [readContentFile(name, source)]).map(
    ({ place: { start }, severity, reason, fix }) => [
      `${start.line}:${start.column}${severity === 'error' ? '' : ` ${severity}`}`,
      reason,
      fix,
    ],
  );

const COLON = 'contains a colon, so it must be in quotation marks.';
const QUOTE = 'has no closing quotation mark.';
const AFTER_QUOTE = 'continues after its closing quotation mark.';
const SPECIAL = 'starts with a special character, so it must be in quotation marks.';
const INDENT = 'is not indented like the lines that it belongs to.';
const UNKNOWN = 'cannot be read.';

describe('A fault in the settings', () => {
  it.each([
    ['title: Hello: world', 8, COLON, 'title: "Hello: world"'],
    ['title: “Hello: world”', 8, COLON, 'title: "Hello: world"'],
    ['title: "Hello', 8, QUOTE, 'title: "Hello"'],
    ["title: 'Hello", 8, QUOTE, 'title: "Hello"'],
    ['title: "A" thing', 8, AFTER_QUOTE, 'title: "“A” thing"'],
    ["title: 'It's here'", 8, AFTER_QUOTE, 'title: "It\'s here"'],
    ['title: {email} (later)', 8, SPECIAL, 'title: "{email} (later)"'],
    ['title: @muuva', 8, SPECIAL, 'title: "@muuva"'],
    ['title: `code`', 8, SPECIAL, 'title: "`code`"'],
    ['title: %5', 8, SPECIAL, 'title: "%5"'],
    ['title: *bold*', 8, SPECIAL, 'title: "*bold*"'],
    ['title: !now or never', 8, SPECIAL, 'title: "!now or never"'],
    ['title: | text', 8, SPECIAL, 'title: "| text"'],
    ['title: - text', 8, SPECIAL, 'title: "- text"'],
    ['title:Hello', 1, 'There is no space after “title:”.', 'title: Hello'],
    ['  end: x', 1, INDENT, 'Start the line with no space: end: x'],
    ['\tend: x', 1, 'starts with a tab.', 'Start the line with no space instead: end: x'],
  ])('is reported with its place and its fix: %s', (line, column, what, fix) => {
    const source = `first: "one"\n${line}\nlast: two\n`;
    expect(messagesFor(source)).toEqual([[`2:${column}`, expect.stringContaining(what), fix]]);
    expect(readContentFile(NAME, source).data).toBeUndefined();
  });

  it.each([
    ['list:\n  - Do: this: now\n', '2:9', COLON, '- Do: "this: now"'],
    // A byte order mark is no column.
    ['\uFEFFa: b: c\n', '1:4', COLON, 'a: "b: c"'],
    ['\uFEFFa: b\nc: d: e\n', '2:4', COLON, 'c: "d: e"'],
    // Nor does a no-break space, which is read as an ordinary one, move what follows.
    ['a:\n\u00A0 b: c: d\n', '2:6', COLON, 'b: "c: d"'],
    ['a:\n  - x\n  -y\nb: c\n', '3:3', 'There is no space after “-”.', '- y'],
    ['a:\n    b: c\n  d: e\n', '3:1', INDENT, 'Start the line with 4 spaces: d: e'],
    [' a: b\nc: d\n', '2:1', INDENT, 'Start the line with one space: c: d'],
    ['a: "x\n  y"\nb: c: d\n', '3:4', COLON, 'b: "c: d"'],
    ['a: b\na: c\n', '2:1', '“a” is set twice.', /^Remove one/],
    ['a: b\ntitle Hello\nc: d\n', '2:1', UNKNOWN, /^Write the line like that/],
    ['a: b\ntitle = Hello\nc: d\n', '2:1', UNKNOWN, /double quotation marks/],
    ['a: "a\\qb"\n', '1:6', 'The backslash of', /^a: "a\\\\qb"$/],
    ['a: b\n---\nc: d\n', '2:1', 'is a mark for the end of a text.', /^Remove this line/],
    ['a: b\n...\nc: d\n', '2:1', 'is a mark for the end of a text.', /^Remove this line/],
    ['a: @25 # months\n', '1:4', 'starts with a special character.', /^a: 25 # months$/],
    ['a: b: c # d\n', '1:4', COLON, /^a: "b: c" # d$/],
    ['a: { b: c: d }\n', '1:1', UNKNOWN, /./],
    ['a: [b, c\nd: e\n', '2:1', UNKNOWN, /a bracket or a quotation mark above it/],
    ['a: [x, "y]\nb: c\n', '2:1', UNKNOWN, /a bracket or a quotation mark above it/],
  ])('is reported in its surroundings: %j', (source, place, what, fix) => {
    const expected = [place, expect.stringContaining(what), expect.stringMatching(fix)];
    expect(messagesFor(source)).toEqual([expected]);
  });

  it('is the only one of its file that is reported, however many there are', () => {
    const source = 'title: Hello: world\nb: "x\nc:\n\td: e\nf: @x\nb: y\n';
    expect(messagesFor(source).map(([place]) => place)).toEqual(['1:8']);
    expect(messagesFor('}{: @"[\n'.repeat(400))).toHaveLength(1);
  });

  it('hides all other diagnostics of its file, and none of other files', () => {
    const broken = '---\nquestion: Why: how?\n---\n\nSo {2} is is.\n';
    const valid = '---\nquestion: Why?\n---\n\nSo is is.\n';
    const messages = checkContent([
      readContentFile('faq/01-a.mdx', broken),
      readContentFile('faq/02-b.mdx', valid),
    ]);
    const rulesIn = (name: string) =>
      messages.filter(({ file }) => file === name).map(({ ruleId }) => ruleId);
    expect(rulesIn('faq/01-a.mdx')).toEqual(['valid-yaml']);
    expect(rulesIn('faq/02-b.mdx')).toContain('no-paste-errors');
  });

  it('has a line number from the start of an .mdx file', () => {
    expect(messagesFor('---\ntitle: a: b\n---\n\nText.\n', 'faq/01-a.mdx')[0]?.[0]).toBe('2:8');
  });
});

describe('Frontmatter', () => {
  const NO_SETTINGS = [
    '1:1',
    'This file has no settings.',
    'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
  ];
  const NO_END = 'The line of three hyphens below the settings is missing.';

  it('must be between two lines of three hyphens', () => {
    expect(messagesFor('Text.\n', 'faq/01-a.mdx')).toEqual([NO_SETTINGS]);
    expect(messagesFor('--- x\nText.\n', 'faq/01-a.mdx')).toEqual([NO_SETTINGS]);
    expect(messagesFor('question: Why?\n---\n\nNote: none.\n', 'faq/01-a.mdx')).toEqual([
      NO_SETTINGS,
    ]);
    expect(messagesFor('---\nquestion: Why?\n\nText.\n', 'faq/01-a.mdx')).toEqual([
      ['3:1', NO_END, '---'],
    ]);
    expect(messagesFor('---\nquestion: Why?', 'faq/01-a.mdx')).toEqual([['2:1', NO_END, '---']]);
  });

  it.each(['\n', 'Here is the file:\n', '```\n'])('has nothing above it: %j', (above) => {
    const source = `${above}---\nquestion: Why?\n---\n\nText.\n`;
    expect(messagesFor(source, 'faq/01-a.mdx')).toEqual([
      [
        '1:1',
        'Something is above the settings.',
        'Delete everything above the first line of three hyphens, also empty lines.',
      ],
    ]);
  });

  it.each([
    ['---\n+++\n---\n\nText.\n', '2:1'],
    ['---\nquestion: Why?\n+++ {code}\n---\n\nText.\n', '3:1'],
    ['\uFEFF---\r\nquestion: "Why\r\n+++so?"\r\n---\r\n\r\nText.\r\n', '3:1'],
    ['---\nquestion: |\n  Why?\n\n+++\n#\n---\n\nText.\n', '5:1'],
  ])('may not end in plus signs, as it does for Astro: %j', (source, place) => {
    expect(messagesFor(source, 'faq/01-a.mdx')).toEqual([
      [place, 'This line begins with +++.', 'Remove the plus signs, or the line.'],
    ]);
  });

  it('may have plus signs elsewhere', () => {
    const source = '---\nquestion: Why +++?\nmore: |\n  +++\n---\n\n+++\n';
    expect(messagesFor(source, 'faq/01-a.mdx')).toEqual([]);
  });
});

describe('A value that YAML ends at a #', () => {
  it('is a warning with both things that the editor may have meant', () => {
    expect(messagesFor('title: We are # 1\n')).toEqual([
      [
        '1:1 warning',
        '“# 1” is left out.',
        'If it is a remark for editors, move it to a line of its own above this one: # 1. If visitors should read it, write title: "We are # 1"',
      ],
    ]);
  });

  it('is only put in quotation marks if no space follows the #, as in no remark', () => {
    expect(messagesFor('title: We are #1\n').map(([, , fix]) => fix)).toEqual([
      'title: "We are #1"',
    ]);
  });

  it('is the only error of its line if what is left does not fit the setting', () => {
    const source = '---\nquestion: Is it # 1?\n---\n\nSo.\n';
    expect(
      checkContent([readContentFile('faq/01-a.mdx', source)])
        .filter(({ file, place }) => file === 'faq/01-a.mdx' && place.start.line === 2)
        .map(({ severity, ruleId }) => [severity, ruleId]),
    ).toEqual([['error', 'valid-yaml']]);
  });

  it.each([
    'months: 12 # at least',
    'date: 2026-08-07 # a Friday',
    '# A note.',
    'title: "We are # 1" # too',
    'list: # of\n  - one',
    'title: C# is one',
  ])('is none if the # begins a remark, or is within a word: %j', (source) => {
    expect(messagesFor(`${source}\n`)).toEqual([]);
  });
});
