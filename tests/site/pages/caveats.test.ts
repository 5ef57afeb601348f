/** How often the preview says that something is missing. A caveat that is everywhere is read nowhere. */
import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../../site-words.ts';
import { openPage, textOf, type Part } from './shown.ts';

const pages = PAGE_NAMES.map((name) => openPage('dist', name));
const counted = (part: Part, words: RegExp) => [...textOf(part).matchAll(words)].length;

/** The phrases, each with how often they may be there: on seven pages “yet” about twice on each. */
describe.each([
  { words: /\byet\b/gi, most: 15 },
  { words: /\bnot published\b/gi, most: 15 },
  // The front page of a platform, to which links lead while an account or a token's page is missing.
  { words: /\bfront pages?\b/gi, most: 4 },
])('The preview says $words', ({ words, most }) => {
  test(`at most ${most} times in the main text of its pages`, () => {
    const times = pages.map(({ main }) => counted(main, words));
    expect(times.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(most);
  });

  test('at most once in a footer', () => {
    for (const { $ } of pages) expect(counted($('footer'), words)).toBeLessThanOrEqual(1);
  });
});
