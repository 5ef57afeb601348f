import { describe, expect, it } from 'vitest';
import { noSignIsLeftOver } from '../../../../../src/editorial/check/rules/no-sign-is-left-over.ts';
import { noTextIsSwallowed } from '../../../../../src/editorial/check/rules/no-text-is-swallowed.ts';
import { tablesAreWhole } from '../../../../../src/editorial/check/rules/tables-are-whole.ts';
import { readContentFile } from '../../../../../src/editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';
import { runRule } from '../../../../../src/editorial/check/rule.ts';

const places = (...lines: string[]) =>
  runRule(noSignIsLeftOver, [answer(...lines)]).map(
    ({ line, column, severity, what }) => `${line}:${column} ${severity} ${what}`,
  );

describe('No sign is left over', () => {
  it.each([
    ['a **b', '5:3 error The “**” is left over: nothing closes it or opens it.'],
    ['a b** c', '5:4 error The “**” is left over: nothing closes it or opens it.'],
    ['a ** b **', '5:3 error The “**” is left over: nothing closes it or opens it.'],
    ['a ~~b', '5:3 error The “~~” is left over: nothing closes it or opens it.'],
    ['a `b', '5:3 error The “`” is left over: nothing closes it or opens it.'],
    ['a *b', '5:3 warning The “*” is left over: nothing closes it or opens it.'],
    ['a _b', '5:3 warning The “_” is left over: nothing closes it or opens it.'],
    ['[a] (/b)', '5:3 error This is meant as a link and is none.'],
    ['[a](/b c)', '5:3 error This is meant as a link and is none.'],
    ['[a][b]', '5:3 error This link has no address.'],
    ['-a', '5:1 error “-” begins no item of a list here.'],
    ['1.a', '5:1 error “1.” begins no item of a list here.'],
    ['• a', '5:1 error “•” begins no item of a list here.'],
    ['| a | b |', '5:1 error This is meant as a table and is none.'],
    ['###a', '5:1 error “###” makes no heading here.'],
  ])('finds it in %s', (line, said) => {
    expect(places(line)).toContain(said);
  });

  it('gives the place after escapes, marks and another line', () => {
    expect(places('a \\* &amp; *b* [c](/legal)', '  “d” **e')).toEqual([
      '6:7 error The “**” is left over: nothing closes it or opens it.',
    ]);
  });

  it.each([
    '2 * 3',
    '\\*\\*a',
    'a_b_c',
    '`**`',
    '#BigfootMemeWar',
    '[a] b',
    '- a',
    '1. a',
    '1.5',
    '-5',
    'a | b',
    '**a** *b* _c_ ~~d~~',
  ])('lets %s pass', (line) => {
    expect(places(line)).toEqual([]);
  });
});

describe('Tables are whole', () => {
  it('finds a row with too few cells, and one with too many', () => {
    const lines = ['| a | b |', '| --- | --- |', '| c |', '| d | e | f |', 'g \\| h | i'];
    expect(reports(tablesAreWhole, answer(...lines))).toEqual([
      '7:1 This row has 1 of 2 cells. | Write 2 cells, such as | words | words |',
      '8:1 This row has 3 of 2 cells. | Write 2 cells, such as | words | words |',
    ]);
  });
});

describe('No text is swallowed', () => {
  it('finds a block that is never closed', () => {
    expect(reports(noTextIsSwallowed, answer('```', 'a', '```', '', '~~~', 'b'))).toEqual([
      '9:1 “~~~” opens a block that is never closed. | Write ~~~ on a line of its own below the block, or take this one out.',
    ]);
  });

  it('finds an address that no link uses', () => {
    expect(reports(noTextIsSwallowed, answer('[a][b]', '', '[b]: /legal', '[C]: /about'))).toEqual([
      '8:1 No link uses the address that is called “C” here. | Write [words](/about) where the link belongs, and take this line out.',
    ]);
  });

  it('finds a fourth hyphen, which would be the first word of the text', () => {
    const file = readContentFile('faq/01-why.mdx', '---\nquestion: Why?\n----\n\nSo.\n');
    expect(reports(noTextIsSwallowed, file)).toEqual([
      '3:1 This line has more than three hyphens. | ---',
    ]);
  });

  it('finds a footnote', () => {
    expect(reports(noTextIsSwallowed, answer('a[^1]', '', '[^1]: b'))).toEqual([
      '7:1 A footnote cannot stand in this text. | Put what it says into the sentence, and take the footnote out.',
    ]);
  });
});
