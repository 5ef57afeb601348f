import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../../src/editorial/check/check.ts';
import { settingsCanBeRead } from '../../../../../src/editorial/check/rules/settings-can-be-read.ts';
import { settingsFitTheirSchema } from '../../../../../src/editorial/check/rules/settings-fit-their-schema.ts';
import { readContentFile } from '../../../../../src/editorial/content/read.ts';
import { runRule } from '../../../../../src/editorial/check/shared/rule.ts';

const NAME = 'studio.yaml';

const told = (source: string, name = NAME) =>
  runRule(settingsCanBeRead, [readContentFile(name, source)]).map(
    ({ place: { start }, severity, reason, fix }) => [
      `${start.line}:${start.column}${severity === 'error' ? '' : ` ${severity}`}`,
      reason,
      fix,
    ],
  );

const SPOT = 'The settings cannot be read from this spot on.';

describe('A fault in the settings', () => {
  it.each([
    [
      'title: Hello: world',
      '1:8',
      '“Hello: world” holds a colon and stands without quotation marks.',
      'title: "Hello: world"',
    ],
    [
      '  - Do: this: now',
      '1:9',
      '“this: now” holds a colon and stands without quotation marks.',
      '- Do: "this: now"',
    ],
    [
      'title: “Hello: world”',
      '1:8',
      'The quotation marks around this value are not the plain ones.',
      'title: "Hello: world"',
    ],
    ['title: "Hello', '1:8', '“"Hello” has a quotation mark that is not closed.', 'title: "Hello"'],
    ["title: 'Hello", '1:8', "“'Hello” has a quotation mark that is not closed.", 'title: "Hello"'],
    [
      'title: "A" thing',
      '1:8',
      '“"A" thing” goes on behind the quotation mark that closes it.',
      'title: "“A” thing"',
    ],
    [
      "title: 'It's here'",
      '1:8',
      "“'It's here'” goes on behind the quotation mark that closes it.",
      'title: "It\'s here"',
    ],
    [
      'title: "a\\qb"',
      '1:8',
      '“"a\\qb"” holds a sign that cannot be read between quotation marks.',
      'title: "a\\\\qb"',
    ],
    ['title: [a, b', '1:8', '“[a, b” has a bracket that is not closed.', 'title: [a, b]'],
    ['title: { a: b', '1:8', '“{ a: b” has a bracket that is not closed.', 'title: { a: b }'],
    [
      'title: { a: b: c }',
      '1:8',
      '“{ a: b: c }” cannot be read as a list or a group on one line.',
      'Put the text that holds a colon, a comma or a quotation mark between double quotation marks.',
    ],
    [
      'title: {email} (later)',
      '1:8',
      '“{email} (later)” starts with a sign that needs quotation marks.',
      'title: "{email} (later)"',
    ],
    ...['title = General', 'title; General', 'title：General'].map((line) => [
      line,
      '1:1',
      `“${line}” has no colon behind its name.`,
      'title: General',
    ]),
    [
      'title: @muuva',
      '1:8',
      '“@muuva” starts with a sign that needs quotation marks.',
      'title: "@muuva"',
    ],
    [
      'title: `code`',
      '1:8',
      '“`code`” starts with a sign that needs quotation marks.',
      'title: "`code`"',
    ],
    ['title: %5', '1:8', '“%5” starts with a sign that needs quotation marks.', 'title: "%5"'],
    [
      'title: *bold*',
      '1:8',
      '“*bold*” starts with a sign that needs quotation marks.',
      'title: "*bold*"',
    ],
    [
      'title: !now or never',
      '1:8',
      '“!now or never” starts with a sign that needs quotation marks.',
      'title: "!now or never"',
    ],
    [
      'title: | text',
      '1:8',
      '“| text” starts with a sign that needs quotation marks.',
      'title: "| text"',
    ],
    [
      'title: - text',
      '1:8',
      '“- text” starts with a sign that needs quotation marks.',
      'title: "- text"',
    ],
    ['title:Hello', '1:1', 'There is no space behind “title:”.', 'title: Hello'],
    ['title Hello', '1:1', '“title Hello” has no colon behind its name.', 'title: Hello'],
    ['title', '1:1', '“title” has no colon behind its name.', 'title:'],
    ['---', '1:1', '“---” ends the settings here.', 'Remove this line.'],
    ['...', '1:1', '“...” ends the settings here.', 'Remove this line.'],
    [
      '  end: x',
      '1:3',
      'This line does not start below the one that it belongs to.',
      'Start the line with no space: end: x',
    ],
    [
      '\tend: x',
      '1:1',
      'This line starts with a tab.',
      'Start the line with no space instead: end: x',
    ],
    [
      'first: again',
      '1:1',
      '“first” stands in the same place twice.',
      'Remove one of the two settings with this name.',
    ],
  ])('is told in words, with its place and its fix: %s', (line, place, what, fix) => {
    const [row, column] = place.split(':').map(Number);
    const around = line.startsWith('  - ') ? 'list:\n' : '';
    const source = `first: "one"\n${around}${line}\nlast: two\n`;
    expect(told(source)).toEqual([[`${Number(row) + (around ? 2 : 1)}:${column}`, what, fix]]);
    const { data } = readContentFile(NAME, source);
    if (line === 'first: again') expect(data).toBeUndefined();
    else expect(data).toMatchObject({ first: 'one', last: 'two' });
  });

  it.each([
    ['a:\n  - x\n  -y\nb: c\n', '3:3', 'There is no space behind “-”.', '- y'],
    [
      'a:\n    b: c\n  d: e\n',
      '3:3',
      'This line does not start below the one that it belongs to.',
      'Start the line with 4 spaces: d: e',
    ],
    [
      ' a: b\nc: d\n',
      '2:1',
      'This line does not start below the one that it belongs to.',
      'Start the line with one space: c: d',
    ],
    [
      'a: [x, "y]\nb: c\n',
      '3:1',
      SPOT,
      'Start the line as far to the right as the lines beside it, and look for a quotation mark too many.',
    ],
  ])('in its surroundings: %j', (source, place, what, fix) => {
    expect(told(source)).toEqual([[place, what, fix]]);
  });

  it('hides no other, and nothing that follows from one is told', () => {
    const source = [
      'title: Hello: world',
      'b: "x',
      'c:',
      '\td: e',
      'f: @x',
      'b: y',
      'g: [a, b',
      'h: fine',
    ].join('\n');
    expect(
      told(source)
        .map(([place]) => place)
        .toSorted(),
    ).toEqual(['1:8', '2:4', '4:1', '5:4', '6:1', '7:4']);
  });

  it('gives up on a file that is no settings at all, and stays quick', () => {
    const faults = told('}{: @"[\n'.repeat(400));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThan(40);
  });

  it('keeps no other setting of the file from being checked', () => {
    const source = '---\ntitle: Hello: world\nanchor: A B\nextra: 5\n---\n\nText.\n';
    const messages = runRule(settingsFitTheirSchema, [readContentFile('legal/01-a.mdx', source)]);
    expect(messages.map(({ place: { start }, reason }) => `${start.line} ${reason}`)).toEqual([
      '3 “A B” does not fit.',
      '4 “extra” is not a setting of this section.',
    ]);
  });

  it('makes its own setting neither missing nor wrong', () => {
    const check = (line: string) =>
      runRule(settingsFitTheirSchema, [
        readContentFile('legal/01-a.mdx', `---\nanchor: a\n${line}\n---\n\nText.\n`),
      ]);
    expect(check('title')).toEqual([]);
    expect(check('title: "x" y')).toEqual([]);
    expect(check('title x')).toEqual([]);
  });

  it('in a .mdx file has its line counted from the start of the file', () => {
    expect(told('---\ntitle: a: b\n---\n\nText.\n', 'faq/01-a.mdx')[0]?.[0]).toBe('2:8');
  });
});

describe('The settings of a text', () => {
  const NO_SETTINGS = [
    '1:1',
    'This file has no settings.',
    'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
  ];
  const NO_END = 'The line of three hyphens below the settings is missing.';

  it('stand between two lines of hyphens', () => {
    expect(told('Text.\n', 'faq/01-a.mdx')).toEqual([NO_SETTINGS]);
    expect(told('--- x\nText.\n', 'faq/01-a.mdx')).toEqual([NO_SETTINGS]);
    expect(told('---\nquestion: Why?\n\nText.\n', 'faq/01-a.mdx')).toEqual([
      ['3:1', NO_END, '---'],
    ]);
    expect(told('---\nquestion: Why?', 'faq/01-a.mdx')).toEqual([['2:1', NO_END, '---']]);
  });

  it('lose nothing behind a # in silence', () => {
    expect(told('title: We are # 1\n')).toEqual([
      ['1:15 warning', '“# 1” is left out.', 'title: "We are # 1"'],
    ]);
    expect(told('# A note.\ntitle: "We are # 1" # too\nlist: # of\n  - C# is one\n')).toEqual([]);
  });

  it('are told of before a value is judged', () => {
    const files = [readContentFile('faq/01-a.mdx', '---\nquestion: Why: how?\n---\n\nSo.\n')];
    const messages = checkContent(files).filter(({ file }) => file === 'faq/01-a.mdx');
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['settings-can-be-read']);
  });
});

describe('A file whose settings have no end', () => {
  it('is told of that, and of nothing that follows', () => {
    const file = readContentFile('faq/01-why.mdx', '---\nquestion: Why?\n\nBecause.\n');
    expect(runRule(settingsFitTheirSchema, [file])).toEqual([]);
    expect(runRule(settingsCanBeRead, [file])).toHaveLength(1);
  });
});
