import { load, type CheerioAPI } from 'cheerio';
import { compareBlocks } from '../../src/words/texts/compare-pages.ts';
import { parseHtml, readPage, readParsedPage } from '../../src/words/extract/page.ts';
import {
  BADGE,
  markChanges,
  MARKED,
  MOVED,
  REMOVED,
  RUN,
  type Mark,
} from '../../src/in-place/marks.ts';
import { CONFIG } from '../reading.ts';

/** A page with the changes since another version marked, numbered from 1. */
export function marked(
  before: string,
  after: string,
): { $: CheerioAPI; placed: Set<Mark>; marks: Mark[] } {
  const $ = parseHtml(after);
  const text = readParsedPage($, '/', CONFIG, after);
  const blocks = compareBlocks(readPage('/', before, CONFIG), text);
  const marks = blocks
    .flatMap((block) => (block.change ? [{ block, change: block.change }] : []))
    .map((one, index): Mark => {
      return {
        ...one,
        id: `copy-review-${index + 1}`,
        label: `${index + 1}`,
        kind: one.change.change,
      };
    });
  return { $, marks, placed: markChanges($, marks, blocks) };
}

/** The body with short marks: `[1]` for a badge, `{-old-}`, `{+new+}`, `{>moved>}` and `{{removed}}`. */
export function shortBody($: CheerioAPI): string {
  const html = $('body').html() ?? '';
  return html
    .replaceAll(new RegExp(`<${BADGE}[^>]*>(.*?)</${BADGE}>`, 'g'), '[$1]')
    .replaceAll(/<ins data-copy-review[^>]*>(.*?)<\/ins>/gs, '{+$1+}')
    .replaceAll(/<del data-copy-review[^>]*>(.*?)<\/del>/gs, '{-$1-}')
    .replaceAll(new RegExp(`<${MOVED}[^>]*>(.*?)</${MOVED}>`, 'gs'), '{>$1>}')
    .replaceAll(new RegExp(`<${REMOVED}[^>]*>(.*?)</${REMOVED}>`, 'gs'), '{{$1}}')
    .replaceAll(new RegExp(`</?${RUN}>`, 'g'), '')
    .replaceAll(/ data-copy-review="[^"]*"/g, ' new')
    .trim();
}

/** The texts of one version, read from the marked page. Spaces separate cells. */
export function textsOf($: CheerioAPI, version: 'before' | 'after'): string[] {
  const page = load($.html(), { scriptingEnabled: false });
  const [gone, kept] = version === 'after' ? ['del', 'ins'] : ['ins', 'del'];
  page(`${gone}[${MARKED}], ${BADGE}`).remove();
  const removed = page(REMOVED).remove();
  page(`${kept}[${MARKED}], ${MOVED}, ${RUN}`).each((_, element) => {
    page(element).replaceWith(page(element).contents());
  });
  const whole =
    version === 'after' ? [] : removed.toArray().map((one) => withoutTabs(page(one).text()));
  return [...pageTexts(page.html()), ...whole];
}

/** The texts of a page, without `aside` blocks. */
export const pageTexts = (html: string): string[] =>
  readPage('/', html, CONFIG)
    .sections.flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== 'aside')
    .map(({ text }) => withoutTabs(text));

const withoutTabs = (text: string) => text.replaceAll(/\s+│\s+|\s+/g, ' ').trim();
