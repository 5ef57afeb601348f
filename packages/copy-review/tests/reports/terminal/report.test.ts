import { describe, expect, it } from 'vitest';
import { compareSites } from '../../../src/compare-sites.ts';
import type { Site } from '../../../src/site.ts';
import { NOTHING_CHANGED } from '../../../src/report.ts';
import { terminalReport } from '../../../src/reports/terminal/report.ts';
import { edited, pageOf, reportOf, SAMPLE } from '../sample.ts';

const SHOWN = `2 to put right, 3 facts, 5 sections, 4 pages, 7 changed
texts
main → work

Put right first
  ! /terms  Add an entry to the changes.
  ! The conflict about the supply is another.

Changed facts
  date     1 May 2026 → 2 May 2026
           /terms › Terms
           / › Top of the page
  percent  removed 25 %
           /terms › Terms
  money    added $5
           /new › Prices

Words that change a promise
  /terms › Terms
    - We [-will-] pay.
    + We {+may not+} pay.

Sections
  renumbered  Risks, 3 → 4  /terms
  retitled    Fees → Costs  /terms
  moved       Law, from place 5 to 2  /terms
  added       Notes, as section 6 of the page  /terms
  removed     Top of the page, section 1 of the page  /terms

/
  Top of the page
    ~ Until [-1 May 2026-]{+2 May 2026+}

/new  new page
  Terms
    + It costs $5.

/other  renamed from /old

/terms
  Terms
    ~ We [-will-]{+may not+} pay.
    - Twenty-five of a hundred.
  Law
    > moved: The law of the sea holds here.
    > moved and edited: The [-old-]{+new+} law holds.
    - It was so.
    + Now all is otherwise.`;

describe('a report in a terminal', () => {
  it('shows facts and promises first, then page by page', () => {
    expect(terminalReport(SAMPLE, { columns: 60 })).toBe(SHOWN);
  });

  it('has the same text with colours', () => {
    const coloured = terminalReport(SAMPLE, { columns: 60, colour: true });
    // eslint-disable-next-line no-control-regex -- escape sequences of colours
    expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(SHOWN);
    expect(coloured).toContain(
      '    ~ We \u001B[31m[-will-]\u001B[39m\u001B[32m{+may not+}\u001B[39m pay.',
    );
    expect(coloured).toContain('\u001B[33mPut right first\u001B[39m');
    expect(coloured).toContain('\u001B[1m/terms\u001B[22m');
    expect(coloured).toContain('\u001B[2mmain → work\u001B[22m');
    expect(coloured).toContain('\u001B[32mIt costs $5.\u001B[39m');
    expect(coloured).toContain('\u001B[31mIt was so.\u001B[39m');
    expect(coloured).toContain('\u001B[32mNow all is otherwise.\u001B[39m');
    expect(coloured).toContain('\u001B[31mTwenty-five of a hundred.\u001B[39m');
  });

  it('is one sentence if nothing changed', () => {
    expect(terminalReport(reportOf(), { colour: true })).toBe(NOTHING_CHANGED);
  });

  it('shows the faults if nothing else changed', () => {
    const report = reportOf({ blocking: [{ page: '', message: 'Name who settled it.' }] });
    expect(terminalReport(report)).toBe(
      `${NOTHING_CHANGED}\nmain → work\n\nPut right first\n  ! Name who settled it.`,
    );
  });

  it('shows words without a sentence, and sentences without a counterpart', () => {
    const shown = (blocks: Parameters<typeof pageOf>[1]) =>
      terminalReport(
        reportOf({
          strength: [{ page: '/', section: 'Terms', removed: ['not', 'all'], added: ['may'] }],
          pages: [pageOf('/', blocks)],
        }),
      )
        .split('\n')
        .slice(3, 8);
    expect(shown([])).toStrictEqual([
      'Words that change a promise',
      '  / › Terms',
      '    [-not-] [-all-] {+may+}',
    ]);
    expect(shown([edited(['=It rains.', '- Not now.'])]).slice(0, 4)).toStrictEqual([
      'Words that change a promise',
      '  / › Terms',
      '    - [-Not-] now.',
      '',
    ]);
    expect(shown([edited(['=It rains.', '+ It may.'])])[2]).toBe('    + It {+may+}.');
  });

  it('shows equal changes of several pages once, and names six pages', () => {
    const block = edited(['=© ', '-2025', '+2026'], { section: 'Footer' });
    const pages = ['/', '/a', '/b', '/c', '/d', '/e', '/f'].map((route) => pageOf(route, [block]));
    expect(terminalReport(reportOf({ pages })).split('\n').slice(3)).toStrictEqual([
      'On 7 pages: /, /a, /b, /c, /d, /e …',
      '  Footer',
      '    ~ © [-2025-]{+2026+}',
    ]);
    const six = terminalReport(reportOf({ pages: pages.slice(1) }));
    expect(six).toContain('On 6 pages: /a, /b, /c, /d, /e, /f\n');
  });

  it('counts none and one', () => {
    const pages = [pageOf('/a', [], { change: 'renamed', from: '/b' })];
    const said = (given: Parameters<typeof reportOf>[0]) =>
      terminalReport(reportOf(given)).split('\n')[0];
    expect(said({ pages })).toBe('No facts, 1 page, no changed texts');
    const sections = [{ page: '/a', change: 'moved', title: '', from: '1', to: '2' }] as const;
    const facts = [{ page: '/a', section: '', kind: 'url', before: 'a', after: 'b' }];
    expect(said({ pages: [pageOf('/a', [edited(['-a', '+b'])])], sections, facts })).toBe(
      '1 fact, 1 section, 1 page, 1 changed text',
    );
  });

  it('truncates unchanged text, and escapes workflow commands', () => {
    const far = 'far '.repeat(60);
    const pages = [pageOf('/', [edited([`=${far}`, '-\u001B[2J', '+b'])])];
    const report = terminalReport(reportOf({ pages }));
    expect(report).not.toContain('\u001B');
    expect(report).toContain('~ … far far');
    expect(report).toContain('[-⟨U+001B⟩[2J-]{+b+}');
    expect(report.length).toBeLessThan(250);
  });

  it('wraps at 80 columns, or at the width of the terminal', () => {
    const pages = [
      pageOf('/', [
        edited([`-${'漢字'.repeat(90)}`, `+${'word '.repeat(90)}`, `=${'x'.repeat(300)}`]),
      ]),
    ];
    const widest = (columns?: number) =>
      Math.max(
        ...terminalReport(reportOf({ pages }), columns === undefined ? {} : { columns })
          .split('\n')
          .map(({ length }) => length),
      );
    expect([widest(), widest(50)]).toStrictEqual([80, 50]);
    expect(widest(5)).toBeLessThan(30);
  });
});

const site = (text: string): Site => ({ name: text, pages: new Map([[`/${text}`, text]]) });

// github.com/actions/runner runs “::” commands at the start of a line, after white space, and “##[” anywhere.
it.each(['::error::Approved', '##[error]Approved', 'a ::set-output name=a::b'])(
  'a page gives no command to those who log the report: %s',
  (text) => {
    const config = { ignore: [], data: [], documents: [] };
    const wide = `<p>${'word '.repeat(14)}${text}`;
    const report = compareSites(site('Before'), site(`${wide}<h1>${text}</h1>`), config);
    for (const columns of [40, 80, 83, 1000]) {
      const lines = terminalReport(report, { columns }).split('\n');
      expect(lines.filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
      expect(lines.filter((line) => line.includes('##['))).toEqual([]);
    }
  },
);
