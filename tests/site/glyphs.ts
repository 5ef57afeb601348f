import { CHARACTERS } from '../../src/facts/typefaces.ts';
import { ranges } from '../../src/styles/faces.ts';
import { onEveryPage, type SiteCheck } from './built-site.ts';

/** The words among an island's props, without the marks of patterns and elements. */
function wordsOf(props: string): string {
  const words: string[] = [];
  JSON.parse(props, (_, value: unknown) => {
    if (typeof value === 'string') words.push(value);
    return value;
  });
  return words.join(' ').replace(/<[^>]*>|\{\w+\}|\\n/g, ' ');
}

/** Whether the page's styles name a file for a character. */
function isAskedFor(character: string, html: string): boolean {
  const [range = ''] = ranges(character);
  return [...html.matchAll(/unicode-range:([^;}]*)/g)].some(([, value = '']) =>
    value.split(',').some((one) => {
      const [from = '', to = from] = one.trim().slice(2).split('-');
      const point = Number.parseInt(range.slice(2), 16);
      return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
    }),
  );
}

export const glyphs: SiteCheck = {
  title: 'a page that shows a rare character asks for the font file that holds it',
  fails: [
    ['about.html', 'About.', '£bout.', /“£”/],
    ['index.html', '<astro-island ', '<astro-island props="&quot;ë&quot;" ', /“ë”/],
  ],
  faults: onEveryPage(({ html, $ }) => {
    const body = $('body').clone();
    body.find('script, style, noscript > style').remove();
    const shown = [...$('[placeholder], astro-island[props]')].map(
      (element) => $(element).attr('placeholder') ?? wordsOf($(element).attr('props') ?? '{}'),
    );
    // What stands in <noscript> is text to the parser, with its tags.
    const text = [body.text().replace(/<[^>]*>/g, ' '), ...shown].join(' ');
    const { rare } = CHARACTERS['atkinson-hyperlegible-next'];
    return [...new Set(text)]
      .filter((character) => rare.includes(character) && !isAskedFor(character, html))
      .map((character) => `“${character}” has no font file; see integrations/page-styles.ts`);
  }),
};
