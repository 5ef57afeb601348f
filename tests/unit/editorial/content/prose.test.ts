import { describe, expect, it } from 'vitest';
import { codeAtError, readProse } from '../../../../editorial/content/prose.ts';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { answer } from '../small-files.ts';

/** Where the text of `answer` starts in its file: after the settings. */
const TEXT_START = 24;

const code = (...lines: string[]) =>
  readProse(answer(...lines)).code.map(({ kind, offset, text }) => [
    kind,
    offset - TEXT_START,
    text,
  ]);

describe('readProse', () => {
  it('gives positions in the file, also after surrogate pairs', () => {
    const file = answer('A “quote” 😀 and *words*.');
    const [paragraph] = readProse(file).tree.children;
    expect(paragraph?.position?.start).toMatchObject({ line: 5, column: 1, offset: TEXT_START });
    expect(code('😀 {')).toEqual([['brace', 3, '{']]);
  });

  it('caches its result', () => {
    const file = answer('So.');
    expect(readProse(file)).toBe(readProse(file));
  });

  it('finds no prose in a .yaml file', () => {
    expect(readProse(readContentFile('legal.yaml', 'a: "{"\n')).tree.children).toEqual([]);
  });

  it.each<[string, string[], unknown[]]>([
    ['a brace that is not closed', ['Hi { open'], [['brace', 3, '{']]],
    ['code in braces', ['a {2027} b'], [['brace', 2, '{2027}']]],
    ['words in braces', ['a {b c} d'], [['brace', 2, '{']]],
    ['a tag that is closed', ['a <b>c</b>'], [['tag', 2, '<b>c</b>']]],
    ['a tag that is not closed', ['a <br> b'], [['tag', 2, '<br>']]],
    ['a tag that closes nothing', ['a </b>'], [['tag', 2, '</b>']]],
    ['a component', ['<Foo/>'], [['tag', 0, '<Foo/>']]],
    ['a comment with code in it', ['a <!-- {b} <c> -->'], [['comment', 2, '<!-- {b} <c> -->']]],
    ['a comment without an end', ['a <!-- b'], [['comment', 2, '<']]],
    ['a single <', ['a <5'], [['tag', 2, '<']]],
    ['“<=” below a < that is allowed', ['1 < 2', 'a <=5'], [['tag', 8, '<']]],
    ['an autolink', ['<https://a.b>'], [['tag', 0, '<https://a.b>']]],
    ['an import', ['import duties are high'], [['line', 0, 'import duties are high']]],
    ['a brace above an invalid export', ['a {b', '', 'export {c'], [['brace', 2, '{']]],
    [
      'a brace below a block of code with an import',
      ['```', '', 'import a', '```', '{'],
      [['brace', 18, '{']],
    ],
    ['a brace behind inline code', ['`{a}` {'], [['brace', 6, '{']]],
    ['an invalid export', ['export {a'], [['line', 0, 'export {a']]],
    ['a tag around two paragraphs', ['<b>a', '', 'b</b>'], [['tag', 0, '<b>']]],
  ])('finds %s', (_, lines, expected) => {
    expect(code(...lines)).toEqual(expected);
  });

  it('ignores escapes, inline code and other text', () => {
    expect(code('1 < 2, \\{ and \\<b>, } and `{x} <b>`.', '', 'An import.')).toEqual([]);
  });

  it('stops at the first error, without a tree', () => {
    const prose = readProse(answer('Hi { open', '', 'more < x {', '', '<i>end'));
    expect(prose.isBroken).toBe(true);
    expect(prose.code.map(({ offset }) => offset - TEXT_START)).toEqual([3]);
    expect(prose.tree.children).toEqual([]);
  });

  it('finds all code in prose without an error, and keeps the text around it', () => {
    const prose = readProse(answer('A {1} b <i>c</i>.', '', '{2}'));
    expect(prose.isBroken).toBe(false);
    expect(prose.code.map(({ text }) => text)).toEqual(['{1}', '<i>c</i>', '{2}']);
  });

  it('names the start of the text if no code explains the error', () => {
    expect(codeAtError('1:1: Strange.', '  Because.')).toEqual({
      kind: 'unreadable',
      offset: 2,
      text: '',
    });
  });
});
