/**
 * Reader views and scrapers keep what must not be read without: warnings of loss, the state of a
 * binding text, the binding text. Readability is the reader view of Firefox, and many others copy it.
 * It leaves out elements by their names (`community`, `related`) and `div`s by the share of links.
 *
 * @vitest-environment jsdom
 */
import { Readability } from '@mozilla/readability';
import { describe, expect, test } from 'vitest';
import { isDocument } from '../../src/content-map.ts';
import { collapsed, PAGE_NAMES } from '../site-words.ts';
import { BUILDS, openPage, textsOf, type Part } from './pages/shown.ts';

/** The first sentences of the warnings of loss in some settings. */
const warningsIn = (settings: object): string[] =>
  Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const isWarning = /loss$|^risk$/i.test(key) && 'strong' in value;
    return isWarning ? [String(value.strong)] : warningsIn(value);
  });

/** What a reader view shows of a page, with the page's title, which it shows above. */
function readerView(html: string): string {
  const article = new Readability(new DOMParser().parseFromString(html, 'text/html')).parse();
  return collapsed(`${article?.title ?? ''} ${article?.textContent ?? ''}`);
}

describe.each(BUILDS)('In a reader view of $build', ({ folder, site }) => {
  const read = PAGE_NAMES.map((name) => {
    const { $, main } = openPage(folder, name);
    main.find('.edit-link, script').remove();
    return { name, main, view: readerView($.html()) };
  });
  const documents = read.filter(({ name }) => isDocument(name));
  const notIn = (view: string, parts: Part) =>
    textsOf(parts).filter((text) => text !== '' && !view.includes(text));

  test.each(read)('$name keeps every warning of loss, which stands out', ({ name, main, view }) => {
    const warnings = warningsIn([site.navigation.words, site.page(name)]);
    const plain = textsOf(main.find('p:not(.loss)'));
    expect(plain.filter((text) => warnings.some((warning) => text.includes(warning)))).toEqual([]);
    expect(notIn(view, main.find('.loss'))).toEqual([]);
  });

  test.each(documents)('$name keeps its first paragraph: how far its text has come', (page) => {
    expect(notIn(page.view, page.main.find('p').first())).toEqual([]);
  });

  test.each(documents)('$name keeps its binding text', ({ main, view }) => {
    const prose = main.find('[data-review="prose"]');
    prose.find('[data-review="details"]').remove();
    const parts = prose.find(':is(h2, h3, p, li):not(:has(p, li))');
    expect(parts.length).toBeGreaterThan(10);
    expect(notIn(view, parts)).toEqual([]);
  });

  test('Home keeps what to compare before buying', () => {
    const { view } = read.find(({ name }) => name === 'home') ?? {};
    const { address } = site.page('home').token;
    expect(view).toContain(address.safety);
  });
});
