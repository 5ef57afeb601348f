import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { readsAlike, splitSentences } from '../../../../src/editorial/check/fix.ts';
import { answer } from '../small-files.ts';

const body = (source: string) => source.split('---\n\n')[1];
const split = (...lines: string[]) =>
  body(splitSentences([answer(...lines)], () => false)[0]?.source ?? answer(...lines).source);

describe('The fix', () => {
  it.each([
    [
      'a paragraph',
      ['So.  And on! “Why?” Because… **It.** Is.'],
      'So.\nAnd on!\n“Why?”\nBecause…\n**It.**\nIs.\n',
    ],
    [
      'an item of a list',
      ['- So. And on.', '  - Deep. Deeper.', '', '1. One. Two.'],
      '- So.\n  And on.\n  - Deep.\n    Deeper.\n\n1. One.\n   Two.\n',
    ],
    ['a quotation', ['> So. And on.'], '> So.\n> And on.\n'],
    ['a line among others', ['One.', 'Two. Three.', 'Four. '], 'One.\nTwo.\nThree.\nFour. \n'],
    ['an answer with “no”', ['The answer is no. We go on.'], 'The answer is no.\nWe go on.\n'],
  ])('splits %s', (_, lines, expected) => {
    expect(split(...lines)).toBe(expected);
  });

  it('changes nothing else, nothing that a visitor sees, and nothing the second time', () => {
    const file = answer(
      'A 😀 “bb”. Cc  dd.\tEe *ff. Gg*',
      '',
      '- [ ] Hh. Ii',
      '',
      '    Jj. Kk',
      '',
      '> > Ll. Mm',
    );
    const [fixed] = splitSentences([file], () => false);
    const source = fixed?.source ?? '';
    expect(fixed?.count).toBe(6);
    expect(source.replace(/[\s>]+/g, '')).toBe(file.source.replace(/[\s>]+/g, ''));
    const html = (text: string) => markdownToHtml(body(text) ?? '').html.replace(/\s+/g, ' ');
    expect(html(source)).toBe(html(file.source));
    expect(splitSentences([{ ...file, ...answer(body(source) ?? '') }], () => false)).toEqual([]);
  });

  it('leaves a file with errors as it is', () => {
    expect(splitSentences([answer('So. And on.')], () => true)).toEqual([]);
  });

  it('compares what the parser makes of both', () => {
    expect(readsAlike(answer('a b'), answer('a', 'b'))).toBe(true);
    expect(readsAlike(answer('a b'), answer('a', '', 'b'))).toBe(false);
    expect(readsAlike(answer('[a](/b)'), answer('[a](/c)'))).toBe(false);
  });
});
