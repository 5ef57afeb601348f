import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/words/extract/page.ts';
import type { BlockChange, Report, Side } from '../../src/shared/report.ts';
import { markups, htmlOf, pages } from '../generated-pages.ts';
import { compare, CONFIG } from '../reading.ts';

/** A fixed seed, so that every run tests the same pages. */
const SEEDED = { seed: 20_261_120, numRuns: 15 };

const holds = <T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  claim: (...values: T) => void,
) => {
  fc.assert(fc.property(...arbitraries, claim), SEEDED);
};

const blocksIn = ({ pages }: Report) => pages.flatMap(({ blocks }) => blocks);

/** The texts of all blocks of a page. */
const saidOf = (html: string) =>
  readPage('/', html, CONFIG).sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));

describe('Of any two pages', () => {
  it('nothing is told if they differ only in their markup', () => {
    holds([pages, markups, markups], (page, markupBefore, markupAfter) => {
      const nothing = { blocking: [], facts: [], watched: [], sections: [], pages: [] };
      expect(compare(htmlOf(page, markupBefore), htmlOf(page, markupAfter))).toMatchObject(nothing);
    });
  });

  it('the words of each block join to its text before and after', () => {
    holds([pages, pages], (pageBefore, pageAfter) => {
      for (const { before, after, words } of blocksIn(
        compare(htmlOf(pageBefore), htmlOf(pageAfter)),
      )) {
        const join = (side: string) =>
          words.map(({ op, text }) => (op === '=' || op === side ? text : '')).join('');
        expect([join('-'), join('+')]).toEqual([before ?? '', after ?? '']);
      }
    });
  });

  it('each fact and each watched sentence is in a block', () => {
    const config = { ...CONFIG, watched: [{ name: 'animals', words: ['Bigfoot', 'yeti'] }] };
    holds([pages, pages], (pageBefore, pageAfter) => {
      const report = compare(htmlOf(pageBefore), htmlOf(pageAfter), { config });
      const [{ blocks } = { blocks: [] }] = report.pages;
      const texts = blocks.map(({ before, after }) => `${before} | ${after}`).join('\n');
      for (const { sentence = '' } of [...report.facts, ...report.watched])
        expect(texts).toContain(sentence);
    });
  });

  it('each can be rebuilt from the other one with the report', () => {
    holds([pages, pages], (pageBefore, pageAfter) => {
      const [before, after] = [htmlOf(pageBefore), htmlOf(pageAfter)];
      const blocks = blocksIn(compare(before, after));
      expect(rebuilt(saidOf(before), blocks, 'before', 'after')).toEqual(saidOf(after).toSorted());
      expect(rebuilt(saidOf(after), blocks, 'after', 'before')).toEqual(saidOf(before).toSorted());
    });
  });
});

/** The texts of one version, with the changed ones replaced by those of the other version. */
function rebuilt(
  texts: readonly string[],
  blocks: readonly BlockChange[],
  from: Side,
  to: Side,
): string[] {
  const left = [...texts];
  for (const block of blocks) {
    const gone = block[from];
    if (gone === null) continue;
    const place = left.indexOf(gone);
    expect(place).toBeGreaterThanOrEqual(0);
    left.splice(place, 1);
  }
  return [...left, ...blocks.flatMap((block) => block[to] ?? [])].toSorted();
}
