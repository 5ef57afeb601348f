/** “Last seen”: Bigfoot hides on one page, another one each day, and the footers say where. */
import { describe, expect, test } from 'vitest';
import { PAGES, type PageName } from '../../src/content-map.ts';
import { isPlaceholder } from '../../src/facts/placeholders.ts';
import { placeOn } from '../../src/facts/sightings.ts';
import { buildDate } from '../../src/formats/dates.ts';
import { fill } from '../../src/formats/templates.ts';
import { PLACES, type PlaceName } from '../../src/schemas/sightings.ts';
import { PAGE_NAMES } from '../site-words.ts';
import { BUILDS, openPage, textOf, type SiteWords } from './pages/shown.ts';

/** Whether the section of a place is shown: a setting of its page, or a kind of section of About. */
function isThere(site: SiteWords, name: PlaceName): boolean {
  const { page, section }: { page: PageName; section?: string } = PLACES[name];
  const kinds: string[] = site.sections('about').map(({ kind }) => kind);
  return section === undefined || section in site.page(page) || kinds.includes(section);
}

describe.each(BUILDS)('In $build', ({ folder, site }) => {
  const { footer, photograph, places = [] } = site.sightings ?? {};
  const pages = PAGE_NAMES.map((name) => {
    const { $, main } = openPage(folder, name);
    const { route } = PAGES[name];
    const sheet = site.navigation.sheets.findIndex(({ href }) => href === route) + 1;
    return { name, sheet, $, him: main.find('.hiding-place-button'), text: textOf($('footer')) };
  });
  const usable = places.map(({ place }) => place).filter((place) => isThere(site, place));
  const place = placeOn(buildDate(), usable);
  const page = place && PLACES[place].page;
  const there = pages.find(({ name }) => name === page);

  test('Bigfoot is only where the content says, once, and not in a binding text, a form or a warning', () => {
    for (const { name, him } of pages) expect(him, name).toHaveLength(name === page ? 1 : 0);
    // `data-review` is on the binding texts.
    for (const { him } of pages) expect(him.closest('[data-review], form, .loss')).toHaveLength(0);
    expect(there?.him.find('svg').children().length, 'what he is drawn of').not.toBe(0);
  });

  test.each(pages)(
    'the footer of $name says where, or that he is leaving if he is nowhere or the address is unknown',
    ({ name, text }) => {
      const { here = '', leaving = '' } = footer ?? {};
      const elsewhere = footer ? fill(footer.elsewhere, { sheet: there?.sheet ?? 0 }) : '';
      expect(text).toContain(name === '404' || !there ? leaving : name === page ? here : elsewhere);
    },
  );

  test('only his page has the photograph, which can be saved once counsel agrees', () => {
    for (const { name, $ } of pages) expect($('#photograph')).toHaveLength(name === page ? 1 : 0);
    if (!there) return;
    const caption = textOf(there.$('#photograph-caption'));
    expect(caption).toBe(places.find((row) => row.place === place)?.caption);
    const isSaved = photograph?.save !== undefined && !isPlaceholder(photograph.save);
    expect(there.$('#photograph a[download]')).toHaveLength(isSaved ? 1 : 0);
  });
});
