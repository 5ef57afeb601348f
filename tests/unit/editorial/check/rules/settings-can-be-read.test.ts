import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../../editorial/check/check.ts';
import { settingsCanBeRead } from '../../../../../editorial/check/rules/settings-can-be-read.ts';
import { settingsFitTheirSchema } from '../../../../../editorial/check/rules/settings-fit-their-schema.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';

const NAME = 'studio.yaml';

const messagesFor = (source: string, name = NAME) =>
  runRule(settingsCanBeRead, [readContentFile(name, source)]).map(
    ({ place: { start }, severity, reason, fix }) => [
      `${start.line}:${start.column}${severity === 'error' ? '' : ` ${severity}`}`,
      reason,
      fix,
    ],
  );

const COLON = 'holds a colon and stands without quotation marks.';
const QUOTE = 'has a quotation mark that is not closed.';
const BEHIND = 'goes on behind the quotation mark that closes it.';
const SIGN = 'starts with a sign that needs quotation marks.';
const INDENT = 'does not start below the one that it belongs to.';
const UNKNOWN = 'cannot be read.';

describe('A fault in the settings', () => {
  it.each([
    ['title: Hello: world', 8, COLON, 'title: "Hello: world"'],
    ['title: “Hello: world”', 8, COLON, 'title: "“Hello: world”"'],
    ['title: "Hello', 8, QUOTE, 'title: "Hello"'],
    ["title: 'Hello", 8, QUOTE, 'title: "Hello"'],
    ['title: "A" thing', 8, BEHIND, 'title: "“A” thing"'],
    ["title: 'It's here'", 8, BEHIND, 'title: "It\'s here"'],
    ['title: {email} (later)', 8, SIGN, 'title: "{email} (later)"'],
    ['title: @muuva', 8, SIGN, 'title: "@muuva"'],
    ['title: `code`', 8, SIGN, 'title: "`code`"'],
    ['title: %5', 8, SIGN, 'title: "%5"'],
    ['title: *bold*', 8, SIGN, 'title: "*bold*"'],
    ['title: !now or never', 8, SIGN, 'title: "!now or never"'],
    ['title: | text', 8, SIGN, 'title: "| text"'],
    ['title: - text', 8, SIGN, 'title: "- text"'],
    ['title:Hello', 1, 'There is no space behind “title:”.', 'title: Hello'],
    ['  end: x', 1, INDENT, 'Start the line with no space: end: x'],
    ['\tend: x', 1, 'starts with a tab.', 'Start the line with no space instead: end: x'],
  ])('is reported with its place and its fix: %s', (line, column, what, fix) => {
    const source = `first: "one"\n${line}\nlast: two\n`;
    expect(messagesFor(source)).toEqual([[`2:${column}`, expect.stringContaining(what), fix]]);
    expect(readContentFile(NAME, source).data).toMatchObject({ first: 'one', last: 'two' });
  });

  it.each([
    ['list:\n  - Do: this: now\n', '2:9', COLON, '- Do: "this: now"'],
    ['a:\n  - x\n  -y\nb: c\n', '3:3', 'There is no space behind “-”.', '- y'],
    ['a:\n    b: c\n  d: e\n', '3:1', INDENT, 'Start the line with 4 spaces: d: e'],
    [' a: b\nc: d\n', '2:1', INDENT, 'Start the line with one space: c: d'],
    ['a: "x\n  y"\nb: c: d\n', '3:4', COLON, 'b: "c: d"'],
    ['a: b\na: c\n', '2:1', '“a” stands in the same place twice.', /^Remove one/],
    ['a: b\ntitle Hello\nc: d\n', '2:1', UNKNOWN, /^Write the line like that/],
    ['a: b\ntitle = Hello\nc: d\n', '2:1', UNKNOWN, /double quotation marks/],
    ['a: "a\\qb"\n', '1:1', UNKNOWN, /double quotation marks/],
    ['a: b\n---\nc: d\n', '2:1', UNKNOWN, /./],
    ['a: { b: c: d }\n', '1:1', UNKNOWN, /./],
    ['a: [b, c\nd: e\n', '2:1', UNKNOWN, /a bracket or a quotation mark above it/],
    ['a: [x, "y]\nb: c\n', '2:1', UNKNOWN, /a bracket or a quotation mark above it/],
  ])('is reported in its surroundings: %j', (source, place, what, fix) => {
    const found = [place, expect.stringContaining(what), expect.stringMatching(fix)];
    expect(messagesFor(source)).toEqual([found]);
  });

  it('does not hide other faults, and causes no further diagnostics', () => {
    const source = [
      'title: Hello: world',
      'b: "x',
      'c:',
      '\td: e',
      'f: @x',
      'b: y',
      'h: fine',
    ].join('\n');
    expect(
      messagesFor(source)
        .map(([place]) => place)
        .toSorted(),
    ).toEqual(['1:8', '2:4', '4:1', '5:4', '6:1']);
  });

  it('is reported a limited number of times in a file that is not YAML', () => {
    const faults = messagesFor('}{: @"[\n'.repeat(400));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThan(40);
  });

  it('does not prevent the check of other settings', () => {
    const source = '---\ntitle: Hello: world\nanchor: A B\nextra: 5\n---\n\nText.\n';
    const messages = runRule(settingsFitTheirSchema, [readContentFile('legal/01-a.mdx', source)]);
    expect(messages.map(({ place: { start }, reason }) => `${start.line} ${reason}`)).toEqual([
      '3 “A B” does not fit.',
      '4 “extra” is not a setting of this section.',
    ]);
  });

  it('is not also reported as a missing or wrong setting', () => {
    const check = (line: string) =>
      runRule(settingsFitTheirSchema, [
        readContentFile('legal/01-a.mdx', `---\nanchor: a\n${line}\n---\n\nText.\n`),
      ]);
    expect(check('title')).toEqual([]);
    expect(check('title: "x" y')).toEqual([]);
    expect(check('title:x')).toEqual([]);
    expect(check('title x')).toEqual([]);
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
    expect(messagesFor('---\nquestion: Why?\n\nText.\n', 'faq/01-a.mdx')).toEqual([
      ['3:1', NO_END, '---'],
    ]);
    expect(messagesFor('---\nquestion: Why?', 'faq/01-a.mdx')).toEqual([['2:1', NO_END, '---']]);
  });

  it('may not have values that a # cuts off', () => {
    expect(messagesFor('title: We are # 1\n')).toEqual([
      ['1:15 warning', '“# 1” is left out.', 'title: "We are # 1"'],
    ]);
    expect(
      messagesFor('# A note.\ntitle: "We are # 1" # too\nlist: # of\n  - C# is one\n'),
    ).toEqual([]);
  });

  it('has no other diagnostics for a line with a YAML error', () => {
    const files = [readContentFile('faq/01-a.mdx', '---\nquestion: Why: how?\n---\n\nSo.\n')];
    const messages = checkContent(files).filter(({ file }) => file === 'faq/01-a.mdx');
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['settings-can-be-read']);
  });
});

describe('Frontmatter that is not closed', () => {
  it('is the only diagnostic of the file', () => {
    const file = readContentFile('faq/01-why.mdx', '---\nquestion: Why?\n\nBecause.\n');
    expect(runRule(settingsFitTheirSchema, [file])).toEqual([]);
    expect(runRule(settingsCanBeRead, [file])).toHaveLength(1);
  });
});
