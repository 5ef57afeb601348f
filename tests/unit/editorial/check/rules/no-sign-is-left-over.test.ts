import { describe, expect, it } from 'vitest';
import { noSignIsLeftOver } from '../../../../../editorial/check/rules/no-sign-is-left-over.ts';
import { answer } from '../../small-files.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';

const places = (...lines: string[]) =>
  runRule(noSignIsLeftOver, [answer(...lines)]).map(
    ({ place: { start }, severity, reason }) =>
      `${start.line}:${start.column} ${severity} ${reason}`,
  );

describe('A Markdown delimiter that is left in the text', () => {
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
  ])('is found in %s', (line, said) => {
    expect(places(line)).toContain(said);
  });

  it('has the right place after escapes, markup and a line break', () => {
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
  ])('is not found in %s', (line) => {
    expect(places(line)).toEqual([]);
  });
});
