import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/words/extract/page.ts';
import type { BlockChange, Report } from '../../src/shared/report.ts';
import {
  markups,
  htmlOf,
  newText,
  pages,
  type Page,
  type PageSection,
} from '../generated-pages.ts';
import { compare, CONFIG } from '../reading.ts';

/** A fixed seed, so that every run tests the same pages. */
const SEEDED = { seed: 20_261_120, numRuns: 15 };

/** An index, taken modulo the length of a list by `at`. */
const place = fc.nat(1000);

const holds = <T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  claim: (...values: T) => void,
) => {
  fc.assert(fc.property(...arbitraries, claim), SEEDED);
};

const at = <T>(items: readonly T[], number: number): T => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is no such place.');
  return item;
};

const mapSections = (page: Page, edit: (section: PageSection) => PageSection): Page => ({
  ...page,
  sections: page.sections.map(edit),
});

const blocksIn = ({ pages }: Report) => pages.flatMap(({ blocks }) => blocks);
const NOTHING = { blocking: [], facts: [], watched: [], sections: [] };

describe('Of generated pages, a review reports exactly', () => {
  it('nothing if only the markup changed', () => {
    holds([pages, markups, markups], (page, one, other) => {
      expect(compare(htmlOf(page, one), htmlOf(page, other))).toMatchObject({
        ...NOTHING,
        pages: [],
      });
    });
  });

  it('a section that moved, and the numbers that changed because of it', () => {
    holds([pages, place, place], (page, from, to) => {
      const moved = at(page.sections, from);
      const others = page.sections.filter((section) => section !== moved);
      const target = to % page.sections.length;
      const sections = others.toSpliced(target, 0, moved);
      fc.pre(Math.abs(target - page.sections.indexOf(moved)) > 1);
      const report = compare(htmlOf(page), htmlOf({ ...page, sections }));
      const changes = report.sections.filter(({ change }) => change === 'moved');
      expect(changes.map(({ title, to: place }) => [title, place])).toEqual([
        [moved.heading, String(target + 1)],
      ]);
      expect(report.sections.every(({ change }) => ['moved', 'renumbered'].includes(change))).toBe(
        true,
      );
      expect(
        blocksIn(report).every(({ before, after }) => numberless(before) === numberless(after)),
      ).toBe(true);
      expect([report.facts, report.watched]).toEqual([[], []]);
    });
  });

  it('a paragraph that moved to another section', () => {
    holds([pages, markups, newText, place, place], (page, how, words, from, to) => {
      const [left, entered] = [at(page.sections, from), at(page.sections, to)];
      fc.pre(left !== entered);
      const [before, after] = [left, entered].map((chosen) =>
        mapSections(page, (section) =>
          section === chosen
            ? { ...section, parts: [...section.parts, { kind: 'p', texts: [words] }] }
            : section,
        ),
      );
      const report = compare(htmlOf(before ?? page), htmlOf(after ?? page, how));
      expect(report).toMatchObject(NOTHING);
      expect(blocksIn(report)).toMatchObject([
        {
          ...{ section: entered.heading, change: 'moved', before: words, after: words },
          words: [{ op: '=', text: words }],
        },
      ]);
    });
  });
});

const numberless = (text: string | null) => text?.replace(/^\d+\. /, '') ?? null;

/** The texts of all blocks of a page. */
const saidOf = (html: string) =>
  readPage('/', html, CONFIG).sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));

describe('Of any two pages', () => {
  it('the words of each block join to its text before and after', () => {
    holds([pages, pages], (one, other) => {
      for (const { before, after, words } of blocksIn(compare(htmlOf(one), htmlOf(other)))) {
        const join = (side: string) =>
          words.map(({ op, text }) => (op === '=' || op === side ? text : '')).join('');
        expect([join('-'), join('+')]).toEqual([before ?? '', after ?? '']);
      }
    });
  });

  it('each can be rebuilt from the other one with the report', () => {
    holds([pages, pages], (one, other) => {
      const [before, after] = [htmlOf(one), htmlOf(other)];
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
  from: 'before' | 'after',
  to: 'before' | 'after',
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
