/**
 * Each way to change what visitors read, see, run or are served must be told by the report. The
 * requirement is written as a table: an edit of a built site, and what a reviewer must be able to
 * read about it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareSites, markdownReport, NOTHING_CHANGED, type Report } from '../../src/index.ts';
import { compareInChild } from '../../src/compare-in-child.ts';
import { ADDRESSES } from './addresses.ts';
import { ENCODINGS, HOSTILE, LIMITS, PICTURES } from './bytes.ts';
import { CRAWLERS, HEADERS, REDIRECTS, SERVED } from './delivery.ts';
import { openSite, plainText, type EditedSite } from './edited-site.ts';
import { bytesOf, replace, TERMS, write, type Edit, type Mutation } from './edits.ts';
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

/** The number of entries of the lists of a report. */
const entriesOf = ({ blocking, unread, facts, sections, pages, differences, folded }: Report) =>
  [blocking, unread, facts, sections, pages, differences, folded].flat().length;

for (const [group, mutations] of Object.entries(GROUPS))
  describe(`A review tells ${group}`, () => {
    for (const [name, edit, told, { verdict, blocks } = {}] of mutations) {
      it(name, () => {
        const report = reportOf(edit);
        const markdown = plainText(markdownReport(report));
        for (const words of told) {
          // Headers and tags have the same meaning in lower case.
          if (typeof words === 'string')
            expect(markdown.toLowerCase()).toContain(words.toLowerCase());
          else expect(markdown).toMatch(words);
        }
        expect(markdown).not.toContain(NOTHING_CHANGED);
        expect(report.verdict).not.toBe('same');
        expect(report.nothingChanged).toBe(false);
        if (verdict !== undefined) expect(report.verdict).toBe(verdict);
        if (blocks !== undefined) expect(report.blocking.length > 0).toBe(blocks);
      });

      it(`${name}, undone`, () => {
        const report = compareSites(site.edited(edit), site.before, CONFIG);
        expect(report.verdict).not.toBe('same');
        expect(report.nothingChanged).toBe(false);
        expect(entriesOf(report)).toBeGreaterThan(0);
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

describe('A review within a budget', () => {
  it.concurrent.each(HOSTILE)('tells %s, or that it is unknown', async (name, edit, told) => {
    const files = new Map(original);
    edit(files);
    const folder = `hostile ${HOSTILE.findIndex(([other]) => other === name)}`;
    for (const [path, content] of files) writeTo(folder, path, content);
    const version = (site: string) => ({ name: site, site: join(root, site), source: undefined });
    const { exitCode, output } = await compareInChild({
      ...{ before: version('before'), after: version(folder), seconds: 10 },
      ...{ out: join(root, `${folder} report`), config: undefined },
    });
    const markdown = plainText(output);
    for (const words of told) expect(markdown).toMatch(words);
    expect(markdown).not.toContain(NOTHING_CHANGED);
    if (markdown.includes('could not be compared')) expect(exitCode).toBe(1);
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
