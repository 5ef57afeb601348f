import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/in-place/marks.ts';
import { markups, htmlOf, pages, type Page } from '../generated-pages.ts';
import { marked, pageTexts, textsOf } from './marked.ts';

/** A fixed seed, so that every run tests the same pages. */
const SEEDED = { seed: 20_261_122, numRuns: 40 };

const place = fc.nat(1000);

/** The page with replaced words, a removed text, and rotated sections. */
function edited({ title, sections }: Page, number: number): Page {
  const rotated = sections.map((_, index) => sections[(index + number) % sections.length]);
  return {
    title,
    sections: rotated.flatMap((section, index) => {
      if (!section) return [];
      const parts =
        index === 0 && section.parts.length > 1 ? section.parts.slice(1) : section.parts;
      const edit = (text: string) =>
        index === number % 3 ? text.replace(' and ', ' beside the ').replace(' near ', ' ') : text;
      return [
        { ...section, parts: parts.map((part) => ({ ...part, texts: part.texts.map(edit) })) },
      ];
    }),
  };
}

/** @param hasGaps false to ignore white space: if a paragraph became cells, deleted words are split differently */
function expectBoth(before: string, after: string, hasGaps = true): void {
  const { $, marks, placed } = marked(before, after);
  expect(marks.filter((mark) => !placed.has(mark))).toEqual(
    marks.filter(({ block: { before, after } }) => (after ?? before).kind === 'aside'),
  );
  expect(textsOf($, 'after')).toEqual(pageTexts(after));
  // The parts of a split or merged paragraph are one text in one version: their characters are compared.
  const isJoined = marks.some(({ change }) => ['split', 'merged'].includes(change.change));
  const texts = (all: readonly string[]) =>
    isJoined
      ? Array.from(all.join('').replaceAll(/[\s¶]/g, '')).toSorted()
      : all.map((text) => (hasGaps ? text : text.replaceAll(/\s/g, ''))).toSorted();
  // An alternative text may have become a paragraph, or a paragraph an alternative text.
  const textBefore = ({ block }: Mark) => block.before?.text ?? '';
  const wasAside = ({ block }: Mark) => block.before?.kind === 'aside';
  const shown = [...placed].filter(wasAside).map(textBefore);
  const notShown = marks.filter((mark) => !placed.has(mark) && !wasAside(mark)).map(textBefore);
  expect(texts([...textsOf($, 'before'), ...notShown.filter((text) => text !== '')])).toEqual(
    texts([...pageTexts(before), ...shown]),
  );
}

describe('A marked page has the text of both versions', () => {
  it('if words changed, a text was removed and sections moved', () => {
    fc.assert(
      fc.property(pages, markups, place, (page, how, number) => {
        expectBoth(htmlOf(page), htmlOf(edited(page, number), how));
      }),
      SEEDED,
    );
  });

  it('if the versions are two unrelated pages', () => {
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        expectBoth(htmlOf(one), htmlOf(other), false);
      }),
      SEEDED,
    );
  });
});
