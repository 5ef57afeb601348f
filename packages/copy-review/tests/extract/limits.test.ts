import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/compare.ts';
import { limitOf } from '../../src/extract/limits.ts';
import type { BindingDocument, Site } from '../../src/pages.ts';
import { markdownReport } from '../../src/reports/markdown.ts';
import { terminalReport } from '../../src/reports/terminal.ts';
import { htmlReport } from '../../src/reports/html.ts';

const site = (html: string, terms = '<p>Terms'): Site => ({
  name: 'site',
  pages: new Map([
    ['/', html],
    ['/terms', terms],
  ]),
});
const attributes = (count: number) => Array.from({ length: count }, (_, place) => `a${place}`);

const TERMS: BindingDocument = {
  route: '/terms',
  name: 'Terms',
  text: 'main',
  versions: '#versions',
  version: '#version',
  effective: '#effective',
  changes: '#versions li',
  editorial: '.editorial',
};

const compare = (before: Site, after: Site, documents: readonly BindingDocument[] = []) =>
  compareSites(before, after, { ignore: [], data: [], documents });

describe('A page beyond what can be parsed in a moment', () => {
  it.each([
    ['of 100,000 parts within parts', '<div>'.repeat(100_000), 'elements'],
    ['of 100,000 marks within marks', '<b><i>'.repeat(50_000), 'elements'],
    ['with 100,000 attributes', `<p ${attributes(100_000).join(' ')}>`, 'attributes'],
    ['with 100,000 values', `<p ${attributes(100_000).join('="1" ')}>`, 'attributes'],
  ])('%s is compared as plain text, which the report says', (_, markup, what) => {
    const report = compare(site(`${markup}one`), site(`${markup}two`));
    expect(report.limits ?? []).toHaveLength(1);
    expect(report.limits?.[0]?.page).toBe('/');
    expect(report.limits?.[0]?.message).toContain(what);
    expect(report.nothingChanged).toBe(false);
    const [page] = report.pages;
    expect(page?.blocks.map(({ before, after }) => [before, after])).toEqual([['one', 'two']]);
    const message = report.limits?.[0]?.message ?? '';
    expect(markdownReport(report)).toContain(message);
    expect(terminalReport(report).replaceAll(/\s+/g, ' ')).toContain(message);
    expect(htmlReport(report)).toContain(message);
  });

  it('is not said to be the same where its text is', () => {
    const deep = '<div>'.repeat(100_000);
    const report = compare(site(`${deep}one`), site(`${deep}<a href="/x">one</a>`));
    expect(report.nothingChanged).toBe(false);
    expect(markdownReport(report)).not.toContain('Nothing that a visitor reads has changed.');
  });

  it('blocks where it is a text that binds', () => {
    const terms = (text: string) =>
      `<main><p>${text}</p><div id="versions"><p id="version">1</p></div></main>`;
    const { blocking } = compare(
      site('', terms('One.')),
      site('', terms('<div>'.repeat(100_000))),
      [TERMS],
    );
    expect(blocking).toHaveLength(1);
    expect(blocking[0]?.message).toContain('Terms');
  });

  it('is no page with many elements beside each other', () => {
    const many = '<p>a<br><li>b<img src=a><div class="x" title=\'a > b\'>c</div>'.repeat(20_000);
    expect(limitOf(many)).toBeUndefined();
    expect(limitOf(`${'<svg><path d="M0 0"/></svg>'.repeat(20_000)}<!-- <b> -->`)).toBeUndefined();
  });

  it.each([
    '<a "'.repeat(50_000),
    '<'.repeat(200_000),
    '<p a='.repeat(50_000),
    "<a '".repeat(50_000),
  ])('ends, whatever is left open', (html) => {
    expect(() => limitOf(html)).not.toThrow();
  });
});
