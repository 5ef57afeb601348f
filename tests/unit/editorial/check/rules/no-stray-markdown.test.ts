import { describe, expect, it } from 'vitest';
import { noStrayMarkdown } from '../../../../../editorial/check/rules/no-stray-markdown.ts';
import { answer } from '../../small-files.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';

const places = (...lines: string[]) =>
  runRule(noStrayMarkdown, [answer(...lines)]).map(
    ({ place: { start }, severity, reason }) =>
      `${start.line}:${start.column} ${severity} ${reason}`,
  );

describe('A Markdown delimiter that is left in the text', () => {
  it.each([
    ['a **b', '5:3 error The “**” has no counterpart.'],
    ['a b** c', '5:4 error The “**” has no counterpart.'],
    ['a ** b **', '5:3 error The “**” has no counterpart.'],
    ['a ~~b', '5:3 error The “~~” has no counterpart.'],
    ['a `b', '5:3 error The “`” has no counterpart.'],
    ['a *b', '5:3 warning The “*” has no counterpart.'],
    ['a _b', '5:3 warning The “_” has no counterpart.'],
    ['[a] (/b)', '5:3 error This looks like a link, but is not one.'],
    ['[a](/b c)', '5:3 error This looks like a link, but is not one.'],
    ['[a][b]', '5:3 error This link has no address.'],
    ['-a', '5:1 error “-” is not a list marker here.'],
    ['1.a', '5:1 error “1.” is not a list marker here.'],
    ['• a', '5:1 error “•” is not a list marker here.'],
    ['| a | b |', '5:1 error This looks like a table, but is not one.'],
    ['###a', '5:1 error “###” is not a heading here.'],
  ])('is found in %s', (line, said) => {
    expect(places(line)).toContain(said);
  });

  it('has the right place after escapes, markup and a line break', () => {
    expect(places('a \\* &amp; *b* [c](/legal)', '  “d” **e')).toEqual([
      '6:7 error The “**” has no counterpart.',
    ]);
  });

  it.each([
    '2 * 3',
    '\\*\\*a',
    'a_b_c',
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
