/** What is on every page, and the page for addresses that do not exist. */
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../../src/content-map.ts';
import { findPlaceholders, isPlaceholder, shownValue } from '../../../src/facts/placeholders.ts';
import { buildDate, longDate } from '../../../src/formats/dates.ts';
import { fill } from '../../../src/formats/templates.ts';
import { PAGE_NAMES } from '../../site-words.ts';
import {
  attributesOf,
  BUILDS,
  expectNewTab,
  expectText,
  linksIn,
  openPage,
  textOf,
  type Part,
} from './shown.ts';

describe.each(BUILDS)('The frame in $build', ({ folder, site }) => {
  const { header, sheets, menu, footer } = site.navigation;
  const { studio } = site;

  /** Expects the list of a navigation to have these links. */
  function expectLinks(nav: Part, links: typeof sheets): void {
    const shown = nav.find('li a');
    expect(attributesOf(shown, 'href')).toEqual(links.map(({ href }) => href));
    for (const [index, { label }] of links.entries()) expectText(shown.eq(index), label);
  }

  test.each(PAGE_NAMES)('of %s has a header and a menu with its links', (name) => {
    const { $ } = openPage(folder, name);
    const banner: Part = $('header');
    expect(banner.find('a[href="/"] [role="img"]').attr('aria-label')).toBe(header.homeLabel);
    expectLinks(banner.find(`nav[aria-label="${header.label}"]`), header.links);
    expectLinks($(`#menu nav[aria-label="${menu.label}"]`), sheets);
  });

  test.each(PAGE_NAMES)('of %s marks every link to the page itself, and no other', (name) => {
    const { $ } = openPage(folder, name);
    const { route = 'nowhere' } = PAGES[name];
    const links: Part = $(`body > :not(main) a[href="${route}"]`);
    expect(attributesOf(links, 'aria-current')).toEqual(links.toArray().map(() => 'page'));
    expect($('[aria-current]')).toHaveLength(links.length);
  });

  test.each(PAGE_NAMES)(
    'of %s lets the browser prepare a page when its link is hovered',
    (name) => {
      const { $ } = openPage(folder, name);
      expect(JSON.parse($('script[type=speculationrules]').text())).toEqual({
        prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
      });
    },
  );

  test('has a footer with the platforms, the links, the copyright and the disclaimer', () => {
    const { $ } = openPage(folder, 'about');
    const place: Part = $('footer');
    const platforms = Object.values(studio.socials);
    const links = place.find(`nav[aria-label="${footer.socials.heading}"] a`);
    expect(links).toHaveLength(platforms.length);
    for (const [index, { name, url }] of platforms.entries()) {
      expectText(links.eq(index), name);
      expectNewTab(links.eq(index), shownValue(url), site);
      const note = place.find(`#${links.eq(index).attr('aria-describedby') ?? 'none'}`);
      expect(note).toHaveLength(isPlaceholder(url) ? 1 : 0);
    }
    expectLinks(place.find(`nav[aria-label="${footer.quickLinks}"]`), sheets);
    // The second sheet of as many as there are pages, and one more: the 404 page.
    expectText(place, fill(footer.sheet, { sheet: 2, sheets: sheets.length + 1 }));
    expectText(
      place,
      fill(footer.copyright, { year: buildDate().slice(0, 4), studio: studio.name }),
    );
    expectText(place, footer.disclaimer.text.strong);
  });

  test.each(PAGE_NAMES)('of %s says in print on which day it was built, in words', (name) => {
    const { $ } = openPage(folder, name);
    expect($('[data-printed]').attr('data-printed')).toContain(longDate(buildDate()));
  });

  test('has a page for addresses that do not exist, which links to others', () => {
    const notFound = site.page('404');
    const { $, main } = openPage(folder, '404');
    expect(textOf(main.find('h1'))).toBe(notFound.heading);
    expectText(main, notFound.caption);
    expectText($('footer'), site.navigation.footer.offTheMap.name);
    // The page has no address of its own.
    expect($('link[rel=canonical]')).toHaveLength(0);
    expectText(main.find('nav'), notFound.trail);
    expect(linksIn(main.find('nav'))).toEqual(
      notFound.links.map(({ label, href }) => ({ text: label, href })),
    );
    const { label, href } = notFound.home;
    expect(linksIn(main)).toContainEqual({ text: label, href });
  });
});

test('The strip of the preview says that something is missing, until nothing is', () => {
  const [{ folder, site }] = BUILDS;
  const { coin, contest, studio, legalRecord, pledgeRecord, navigation } = site;
  const proofs = site.sections('pledge').map((pledge) => pledge.proofs);
  const facts = [coin, contest, studio, legalRecord, pledgeRecord, proofs];
  const { strong, text = '' } = navigation.preview;
  const said = findPlaceholders(facts).length > 0 ? `${strong} ${text}`.trim() : strong;
  expect(textOf(openPage(folder, 'about').$('.preview-strip'))).toBe(said);
});
