import { isTag, type AnyNode } from 'domhandler';
import type { Mark } from '../shared/config.ts';
import type { SourceRange } from '../shared/page-text.ts';
import type { PageChange, ReportedBlock } from '../shared/report.ts';
import { attributeRange, textRange, walk } from '../words/extract/html.ts';
import { parseHtml } from '../words/extract/page.ts';

/** Elements whose content browsers do not have as nodes of the page: with scripts, `noscript` is one text. */
const WITHOUT_NODES = new Set(['noscript', 'template']);

/**
 * Where the texts and the elements of a page are in its source, in the order in which browsers have them: the start of
 * each text, and the attributes of each element.
 */
function placesOf(html: string) {
  const places = { texts: [] as number[], elements: [] as SourceRange[][] };
  const root: AnyNode | undefined = parseHtml(html).root()[0];
  if (!root) return places;
  walk(root, {
    enter: (element) => {
      const attributes = Object.keys(element.attribs);
      places.elements.push(attributes.flatMap((name) => attributeRange(element, name)));
      return !WITHOUT_NODES.has(element.name);
    },
    text: (_, node) => {
      // Each text is counted, also one that is nowhere in the source.
      if (node.parent && isTag(node.parent)) places.texts.push(textRange(node)[0]?.start ?? -1);
    },
  });
  return places;
}

/**
 * The marks of a page, as the browser that draws it finds them: the indexes of their texts, and of the elements that
 * have their attributes, among those of the page.
 *
 * @param numberOf the number of a change in the report
 */
export function marksOf(
  { blocks }: PageChange,
  html: string,
  numberOf: (block: ReportedBlock) => number | undefined,
): Mark[] {
  const { texts, elements } = placesOf(html);
  return blocks.flatMap((block): Mark[] => {
    const number = numberOf(block);
    // A removed text is not on the page.
    if (number === undefined || block.after === null) return [];
    const starts = new Set(block.ranges.map(({ start }) => start));
    const indexes = <T>(all: readonly T[], isMeant: (item: T) => boolean) =>
      all.flatMap((item, index) => (isMeant(item) ? [index] : []));
    return [
      {
        number,
        texts: indexes(texts, (start) => starts.has(start)),
        elements: indexes(elements, (attributes) =>
          attributes.some(({ start }) => starts.has(start)),
        ),
        words: block.words,
      },
    ];
  });
}
