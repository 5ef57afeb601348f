/**
 * Finds out which words of an open page a visitor sees. Ink is what letters paint: a word is seen if the
 * picture of the page changes in its place when the ink of the word is made transparent.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Look } from 'copy-review';
import {
  openDetails,
  openOverlay,
  placedWords,
  settle,
  setStyle,
  takeInk,
  type Names,
} from './in-page.ts';
import {
  around,
  cameraFor,
  changeBetween,
  CLOSE_SCALE,
  inPicture,
  overlap,
  paintedFrom,
  SCALE,
  type Box,
  type Camera,
  type Picture,
} from './pictures.ts';

/** The part of a line's height, at its top and at its bottom, with hardly any ink of letters and figures. */
const MARGIN = 0.3;

/**
 * A word, and where it is on the page: the boxes of its pieces. A broken word has several boxes. A word with a
 * figure has a piece for each of its letters and digits, since without one of them it says something else.
 */
interface PlacedWord {
  readonly text: string;
  readonly pieces: readonly PlacedPiece[];
}

/** A piece of a word: its boxes, and its index among the pieces of all words. */
interface PlacedPiece {
  readonly index: number;
  readonly boxes: readonly Box[];
}

/** The seen words of an open page, and a picture of everything else. */
export async function lookAtWords(page: Page): Promise<Pick<Look, 'words' | 'painted'>> {
  const id = randomUUID();
  const names: Names = { highlight: `look-${id}`, attribute: `data-look-${id}` };
  const { highlight, attribute } = names;
  /** Nothing scrolls, and all that would scroll is shown. */
  const still = `* { scroll-behavior: auto !important } [${attribute}-scrolls] { overflow: visible !important }`;
  /** Nor is there an underline, which would still be painted without the ink of its word. */
  const bare = `${still} *, ::before, ::after, ::marker { text-decoration: none !important }`;
  /** What is marked has no ink. */
  const ink = `::highlight(${highlight}) { color: transparent; -webkit-text-fill-color: transparent; -webkit-text-stroke-color: transparent }
    [${attribute}] { fill: transparent !important; stroke: transparent !important }`;
  await page.evaluate(setStyle, bare);
  await page.evaluate(openDetails, `${attribute}-scrolls`);
  await page.evaluate(settle);
  const words = await seenWordsOf(page, names, { bare, ink });
  // What is still painted, with underlines.
  await page.evaluate(setStyle, still + ink);
  const { whole, take } = await cameraFor(page);
  const painted = paintedFrom(await take(whole), nearTo(words.placed));
  await page.evaluate(setStyle, bare);
  const seen = [...words.seen];
  for (let index = 0; await page.evaluate(openOverlay, index); index++) {
    await page.evaluate(settle);
    seen.push(...(await seenWordsOf(page, names, { bare, ink }, index)).seen);
  }
  return { words: seen, painted };
}

/** How many words say where on a page something is. */
const MAX_WORDS_NEAR = 8;

/** Returns a function that finds the words beside a part of the page, between two heights in CSS pixels. */
const nearTo = (words: readonly PlacedWord[]) => (top: number, bottom: number) => {
  const isNear = ({ pieces }: PlacedWord) =>
    pieces.some(({ boxes }) =>
      boxes.some(([, boxTop, , boxBottom]) => boxTop < bottom && boxBottom > top),
    );
  const beside = words.filter(isNear);
  const after = words.filter(({ pieces }) => (pieces[0]?.boxes[0]?.[1] ?? 0) >= bottom);
  return (beside.length > 0 ? beside : after)
    .slice(0, MAX_WORDS_NEAR)
    .map(({ text }) => text)
    .join(' ');
};

/**
 * The words that are seen: those whose pieces change the picture of the page in their boxes when they are made
 * transparent. So hidden, covered, clipped, transparent and off-screen words are not seen, whatever the cause.
 * At the end, all words are transparent.
 *
 * @param overlay the index of an open dialog or popover; without it, the whole page is read
 */
async function seenWordsOf(
  page: Page,
  names: Names,
  styles: { readonly bare: string; readonly ink: string },
  overlay?: number,
): Promise<{ readonly seen: readonly string[]; readonly placed: readonly PlacedWord[] }> {
  const { handle, placed } = await placedWordsOf(page, overlay);
  const hide = async (pieces: readonly PlacedPiece[]) => {
    const indexes = pieces.map(({ index }) => index);
    await handle.evaluate(takeInk, { indexes, ...names });
  };
  /** Looks at some pieces of words, and returns the indexes of those that are seen. */
  const look = async (scale: number, isMeant: (index: number) => boolean) => {
    const camera = await cameraFor(page, scale);
    const all = piecesOf(placed, camera);
    const pieces = all.filter(({ index, boxes }) => boxes.length > 0 && isMeant(index));
    if (pieces.length === 0) return new Set<number>();
    await page.evaluate(setStyle, styles.bare);
    await hide(all);
    const area = around(
      pieces.flatMap(({ boxes }) => boxes),
      camera.whole,
    );
    const withInk = await camera.take(area);
    await page.evaluate(setStyle, styles.bare + styles.ink);
    const seen = await seenPieces({ camera, pieces, hide, withInk });
    await hide(all);
    return seen;
  };
  const first = await look(SCALE, () => true);
  // Not always clear from so small a picture: a digit of a small figure.
  const figures = placed.filter(({ text }) => /\p{N}/u.test(text)).flatMap(({ pieces }) => pieces);
  const unclear = new Set(figures.map(({ index }) => index)).difference(first);
  const seen = first.union(await look(CLOSE_SCALE, (index) => unclear.has(index)));
  const isSeen = ({ pieces }: PlacedWord) => pieces.every(({ index }) => seen.has(index));
  return { seen: placed.filter(isSeen).map(({ text }) => text), placed };
}

/** The words of a page with their boxes, and a handle to their nodes in the page. */
async function placedWordsOf(page: Page, overlay?: number) {
  const handle = await page.evaluateHandle(placedWords, overlay);
  // Playwright would take ten times as long to hand over so many values.
  const json = await handle.evaluate((all) => {
    let index = 0;
    const placedOf = ({ text, pieces }: (typeof all)[number]): PlacedWord => ({
      text,
      pieces: pieces.map(({ boxes }) => ({ index: index++, boxes })),
    });
    return JSON.stringify(all.map(placedOf));
  });
  return { handle, placed: JSON.parse(json) as PlacedWord[] };
}

/** The pieces of words on a picture of a page, and what is needed to look at them. */
interface PiecesInView {
  readonly camera: Camera;
  readonly pieces: readonly PlacedPiece[];
  /** Makes only these pieces transparent, in the style of the look. */
  readonly hide: (pieces: readonly PlacedPiece[]) => Promise<void>;
  readonly withInk: Picture;
}

/** The pieces with their boxes in the picture of a camera. */
const piecesOf = (words: readonly PlacedWord[], { scale, whole }: Camera): PlacedPiece[] =>
  words
    .flatMap(({ pieces }) => pieces)
    .map(({ index, boxes }) => ({
      index,
      boxes: boxes.map((box) => inPicture(box, scale)).filter((box) => overlap(box, whole)),
    }));

/** The indexes of the pieces whose ink changes the picture at their places. */
async function seenPieces({ camera, pieces, hide, withInk }: PiecesInView): Promise<Set<number>> {
  const seen = new Set<number>();
  const look = async (group: readonly PlacedPiece[]): Promise<void> => {
    await hide(group);
    const boxes = group.flatMap((piece) => piece.boxes);
    const withoutInk = await camera.take(around(boxes, camera.whole));
    const isChanged = changeBetween(withInk, withoutInk);
    for (const piece of group) {
      const others = boxesOver(piece, group);
      if (piece.boxes.some((box) => hasPixel(middleOf(box), withoutInk.area, others, isChanged)))
        seen.add(piece.index);
    }
  };
  await look(pieces);
  // Ink of other words may be where these have theirs, so they are looked at without those.
  const disturbed = pieces.filter(
    (unseen) => !seen.has(unseen.index) && boxesOver(unseen, pieces).length > 0,
  );
  for (const group of groupsWithoutOverlap(disturbed)) await look(group);
  return seen;
}

/** The boxes of other pieces that reach into the middle of a piece, whose pixels are compared. */
const boxesOver = (piece: PlacedPiece, others: readonly PlacedPiece[]): Box[] => {
  const middles = piece.boxes.map(middleOf);
  return others.flatMap(({ index, boxes }) =>
    index === piece.index
      ? []
      : boxes.filter((box) => middles.some((middle) => overlap(middle, box))),
  );
};

/** The pieces in groups of which none disturbs another. */
function groupsWithoutOverlap(pieces: readonly PlacedPiece[]): PlacedPiece[][] {
  const groups: PlacedPiece[][] = [];
  for (const piece of pieces) {
    const isFree = (group: PlacedPiece[]) =>
      boxesOver(piece, group).length === 0 &&
      group.every((other) => boxesOver(other, [piece]).length === 0);
    const group = groups.find(isFree);
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** The middle of a line, where all letters and figures have ink. Lines that follow closely do not reach it. */
function middleOf([left, top, right, bottom]: Box): Box {
  const height = bottom - top;
  const margin = Math.min(Math.ceil(height * MARGIN), Math.floor((height - 1) / 2));
  // Words that follow without a space share a column of pixels.
  const side = right - left > 2 ? 1 : 0;
  return [left + side, top + margin, right - side, bottom - margin];
}

/** Whether a box has a pixel that changed, in the area and outside other boxes. */
function hasPixel(
  box: Box,
  area: Box,
  others: readonly Box[],
  isChanged: (column: number, row: number) => boolean,
): boolean {
  const [left, top, right, bottom] = around([box], area);
  const isFree = (column: number, row: number) =>
    !others.some((other) => overlap(other, [column, row, column + 1, row + 1]));
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      if (isChanged(column, row) && isFree(column, row)) return true;
  return false;
}
