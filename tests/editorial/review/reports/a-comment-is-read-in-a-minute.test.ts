import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/editorial/review/report.ts';
import { markdownReport } from '../../../../src/editorial/review/reports/markdown.ts';
import { added, edited, pageOf, reportOf } from './sample.ts';

/** What is read without opening anything. */
const shown = (comment: string) =>
  comment.replaceAll(/<details>(<summary>.*?<\/summary>)[\s\S]*?<\/details>/g, '$1');
const folded = (comment: string) =>
  [...comment.matchAll(/<details>(<summary>.*?<\/summary>[\s\S]*?)<\/details>/g)].map(
    ([, text = '']) => text.split('\n').filter((line) => line !== ''),
  );
const wordsIn = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const count = (text: string, part: string) => text.split(part).length - 1;
const many = <T>(length: number, of: (place: number) => T) =>
  Array.from({ length }, (_, place) => of(place));

describe('The comment on a change of 46 texts', () => {
  const sample = new URL('../sample/report.json', import.meta.url);
  const report = JSON.parse(readFileSync(sample, 'utf8')) as Report;
  const comment = markdownReport(report);

  // People read 238 words a minute (Brysbaert, 2019, of English that is no fiction).
  it('shows what is read in a minute, and folds the rest', () => {
    expect(wordsIn(shown(comment))).toBeLessThan(238);
    expect(wordsIn(comment)).toBeGreaterThan(1000);
  });

  it('shows what blocks, then promises of the pages that block, sections, and a line a page', () => {
    const lines = shown(comment).split('\n');
    const starts = ['#### ', '- **<code>/', '- <code>/legal', '- retitled', '<summary>'];
    const order = lines.flatMap((line) => starts.filter((start) => line.startsWith(start)));
    expect(order).toStrictEqual([
      ...['#### ', '- **<code>/', '- **<code>/', '#### ', '- <code>/legal', '<summary>'],
      ...['#### ', '- retitled', '#### ', ...many(6, () => '<summary>')],
    ]);
  });
});

describe('A comment shows', () => {
  it('ten things to put right, and folds the eleventh', () => {
    const blocking = many(11, (place) => ({ page: '', message: `Fault ${place}.` }));
    const ten = markdownReport(reportOf({ blocking: blocking.slice(1) }));
    expect(ten).not.toContain('<details>');
    const eleven = markdownReport(reportOf({ blocking }));
    expect(count(shown(eleven), '- Fault')).toBe(10);
    expect(folded(eleven)).toStrictEqual([['<summary>1 more</summary>', '- Fault 10.']]);
  });

  it('ten facts, and folds the others in a table of their own', () => {
    const facts = many(12, (place) => {
      return { page: '/', section: 'A', kind: 'number', before: `${place}`, after: null };
    });
    const comment = markdownReport(reportOf({ facts, pages: [] }));
    expect(count(shown(comment), '| number |')).toBe(10);
    expect(folded(comment)).toStrictEqual([
      [
        '<summary>2 more</summary>',
        '| Kind | Before | After | Where |',
        '| --- | --- | --- | --- |',
        '| number | ~~10~~ | – | <code>/</code> › A |',
        '| number | ~~11~~ | – | <code>/</code> › A |',
      ],
    ]);
    expect(markdownReport(reportOf({ facts: facts.slice(2), pages: [] }))).not.toContain('<det');
    const $ = load(markdownToHtml(comment).html, null, false);
    expect([$('table').length, $('details tr').length]).toStrictEqual([2, 3]);
  });

  it('three sentences of promises, and folds the fourth', () => {
    const rows = (length: number) =>
      reportOf({
        strength: [{ page: '/', section: 'Terms', removed: many(length, () => 'will'), added: [] }],
        pages: [
          pageOf(
            '/',
            many(length, (place) => edited([`=It ${place} `, '-will ', '=go.'])),
          ),
        ],
      });
    const comment = markdownReport(rows(4));
    expect(count(shown(comment), '<br>Before: It')).toBe(3);
    expect(folded(comment)).toStrictEqual([
      [
        '<summary>1 more</summary>',
        '- <code>/</code> › Terms<br>Before: It 3 ~~will~~ go.<br>After: It 3 go.',
      ],
    ]);
    expect(markdownReport(rows(3))).not.toContain('<details>');
  });

  it('five sections, and folds the sixth', () => {
    const sections = many(6, (place) => {
      return { page: '/', change: 'added', title: `S${place}`, from: null, to: '2' } as const;
    });
    const comment = markdownReport(reportOf({ sections, pages: [] }));
    expect(count(shown(comment), '- added')).toBe(5);
    expect(folded(comment)).toStrictEqual([
      ['<summary>1 more</summary>', '- added: S5, as section 2 of the page (<code>/</code>)'],
    ]);
    expect(markdownReport(reportOf({ sections: sections.slice(1), pages: [] }))).not.toContain(
      '<details>',
    );
  });

  it('eight texts of a page, and folds the page if there are nine', () => {
    const page = (length: number) => [
      pageOf(
        '/',
        many(length, (place) => added(`${place}.`)),
      ),
    ];
    expect(markdownReport(reportOf({ pages: page(8) }))).toContain('<h5><code>/</code>, 8 texts<');
    expect(shown(markdownReport(reportOf({ pages: page(9) })))).toContain(
      '<summary><code>/</code>, 9 texts: Terms</summary>',
    );
  });

  it('of a folded page the first sections', () => {
    const long = 'A title that is longer than thirty-two letters';
    const said = (...titles: readonly string[]) => {
      const blocks = titles.flatMap((section) => many(9, () => edited(['-a', '+b'], { section })));
      return /<summary>(.*)<\/summary>/.exec(
        markdownReport(reportOf({ pages: [pageOf('/', blocks)] })),
      )?.[1];
    };
    expect(said('A', 'B')).toBe('<code>/</code>, 18 texts: A · B');
    expect(said('', 'B', 'C', 'D')).toBe(
      '<code>/</code>, 36 texts: Top of the page · B and 2 more',
    );
    expect(said(long)).toBe('<code>/</code>, 9 texts: A title that is longer than…');
    expect(said('<b>')).toBe('<code>/</code>, 9 texts: &lt;b&gt;');
  });

  it('of several pages that changed alike the first four', () => {
    const pages = many(5, (place) => pageOf(`/${place}`, [added('the footer')]));
    const comment = (length: number) => markdownReport(reportOf({ pages: pages.slice(0, length) }));
    const four = [0, 1, 2, 3].map((place) => `<code>/${place}</code>`).join(', ');
    expect(comment(5)).toContain(`<h5>On 5 pages: ${four} …, 1 text</h5>`);
    expect(comment(4)).toContain(`<h5>On 4 pages: ${four}, 1 text</h5>`);
  });

  it('of a sentence that came, or went, that it did', () => {
    const comment = (words: readonly string[]) =>
      markdownReport(
        reportOf({
          strength: [{ page: '/', section: 'Terms', removed: [], added: ['may'] }],
          pages: [pageOf('/', [edited(words)])],
        }),
      );
    expect(comment(['=It rains.', '+ It may.'])).toContain('Terms<br>New: It **may**.\n');
    expect(comment(['=It rains.', '- Not now.'])).toContain('Terms<br>Gone: ~~Not~~ now.\n');
  });
});
