import { onEveryPage, type SiteCheck } from './built-site.ts';

/** The landmarks that each page has once: their names in messages, by selector. */
const LANDMARKS = { 'body > header': 'header', main: 'main', 'body > footer': 'footer' };

export const landmarks: SiteCheck = {
  title: 'every page has a skip link, header, main, footer, and navigations with names',
  faults: onEveryPage(({ $ }) => {
    const landmarks = Object.entries(LANDMARKS).flatMap(([selector, name]) => {
      const { length } = $(selector);
      return length === 1 ? [] : [`has ${length} ${name} landmarks`];
    });
    const first = $('a[href], button, input, textarea, select, summary').first();
    const target = first.attr('href') ?? '';
    const skips = target.startsWith('#') && $('main').is(target);
    const names = [...$('nav')].map((nav) => {
      const by = $(nav).attr('aria-labelledby');
      return $(nav).attr('aria-label') ?? (by === undefined ? '' : $(`[id="${by}"]`).text());
    });
    return [
      ...landmarks,
      ...(skips ? [] : ['the first thing to be focused is not a link to main']),
      ...(names.length === 0 ? ['has no navigation'] : []),
      ...(names.some((name) => name.trim() === '') ? ['a navigation has no name'] : []),
    ];
  }),
};
