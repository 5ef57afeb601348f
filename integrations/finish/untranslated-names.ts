import { load } from 'cheerio';
import { isText } from 'domhandler';

/** `hello@muuva.example`, or `$BIGFOOT`, `#BigfootMemeWar`, `@muuva`; not a character reference, such as `&#x27;`. */
const NAME =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}_&])(?:\$|[#@][\p{N}_]*)\p{L}[\p{L}\p{N}_]*/gu;

/** Elements in which there can be no other element, whose markup a script checks, or which are marked themselves. */
const UNMARKED = 'script, style, svg, select, textarea, astro-island, [translate="no"]';

/**
 * Marks the names in the texts of a page that are copied or typed elsewhere: email addresses, tickers, hashtags and
 * accounts. A browser that translates the page then leaves them as they are: an entry with a translated hashtag is
 * lost. All else stays to the byte.
 */
export function withUntranslatedNames(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const texts = $('body *')
    .not(UNMARKED)
    .not($(UNMARKED).find('*'))
    .contents()
    .toArray()
    .flatMap((node) => (isText(node) ? (node.sourceCodeLocation ?? []) : []))
    // From the end, so that the places of those before stay right.
    .toSorted((a, b) => b.startOffset - a.startOffset);
  return texts.reduce((page, { startOffset, endOffset }) => {
    const text = page.slice(startOffset, endOffset);
    const marked = text.replace(NAME, '<span translate="no">$&</span>');
    if (marked === text) return page;
    // In a grid or a flexible box, the text stays one item.
    return `${page.slice(0, startOffset)}<span>${marked}</span>${page.slice(endOffset)}`;
  }, html);
}
