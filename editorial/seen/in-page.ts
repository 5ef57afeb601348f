/**
 * Functions that run in a page that is looked at. Each is sent to the browser by itself, so none may use
 * anything from outside its own body.
 */
import type { Box } from './pictures.ts';

/**
 * Sets the style that is used while a page is looked at. A policy does not refuse style sheets that are made
 * like this. No animation follows the scrolling: it would go on while a picture is taken, for which the
 * window becomes as high as the page. Scripts do not reach those in the copies of `<use>`.
 */
export function setStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after { animation-timeline: auto !important } ${css}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Takes away what an earlier look has marked, opens all `<details>`, and marks elements that scroll, so
 * that a style can show all that is in them.
 *
 * @param scrolls the attribute that marks them
 */
export function openDetails(scrolls: string): void {
  CSS.highlights.clear();
  for (const details of document.querySelectorAll('details')) {
    // Of those that share a name, only one can be open.
    details.removeAttribute('name');
    details.open = true;
  }
  const elements = [...document.querySelectorAll('body *')];
  for (const element of elements) element.removeAttribute(scrolls);
  const scrolling = elements.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  });
  for (const element of scrolling) element.setAttribute(scrolls, '');
}

/**
 * Opens one of the dialogs and popovers of the page, and closes the one before.
 *
 * @returns whether there is one with this index
 */
export function openOverlay(index: number): boolean {
  const overlays = [...document.querySelectorAll<HTMLElement>('dialog, [popover]')];
  for (const overlay of overlays) {
    // A dialog can be a popover too.
    if (overlay.matches(':popover-open')) overlay.hidePopover();
    if (overlay instanceof HTMLDialogElement) overlay.close();
  }
  const overlay = overlays[index];
  if (overlay?.hasAttribute('popover') === true) overlay.showPopover();
  else if (overlay instanceof HTMLDialogElement) overlay.showModal();
  return overlay !== undefined;
}

/** Waits for fonts and for all pictures, and ends all animations and transitions. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that cannot be loaded is shown as such.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const animationsIn = (root: Document | ShadowRoot): Animation[] => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? animationsIn(shadowRoot) : [],
    ),
  ];
  // An animation that ends can begin another, so they are ended several times.
  for (let round = 0; round < 5; round++) {
    for (const animation of animationsIn(document)) {
      try {
        animation.finish();
      } catch {
        // It has no end, so its beginning is shown.
        animation.currentTime = 0;
      }
      // A style of the page can be stronger than the one that is used here, and have it follow the scrolling.
      animation.pause();
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/**
 * The words of a page in document order, also those in open shadow roots, with the boxes of their pieces. The
 * pieces of a word with a figure are its letters and digits, since without one of them it says something
 * else; any other word is one piece. A piece that is drawn left of the one before it gets no box: “25%”
 * drawn from right to left is “52%”.
 *
 * @param overlay the index of a dialog or popover whose words are meant; without it, those of the whole page
 */
export function placedWords(overlay?: number) {
  const boxesOf = (range: Range): Box[] =>
    [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }): Box => {
        return [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY];
      });
  const pieceOf = (node: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return { range, boxes: boxesOf(range) };
  };
  /** Whether a box is left of the one before it by more than a pixel, on the same line: their tops hardly differ. */
  const isOutOfOrder = ([left, top]: Box, [leftBefore, topBefore, , bottomBefore]: Box) =>
    left < leftBefore - 1 && Math.abs(top - topBefore) < (bottomBefore - topBefore) / 4;
  const words: { text: string; range: Range; pieces: ReturnType<typeof pieceOf>[] }[] = [];
  const read = (node: Node) => {
    if (node instanceof Text) {
      let last: Box | undefined;
      for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
        const whole = pieceOf(node, index, index + text.length);
        if (whole.boxes.length === 0) continue;
        const pieces = /\p{N}/u.test(text)
          ? [...text.matchAll(/[\p{L}\p{N}%]/gu)].map(({ 0: character, index: offset }) =>
              pieceOf(node, index + offset, index + offset + character.length),
            )
          : [whole];
        const inOrder = pieces.map((piece) => {
          const [first] = piece.boxes;
          const isShown = !first || !last || !isOutOfOrder(first, last);
          last = piece.boxes.at(-1) ?? last;
          return isShown ? piece : { ...piece, boxes: [] };
        });
        words.push({ text, range: whole.range, pieces: inOrder });
      }
    }
    if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(read);
    node.childNodes.forEach(read);
  };
  const overlays = document.querySelectorAll('dialog, [popover]');
  read(overlay === undefined ? document : (overlays[overlay] ?? document.createTextNode('')));
  return words;
}

/** Names that no style sheet of the page can know. */
export interface Names {
  readonly highlight: string;
  readonly attribute: string;
}

/**
 * Marks only these pieces of words by a highlight, and texts in drawings by an attribute. The style that is
 * used while a page is looked at makes them transparent: it takes their ink.
 *
 * @param words with all their pieces, through which `indexes` counts
 */
export function takeInk(
  words: ReturnType<typeof placedWords>,
  { indexes, highlight, attribute }: Names & { readonly indexes: readonly number[] },
): void {
  const hidden = new Set(indexes);
  let index = 0;
  const ranges = words.flatMap(({ range, pieces }) => {
    const hiddenPieces = pieces.filter(() => hidden.has(index++));
    // A whole word with its punctuation.
    return hiddenPieces.length === pieces.length
      ? [range]
      : hiddenPieces.map((piece) => piece.range);
  });
  CSS.highlights.set(highlight, new Highlight(...ranges));
  const elements = new Set<Element | null>(
    ranges.map(({ startContainer }) => startContainer.parentElement),
  );
  for (const element of document.querySelectorAll('svg text, svg tspan'))
    element.toggleAttribute(attribute, elements.has(element));
}
