/** The site without any section that editors may hide works, and says nothing of what is hidden. */
import { describe, expect, test } from 'vitest';
import { showingAt, showingOf } from '../../editorial/check/shared/showing.ts';
import { offsetAt, passagesOf } from '../../editorial/content/passages.ts';
import { readContent } from '../../editorial/content/read.ts';
import { DATA_FILES, PAGES } from '../../src/content-map.ts';
import { isShown } from '../../src/formats/shown.ts';
import { PARTIAL } from '../base.ts';
import { collapsed, PAGE_NAMES, siteWords, wholeWords } from '../site-words.ts';
import { readBuiltSite, type Page } from './built-site.ts';
import { PREVIEW } from './site-checks.ts';

const site = readBuiltSite(PARTIAL.folder);

const texts = readContent(PARTIAL.content).flatMap((file) =>
  passagesOf(file).map(({ text, offsets }) => {
    const isSightings = file.name === DATA_FILES.sightings.path;
    const showing = isSightings ? showingOf(file.data) : showingAt(file, offsetAt(offsets, 0));
    return { file: file.name, text: collapsed(text), isHidden: !isShown(showing) };
  }),
);
const shown = texts.filter(({ isHidden }) => !isHidden).map(({ text }) => text);
/** The hidden texts of several words that no other text contains, without those with gaps. */
const hidden = texts.filter(
  ({ text, isHidden }) =>
    isHidden &&
    /\s/.test(text) &&
    !/[{[]/.test(text) &&
    !shown.some((other) => other.includes(text)),
);

/** What a page says, also in attributes, and to search engines and islands. */
function wordsOf({ $ }: Page): string {
  const attributes = [...$('*')].flatMap((element) => Object.values($(element).attr() ?? {}));
  return collapsed([$.root().text(), ...attributes].join('\n'));
}

describe('A site whose sections are hidden', () => {
  for (const { title, faults } of PREVIEW.checks) {
    test(title, () => {
      expect(faults(site)).toEqual([]);
    });
  }

  test('says nothing that is hidden, in texts, attributes, linked data or share cards', () => {
    // The files that hide something: without them, there would be nothing to look for.
    expect(new Set(hidden.map(({ file }) => file.replace(/(?<=^(about|faq)\/).*/, '')))).toEqual(
      new Set([
        ...['home', 'about', 'our-coins', 'trust-pledge', 'contact', 'legal'].map(
          (name) => `pages/${name}.mdx`,
        ),
        'about/',
        'faq/',
        'sightings.yaml',
      ]),
    );
    for (const page of site.pages) {
      const words = wordsOf(page);
      expect(
        hidden.filter(({ text }) => words.includes(text)),
        page.route,
      ).toEqual([]);
    }
  });

  test('has no frame without a section', () => {
    for (const { $, route } of site.pages) {
      const frames = [...$('main > :is(section, div):not(:has(svg, img))')];
      expect(frames.filter((frame) => $(frame).text().trim() === '').length, route).toBe(0);
    }
  });

  test('has no place to link to in what is hidden', () => {
    const [words, whole] = [siteWords(PARTIAL.content), wholeWords(PARTIAL.content)];
    for (const name of PAGE_NAMES)
      for (const [id, key] of Object.entries(PAGES[name].places ?? {})) {
        const isHidden = key in whole.page(name) && !(key in words.page(name));
        const page = site.pages.find(({ route }) => route === PAGES[name].route);
        expect(page?.$(`#${id}`), `#${id}`).toHaveLength(isHidden ? 0 : 1);
      }
  });

  test('has only the questions that are shown, also for search engines', () => {
    const { length } = siteWords(PARTIAL.content).sections('faq');
    const page = site.pages.find(({ route }) => route === PAGES.contact.route);
    const data = page?.$('script[type="application/ld+json"]').text();
    expect(page?.$('details')).toHaveLength(length);
    expect(data?.match(/"Question"/g)).toHaveLength(length);
  });
});
