import { faces } from '../../src/styles/faces.ts';
import { onEveryPage, type Claim } from './built-site.ts';

/** The characters of a text that a cut face lacks. */
function missing(text: string, held: string): string[] {
  return [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !held.includes(character),
  );
}

/** The words among an island's props, without the marks of patterns and elements. */
function wordsOf(props: string): string {
  const words: string[] = [];
  JSON.parse(props, (_, value: unknown) => {
    if (typeof value === 'string') words.push(value);
    return value;
  });
  return words.join(' ').replace(/<[^>]*>|\{\w+\}|\\n/g, ' ');
}

export const glyphs: Claim = {
  title: 'the cut fonts hold every character that a page or an island shows',
  fails: [
    ['about.html', 'About.', 'Ωbout.', /“Ω” is not in the text face/],
    ['about.html', '>End<', '>Ωnd<', /in the face of headings/],
    ['index.html', '<astro-island ', '<astro-island props="&quot;Ω&quot;" ', /“Ω”/],
  ],
  faults: onEveryPage(({ $ }) => {
    const body = $('body').clone();
    body.find('script, style, noscript > style').remove();
    const shown = [...$('[placeholder], astro-island[props]')].map(
      (element) => $(element).attr('placeholder') ?? wordsOf($(element).attr('props') ?? '{}'),
    );
    // What stands in <noscript> is text to the parser, with its tags.
    const text = [body.text().replace(/<[^>]*>/g, ' '), ...shown].join(' ');
    const headings = body.find('h1, h2, h3, h4, h5, h6').text();
    return [
      ...missing(text, faces['atkinson-hyperlegible-next'].characters).map(
        (character) => `“${character}” is not in the text face; see src/styles/faces.ts`,
      ),
      ...missing(headings, faces['national-park'].characters).map(
        (character) => `“${character}” is not in the face of headings; see src/styles/faces.ts`,
      ),
    ];
  }),
};
