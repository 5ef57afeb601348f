/** “Last seen”: Bigfoot hides on one page, another one each day, and the footers say where. */
import { describe, expect, test } from 'vitest';
import { PAGES, type PageName } from '../../src/content-map.ts';
import { isPlaceholder } from '../../src/facts/placeholders.ts';
import { fill } from '../../src/formats/templates.ts';
import { BUILDS, openPage, textOf } from './pages/shown.ts';

describe.each(BUILDS)('In $build', ({ folder, site }) => {
  const { footer, photograph, places } = site.sightings;
  const pages = (Object.keys(PAGES) as PageName[]).map((name) => {
    const { $, main } = openPage(folder, name);
    const { route } = PAGES[name];
    const sheet = site.navigation.sheets.findIndex(({ href }) => href === route) + 1;
    return { name, sheet, $, him: main.find('.hiding-place-button'), text: textOf($('footer')) };
  });
  const [there, ...others] = pages.filter(({ him }) => him.length > 0);

  test('Bigfoot is on one page, once, and not in a binding text, a form or a warning', () => {
    expect(others).toEqual([]);
    expect(there?.him).toHaveLength(1);
    expect(there?.him.closest('[data-review], form, .loss')).toHaveLength(0);
  });

  test.each(pages)('the footer of $name says where', ({ name, text }) => {
    const here = name === there?.name;
    const elsewhere = fill(footer.elsewhere, { sheet: there?.sheet ?? 0 });
    expect(text).toContain(name === '404' ? footer.leaving : here ? footer.here : elsewhere);
  });

  test('only his page has the photograph, which can be saved once counsel agrees', () => {
    for (const { name, $ } of pages)
      expect($('#photograph')).toHaveLength(name === there?.name ? 1 : 0);
    const caption = there && textOf(there.$('#photograph-caption'));
    expect(places.map((place) => place.caption)).toContain(caption);
    const isSaved = photograph.save !== undefined && !isPlaceholder(photograph.save);
    expect(there?.$('#photograph a[download]')).toHaveLength(isSaved ? 1 : 0);
  });
});
