import { describe, expect, it } from 'vitest';
import { compare } from './reading.ts';

/** Sentences of which no two are the same. */
const sentences = (count: number, word: string) =>
  Array.from({ length: count }, (_, place) => `The yeti${place} ${word} over the snow${place}.`);

/** Limits that only an algorithm in quadratic time reaches, also on a busy machine. */
describe('A review ends', { timeout: 180_000 }, () => {
  it('where every one of thousands of paragraphs changed', () => {
    const page = (word: string) => `<p>${sentences(5000, word).join('<p>')}`;
    const { blocks } = compare(page('walks'), page('runs')).pages[0] ?? { blocks: [] };
    expect(blocks).toHaveLength(5000);
    expect(new Set(blocks.map(({ change }) => change))).toEqual(new Set(['changed']));
  });

  it('where one text of 10 MB changed', () => {
    const long = sentences(250_000, 'walks').join(' ');
    expect(long.length).toBeGreaterThan(10_000_000);
    const changed = long.replace('yeti124999 walks', 'yeti124999 runs');
    const [block] = compare(long, changed).pages[0]?.blocks ?? [];
    expect(block?.words.filter(({ op }) => op !== '=')).toEqual([
      { op: '-', text: 'walks' },
      { op: '+', text: 'runs' },
    ]);
  });

  it('where one word of 10 MB changed', () => {
    const long = 'x'.repeat(10_000_000);
    expect(compare(long, `${long}y`).pages[0]?.blocks).toHaveLength(1);
  });

  it('where a thousand sections have one title, and each another text', () => {
    const page = (word: string) =>
      sentences(1000, word)
        .map((text) => `<h2>Who?</h2><p>${text}`)
        .join('');
    expect(compare(page('walks'), `${page('runs')}<h2>Who?</h2>`).sections).toHaveLength(1);
  });

  it('where thousands of blocks stand in another order', () => {
    const all = sentences(2000, 'walks');
    const report = compare(`<p>${all.join('<p>')}`, `<p>${all.toReversed().join('<p>')}`);
    expect(report.pages[0]?.blocks.length).toBe(1999);
  });

  it('where thousands of facts went', () => {
    const page = sentences(3000, 'walks 5 % and R 500').join('<p>');
    const kinds = compare(page, '<p>…').facts.map(({ kind }) => kind);
    // The numbers are those of the yetis, each another.
    expect(kinds.filter((kind) => kind !== 'number')).toEqual(['percent', 'money']);
  });

  it.each([
    ' ',
    '\t',
    'a.',
    '1 ',
    '1,111,',
    'one hundred ',
    'a-',
    '&nbsp;',
    'https://',
    'a@',
    '0x',
  ])('where “%s” stands 20,000 times', (text) => {
    const long = text.repeat(20_000);
    expect(compare(`<p>One ${long}`, `<p>Two ${long}`).nothingChanged).toBe(false);
    expect(compare(`<img alt="One ${long}x">`, `<img alt="Two ${long}x">`).nothingChanged).toBe(
      false,
    );
  });
});
