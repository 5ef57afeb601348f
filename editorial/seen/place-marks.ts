/**
 * Marks changed texts in an open page. Each function but `placeMarks` is sent to the browser by its source,
 * so that all it uses is inside of it or given to it.
 */
import type { Page } from '@playwright/test';
import type { Mark } from 'copy-review';

/**
 * Highlights the changed words of each mark in an open page, and puts its number before the first of them.
 *
 * @param highlight the beginning of the names of two highlights, of added words and of texts that moved, and of the
 *   tag of the numbers
 * @returns the numbers of the marks that have a place on the page
 */
export async function placeMarks(
  page: Page,
  marks: readonly Mark[],
  highlight: string,
): Promise<number[]> {
  const nodes = await page.evaluateHandle(nodesOfPage);
  const changes = await nodes.evaluateHandle(changesIn, marks);
  const numbers = await changes.evaluate(highlightChanges, highlight);
  await page.evaluate(drawNumbers, [numbers, `${highlight}-numbers`] as const);
  return numbers.map(({ number }) => number);
}

/** The text nodes and the elements of the page, without those in `noscript` and `template`. */
function nodesOfPage() {
  const texts: Text[] = [];
  const elements: Element[] = [];
  const read = (node: Node) => {
    if (node instanceof Text) texts.push(node);
    if (node instanceof Element) {
      elements.push(node);
      if (/^(?:noscript|template)$/i.test(node.tagName)) return;
    }
    node.childNodes.forEach(read);
  };
  read(document);
  return { texts, elements };
}

/**
 * What each mark changes on the page: the ranges of its added words, those of a text that only moved, and
 * what its number can stand before. Characters of its words that are in no text of the page, such as those
 * that markup only implies, are passed over.
 */
function changesIn(nodes: ReturnType<typeof nodesOfPage>, marks: readonly Mark[]) {
  const rangeOf = (node: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  };
  return marks.map(({ number, texts: indexes, elements, words }) => {
    const texts = indexes.flatMap((index) => nodes.texts[index] ?? []);
    // All but white space, each with its place.
    const characters = texts.flatMap((node) =>
      [...node.data.matchAll(/\S/g)].map(({ 0: character, index: offset }) => ({
        node,
        character,
        offset,
      })),
    );
    const rangeAt = ({ node, offset }: (typeof characters)[number]) =>
      rangeOf(node, offset, offset + 1);
    const added: Range[] = [];
    let first: Range | undefined;
    let next = 0;
    for (const { op, text } of words) {
      const here = characters[Math.min(next, characters.length - 1)];
      if (op !== '=' && here) first ??= rangeAt(here);
      if (op === '-') continue;
      for (const [unit] of text.matchAll(/\S/g)) {
        const character = characters[next];
        if (character?.character !== unit) continue;
        if (op === '+') added.push(rangeAt(character));
        next++;
      }
    }
    const isEdited = words.some(({ op }) => op !== '=');
    const moved = isEdited ? [] : texts.map((node) => rangeOf(node, 0, node.length));
    const marked = elements.map((index) => nodes.elements[index]);
    return { number, targets: [first, ...added, ...moved, ...marked], added, moved };
  });
}

/** Sets both highlights. Returns the numbers of the changes that are drawn somewhere, with their places. */
function highlightChanges(changes: ReturnType<typeof changesIn>, highlight: string) {
  const added = changes.flatMap((change) => change.added);
  const moved = changes.flatMap((change) => change.moved);
  CSS.highlights.set(`${highlight}-added`, new Highlight(...added));
  CSS.highlights.set(`${highlight}-moved`, new Highlight(...moved));
  return changes.flatMap(({ number, targets }) => {
    const boxes = targets.flatMap((target) => [...(target?.getClientRects() ?? [])]);
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    return box ? [{ number, left: box.left + scrollX, top: box.top + scrollY }] : [];
  });
}

/** Draws numbers above the page, in a new element with this tag, in which no style of the page holds. */
function drawNumbers([numbers, tag]: readonly [ReturnType<typeof highlightChanges>, string]): void {
  // Those of the picture before, at another width.
  for (const old of document.querySelectorAll(tag)) old.remove();
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { all: initial }
    b {
      position: absolute;
      /* Above everything: the highest value that browsers take. */
      z-index: 2147483647;
      transform: translate(-50%, -60%);
      padding: 0 5px;
      border: 2px solid #000;
      border-radius: 10px;
      background: #ffd23f;
      color: #000;
      font: 700 14px/18px sans-serif;
    }
  `);
  root.adoptedStyleSheets = [sheet];
  for (const { number, left, top } of numbers) {
    const badge = document.createElement('b');
    badge.textContent = String(number);
    // Up to some 38 pixels wide and 22 high, it stands a little above its place, but always on the page.
    badge.style.left = `${Math.max(20, left)}px`;
    badge.style.top = `${Math.max(14, top)}px`;
    root.append(badge);
  }
  document.documentElement.append(host);
}
