import { TYPEFACES, missingCharacters } from '../../src/styles/typefaces.ts';
import { onEveryPage, type Page, type SiteCheck } from './built-site.ts';

/** The strings in an island's props, without gaps and tags. */
function wordsOf(props: string): string {
  const words: string[] = [];
  JSON.parse(props, (_, value: unknown) => {
    if (typeof value === 'string') words.push(value);
    return value;
  });
  return words.join(' ').replace(/<[^>]*>|\{\w+\}|\\n/g, ' ');
}

/** Whether a `unicode-range` in the page's styles has the character. */
function hasFontFor(character: string, html: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return [...html.matchAll(/unicode-range:([^;}]*)/g)].some(([, value = '']) =>
    value.split(',').some((part) => {
      // Such as `U+2190` or `U+2190-2193`.
      const [from = '', to = from] = part.trim().slice(2).split('-');
      return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
    }),
  );
}

/** The characters of the main headings that the typeface of headings lacks, and that of the text has. */
function missingInHeadings($: Page['$']): string[] {
  const headings = $('h1, h2').clone();
  // Notes in a heading are set in the typeface of the text.
  headings.find('small').remove();
  const { main, rare } = TYPEFACES.head;
  const known = new Set([...Array.from(main + rare), ...missingCharacters(headings.text())]);
  return [...new Set(headings.text().toUpperCase())].filter(
    (character) => !/\s/.test(character) && !known.has(character),
  );
}

export const glyphs: SiteCheck = {
  title: 'each character is in the font that shows it, and a page declares the fonts of rare ones',
  faults: onEveryPage(({ html, $ }) => {
    const body = $('body').clone();
    body.find('script, style').remove();
    const shown = [...$('[placeholder], astro-island[props]')].map(
      (element) => $(element).attr('placeholder') ?? wordsOf($(element).attr('props') ?? '{}'),
    );
    // The parser treats the content of <noscript> as text, including its tags.
    const text = [body.text().replace(/<[^>]*>/g, ' '), ...shown].join(' ');
    const { rare } = TYPEFACES.text;
    return [
      ...[...new Set(text)]
        .filter((character) => rare.includes(character) && !hasFontFor(character, html))
        .map(
          (character) => `“${character}” has no font file; see integrations/finish/page-styles.ts`,
        ),
      ...missingInHeadings($).map(
        (character) => `“${character}” is not in the typeface of headings`,
      ),
    ];
  }),
};
