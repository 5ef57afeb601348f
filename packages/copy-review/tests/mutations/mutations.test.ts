/**
 * Each way to change what visitors read, see, run or are served must be in the report. The
 * requirement is written as a table: an edit of a built site, and what a reviewer must be able to
 * read about it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compareSites,
  markdownReport,
  NOTHING_CHANGED,
  type KnownFact,
  type Report,
} from '../../src/index.ts';
import { ADDRESSES } from './addresses.ts';
import { ENCODINGS, LIMITS, PICTURES } from './bytes.ts';
import { CRAWLERS, HEADERS, REDIRECTS, SERVED } from './delivery.ts';
import { openSite, plainText, type EditedSite } from './edited-site.ts';
import { bytesOf, COIN, replace, TERMS, write, type Edit, type Mutation } from './edits.ts';
import { HARMLESS, HARMLESS_LOOKS } from './harmless.ts';
import { ISLANDS, SCRIPTS } from './islands.ts';
import { LINKS } from './links.ts';
import { MARKUP } from './markup.ts';
import { CONFIG, exampleSite } from './site.ts';
import { STYLES } from './styles.ts';
import { TEXT } from './text.ts';

const GROUPS: Readonly<Record<string, readonly Mutation[]>> = {
  'a changed text': TEXT,
  'a changed address': ADDRESSES,
  'a changed link or form': LINKS,
  'a changed style': STYLES,
  'changed markup': MARKUP,
  'a changed property of an island': ISLANDS,
  'a changed script': SCRIPTS,
  'a changed header': HEADERS,
  'a changed redirect': REDIRECTS,
  'a changed file for crawlers': CRAWLERS,
  'a changed file': SERVED,
  'a changed picture or font': PICTURES,
  'another encoding': ENCODINGS,
  'more than can be read': LIMITS,
  'a change that looks harmless': HARMLESS_LOOKS,
};

let site: EditedSite;

beforeAll(() => {
  site = openSite(exampleSite());
});

afterAll(() => {
  site.close();
});

const reportOf = (edit: Edit): Report => compareSites(site.before, site.edited(edit), CONFIG);

function expectWords(markdown: string, reported: Mutation[2]): void {
  for (const words of reported) {
    if (typeof words === 'string') expect(markdown).toContain(words);
    else expect(markdown).toMatch(words);
  }
}

/** The number of entries of the lists of a report. */
const entriesOf = ({ blocking, unread, facts, sections, pages, differences, folded }: Report) =>
  [blocking, unread, facts, sections, pages, differences, folded].flat().length;

for (const [group, mutations] of Object.entries(GROUPS))
  describe(`A review reports ${group}`, () => {
    for (const [name, edit, reported, { verdict, blocks, undoBlocks } = {}] of mutations) {
      it(name, () => {
        const report = reportOf(edit);
        const markdown = plainText(markdownReport(report));
        expectWords(markdown, reported);
        expect(markdown).not.toContain(NOTHING_CHANGED);
        expect(report.verdict).not.toBe('same');
        expect(report.nothingChanged).toBe(false);
        expect(entriesOf(report)).toBeGreaterThan(0);
        if (verdict !== undefined) expect(report.verdict).toBe(verdict);
        if (blocks !== undefined) expect(report.blocking.length > 0).toBe(blocks);
      });

      it(`${name}, undone`, () => {
        const report = compareSites(site.edited(edit), site.before, CONFIG);
        expect(report.verdict).not.toBe('same');
        expect(report.nothingChanged).toBe(false);
        expect(entriesOf(report)).toBeGreaterThan(0);
        if (undoBlocks !== undefined) expect(report.blocking.length > 0).toBe(undoBlocks);
      });
    }
  });

/** More lines than this are a page, not a note. */
const MAX_QUIET_LINES = 12;

const linesOf = (report: Report) =>
  markdownReport(report)
    .split('\n')
    .filter((line) => line.trim() !== '');

describe('A review stays quiet about', () => {
  it('two builds that are equal', () => {
    const report = reportOf(() => undefined);
    expect(report).toMatchObject({ verdict: 'same', nothingChanged: true });
    expect(entriesOf(report)).toBe(0);
    expect(markdownReport(report)).toContain(NOTHING_CHANGED);
  });

  it('the order in which files were written', () => {
    const [one, ...others] = exampleSite().keys();
    const files = [...others, one ?? ''];
    const report = reportOf((site) => {
      for (const path of files) write(path, bytesOf(site, path))(site);
    });
    expect(report.verdict).toBe('same');
  });

  it.each(HARMLESS)('%s', (_, edit, isFolded) => {
    const report = reportOf(edit);
    expect(report).toMatchObject({ verdict: 'words unchanged', blocking: [], pages: [] });
    expect(linesOf(report).length).toBeLessThanOrEqual(MAX_QUIET_LINES);
    if (!isFolded) return;
    expect(report.differences).toEqual([]);
    expect(report.folded).not.toEqual([]);
  });

  it('the harmless part of a build in which one word changed', () => {
    const [, rebuild] = HARMLESS.find(([name]) => name === 'all of these at once') ?? [];
    const word = replace('contact.html', 'Not in person', 'Only in person');
    const [alone, withRebuild] = [
      reportOf(word),
      reportOf((files) => {
        rebuild?.(files);
        word(files);
      }),
    ];
    expect(withRebuild.verdict).toBe('changed');
    expect(withRebuild.pages).toEqual(alone.pages);
    expect(withRebuild.differences).toEqual(alone.differences);
    expect(linesOf(withRebuild).length).toBeLessThanOrEqual(linesOf(alone).length + 3);
  });
});

describe('A review of a binding text', () => {
  it('allows it to change with a new version', () => {
    const entry =
      '<tr data-kind="substantive"><td>2.2</td><td>4 May 2026</td><td>Later refunds.</td></tr>';
    const report = reportOf((files) => {
      replace(TERMS, 'cancel within 30 days', 'cancel within 60 days')(files);
      replace(
        TERMS,
        '<dd>2.1</dd><dt>Effective</dt><dd>3 March 2026</dd>',
        '<dd>2.2</dd><dt>Effective</dt><dd>4 May 2026</dd>',
      )(files);
      replace(
        TERMS,
        '<tbody><tr data-kind="substantive">',
        `<tbody>${entry}<tr data-kind="substantive">`,
      )(files);
    });
    expect(report).toMatchObject({ verdict: 'changed', blocking: [] });
  });
});

describe('A review with a list of figures that state no fact', () => {
  const lock: KnownFact = {
    name: 'Time of the lock',
    kind: 'duration',
    file: 'facts.yaml',
    values: ['12 months'],
    isDisputed: false,
    matches: /locked/,
  };
  const edit = replace(COIN, 'locked for 12 months', 'locked for 12 days');
  const reportWith = (lists: { before: string; after: string }) =>
    compareSites(site.before, site.edited(edit), CONFIG, {
      before: [lock],
      after: [lock],
      ignored: { file: 'figures.txt', ...lists },
    });

  it('blocks a changed fact, accepts an excuse, and reports one that comes with the change', () => {
    const [fault, ...others] = reportWith({ before: '', after: '' }).blocking;
    expect(others).toEqual([]);
    const excuse = /add a line to figures\.txt: (.+?) {3}#/.exec(fault?.message ?? '')?.[1] ?? '';
    expect(excuse).not.toBe('');
    const list = `${excuse} # as agreed\n`;
    expect(reportWith({ before: list, after: list }).blocking).toEqual([]);
    const markdown = plainText(markdownReport(reportWith({ before: '', after: list })));
    expectWords(markdown, ['figures.txt', excuse]);
  });
});
