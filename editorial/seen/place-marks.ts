import type { Mark } from 'copy-review';

/**
 * Highlights the changed words of each mark in an open page, and puts its number before the first of them.
 * The function is sent to the browser by its source, so all that it uses is inside of it.
 *
 * @param highlight the beginning of the names of two highlights: of added words, and of texts that moved
 * @returns the numbers of the marks that have a place on the page
 */
export function placeMarks({
  marks,
  highlight,
}: {
  readonly marks: readonly Mark[];
  readonly highlight: string;
}): number[] {
  const texts: Text[] = [];
  const elements: Element[] = [];
  const read = (node: Node) => {
    if (node instanceof Text && node.parentElement) texts.push(node);
    if (node instanceof Element) {
      elements.push(node);
      if (/^(?:noscript|template)$/i.test(node.tagName)) return;
    }
    node.childNodes.forEach(read);
  };
  read(document);

  const rangeOf = (node: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  };
  /** The characters of some texts that are not white space, each with its place. */
  const charactersOf = (indexes: readonly number[]) =>
    indexes.flatMap((index) => {
      const node = texts[index];
      return node
        ? [...node.data.matchAll(/\S/g)].map(({ 0: character, index: offset }) => ({
            ...{ node, character, offset },
          }))
        : [];
    });
  /**
   * The ranges of added words and of a moved text, and the place of the first change. Characters of the words
   * that are in no text of the page, such as those that markup only implies, are passed over.
   */
  const changesIn = ({ texts: textsOfMark, words }: Mark) => {
    const characters = charactersOf(textsOfMark);
    const added: Range[] = [];
    let first: Range | undefined;
    let next = 0;
    for (const { op, text } of words) {
      const here = characters[Math.min(next, characters.length - 1)];
      if (op !== '=' && here) first ??= rangeOf(here.node, here.offset, here.offset + 1);
      if (op === '-') continue;
      for (const [unit] of text.matchAll(/\S/g)) {
        const character = characters[next];
        if (character?.character !== unit) continue;
        if (op === '+') added.push(rangeOf(character.node, character.offset, character.offset + 1));
        next++;
      }
    }
    const all = textsOfMark.flatMap((index) => {
      const node = texts[index];
      return node ? [rangeOf(node, 0, node.length)] : [];
    });
    const isEdited = words.some(({ op }) => op !== '=');
    return { first: first ?? all[0], added, moved: isEdited ? [] : all };
  };

  const added: Range[] = [];
  const moved: Range[] = [];
  const placed: number[] = [];
  const places: { number: number; left: number; top: number }[] = [];
  for (const mark of marks) {
    const changes = changesIn(mark);
    added.push(...changes.added);
    moved.push(...changes.moved);
    const boxes = [changes.first, ...mark.elements.map((index) => elements[index])].flatMap(
      (target) => [...(target?.getClientRects() ?? [])],
    );
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    if (!box) continue;
    placed.push(mark.number);
    places.push({ number: mark.number, left: box.left + scrollX, top: box.top + scrollY });
  }
  CSS.highlights.set(`${highlight}-added`, new Highlight(...added));
  CSS.highlights.set(`${highlight}-moved`, new Highlight(...moved));

  const host = document.createElement(`${highlight}-numbers`);
  // Those of the picture before, at another width.
  for (const old of document.querySelectorAll(host.tagName)) old.remove();
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
  for (const { number, left, top } of places) {
    const badge = document.createElement('b');
    badge.textContent = String(number);
    badge.style.left = `${Math.max(12, left)}px`;
    badge.style.top = `${Math.max(12, top)}px`;
    root.append(badge);
  }
  document.documentElement.append(host);
  return placed;
}
