import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import type { BuiltPage, SeenText } from 'copy-review';
import sharp from 'sharp';
import { routeOf } from '../../hosting/served-files.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { findBrowser } from './browser.ts';

/** A phone and a laptop, in CSS pixels. */
const WIDTHS = [390, 1280] as const;
const HEIGHT = 800;

/** Pixels of a picture per CSS pixel. Letters of half their size are enough to tell ink from none, in a third of the time. */
const SCALE = 0.5;

/** Everything is shown that a visitor can open or scroll to. */
const OPENED = `* { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  [data-scrolls] { overflow: visible !important }`;

/** Takes the ink out of the words of this highlight, and of SVG, which highlights do not change. */
const WITHOUT_INK = `::highlight(without-ink) { color: transparent; text-shadow: none; -webkit-text-fill-color: transparent; -webkit-text-stroke-color: transparent }
  [data-without-ink] { fill: transparent !important; stroke: transparent !important }`;

/** A change of a colour channel (0 to 255) that an eye can tell: text that is fainter is not seen. Thin strokes fill two thirds of a pixel. */
const VISIBLE_CHANGE = 16;

/** The part of a line's height, at its top and at its bottom, with hardly any ink of letters and figures. */
const MARGIN = 0.3;

/** A rectangle: of CSS pixels in the page, of whole pixels in its picture. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The colours of a picture, row by row. */
type Pixels = Awaited<ReturnType<typeof decode>>;

const decode = async (png: Buffer) => await sharp(png).raw().toBuffer({ resolveWithObject: true });

/** A word, and where it is on the page. A broken word has several boxes. */
interface PlacedWord {
  readonly text: string;
  readonly boxes: readonly Box[];
}

/** The boxes of a word that are in the picture, and its index among all words. */
interface PlacedBoxes {
  readonly index: number;
  readonly boxes: readonly Box[];
}

/**
 * Opens pages of built sites in Chromium at two widths, before any script has run, and finds out
 * which words are seen. A word is seen if a picture of the page changes in the word's box when the word is made
 * transparent. So hidden, covered, clipped, transparent and off-screen words are not seen, whatever
 * the cause.
 *
 * @param pages the pages of all builds, such as `legal.html` of the folder `dist`
 * @returns the seen words of each page in reading order, for each width
 * @throws Error if there is no browser, or if a page cannot be opened
 */
export async function seenWords(
  pages: readonly BuiltPage[],
): Promise<readonly (readonly SeenText[])[]> {
  await using servers = new AsyncDisposableStack();
  const origins = new Map<string, string>();
  for (const folder of new Set(pages.map((page) => page.folder))) {
    const server = servers.use(siteServer(folder));
    await once(server.listen(0, 'localhost'), 'listening');
    origins.set(folder, `http://localhost:${(server.address() as AddressInfo).port}`);
  }
  await using browser = await chromium.launch(await findBrowser());
  const texts: SeenText[][] = pages.map(() => []);
  const rest = [...pages.entries()];
  /** Reads one page after the other, as long as there are any. */
  const readPages = async (): Promise<void> => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    });
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, { folder, file }] = next;
      const page = await context.newPage();
      await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
      await openWithoutScripts(page, `${origins.get(folder) ?? ''}${routeOf(file)}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        texts[index]?.push({ width, words: await seenWordsOf(page) });
      }
      await page.close();
    }
  };
  await Promise.all([readPages(), readPages()]);
  return texts;
}

/**
 * Opens a page in which scripts are supported but none runs. With scripts off, `<noscript>` and the
 * content of `<canvas>` would be shown, which hardly any visitor sees. It stays at its address, and its frames are
 * empty: `route.fetch` is not bound to the hosts of the browser.
 */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) {
      await route.continue();
      return;
    }
    if (request.url() !== address || request.frame() !== page.mainFrame()) {
      await route.abort('aborted');
      return;
    }
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const policies = `${policy}, script-src 'none'`.replace(/^, /, '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } });
  });
  await page.goto(address);
}

/** The seen words of an open page. */
async function seenWordsOf(page: Page): Promise<string[]> {
  await page.evaluate(setStyle, OPENED + WITHOUT_INK);
  await page.evaluate(openAll);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const { whole, takePicture } = await cameraFor(page);
  const placed = await page.evaluateHandle(placedWords);
  // Playwright would take ten times as long to hand over so many values.
  const json = await placed.evaluate((all) =>
    JSON.stringify(all.map(({ text, boxes }): PlacedWord => ({ text, boxes }))),
  );
  const words = JSON.parse(json) as PlacedWord[];
  const withInk = await takePicture(whole);
  const seen = new Set<number>();
  /** Takes the ink of some words at once, and keeps those that are seen. */
  const look = async (group: readonly PlacedBoxes[]): Promise<void> => {
    await placed.evaluate(
      takeInk,
      group.map(({ index }) => index),
    );
    const area = around(
      group.flatMap((word) => word.boxes),
      whole,
    );
    const isChanged = changeBetween(withInk, await takePicture(area), area);
    for (const word of group) {
      const others = disturbing(word, group);
      if (word.boxes.some((box) => hasPixel(middleOf(box), area, others, isChanged)))
        seen.add(word.index);
    }
  };
  const all = words
    .map(({ boxes }, index) => ({
      index,
      boxes: boxes.map(inPicture).filter((box) => overlap(box, whole)),
    }))
    .filter((word) => word.boxes.length > 0);
  if (all.length > 0) await look(all);
  // Only ink of other words may be where these have theirs.
  const rest = all.filter((word) => !seen.has(word.index) && disturbing(word, all).length > 0);
  for (const group of groupsWithoutOverlap(rest)) await look(group);
  return words.filter((_, index) => seen.has(index)).map(({ text }) => text);
}

/**
 * Takes pictures of a whole page or of an area of its picture. Playwright compresses pictures as well as possible,
 * which takes longer than everything else.
 */
async function cameraFor(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const whole = inPicture([0, 0, cssContentSize.width, cssContentSize.height]);
  const takePicture = async (area: Box): Promise<Pixels> => {
    const [x, y, right, bottom] = area.map((pixels) => pixels / SCALE) as [...Box];
    const clip = { x, y, width: right - x, height: bottom - y, scale: SCALE };
    const options = { optimizeForSpeed: true, captureBeyondViewport: true, clip };
    const { data } = await session.send('Page.captureScreenshot', options);
    return await decode(Buffer.from(data, 'base64'));
  };
  return { whole, takePicture };
}

/** The pixels of a picture that a box of a page reaches into. */
const inPicture = ([left, top, right, bottom]: Box): Box => [
  Math.floor(left * SCALE),
  Math.floor(top * SCALE),
  Math.ceil(right * SCALE),
  Math.ceil(bottom * SCALE),
];

/** The boxes of other words that reach into the part of a word that is looked at. */
const disturbing = (word: PlacedBoxes, others: readonly PlacedBoxes[]): Box[] => {
  const middles = word.boxes.map(middleOf);
  return others.flatMap(({ index, boxes }) =>
    index === word.index ? [] : boxes.filter((box) => middles.some((one) => overlap(one, box))),
  );
};

/** The words in groups of which none disturbs another. */
function groupsWithoutOverlap(words: readonly PlacedBoxes[]): PlacedBoxes[][] {
  const groups: PlacedBoxes[][] = [];
  for (const word of words) {
    const isFree = (group: PlacedBoxes[]) =>
      disturbing(word, group).length === 0 &&
      group.every((other) => disturbing(other, [word]).length === 0);
    const group = groups.find(isFree);
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The middle of a line, where all letters and figures have ink. Lines that follow closely do not reach it. */
function middleOf([left, top, right, bottom]: Box): Box {
  const height = bottom - top;
  const margin = Math.min(Math.ceil(height * MARGIN), Math.floor((height - 1) / 2));
  // Words that follow without a space share a column of pixels.
  const side = right - left > 2 ? 1 : 0;
  return [left + side, top + margin, right - side, bottom - margin];
}

/** The index of the first byte of a pixel: red, green, blue, and sometimes alpha. */
const pixelAt = ({ info: { width, channels } }: Pixels, column: number, row: number): number =>
  (row * width + column) * channels;

/** Whether a pixel of an area has another colour than in a picture of the whole page. */
function changeBetween(whole: Pixels, part: Pixels, [left, top, right, bottom]: Box) {
  if (part.info.width !== right - left || part.info.height !== bottom - top)
    throw new Error('Two pictures of one page differ in size.');
  return (column: number, row: number): boolean => {
    const at = pixelAt(whole, column, row);
    const partAt = pixelAt(part, column - left, row - top);
    for (let channel = 0; channel < 3; channel++) {
      const change = (whole.data[at + channel] ?? 0) - (part.data[partAt + channel] ?? 0);
      if (Math.abs(change) >= VISIBLE_CHANGE) return true;
    }
    return false;
  };
}

/** Whether a box has such a pixel, in the area and outside other boxes. */
function hasPixel(
  [left, top, right, bottom]: Box,
  area: Box,
  others: readonly Box[],
  isChanged: (column: number, row: number) => boolean,
): boolean {
  const isFree = (column: number, row: number) =>
    !others.some((box) => column >= box[0] && column < box[2] && row >= box[1] && row < box[3]);
  for (let row = Math.max(area[1], top); row < Math.min(area[3], bottom); row++)
    for (let column = Math.max(area[0], left); column < Math.min(area[2], right); column++)
      if (isChanged(column, row) && isFree(column, row)) return true;
  return false;
}

/** The rectangle around boxes, as far as it is on the page. */
const around = (boxes: readonly Box[], page: Box): Box => [
  Math.max(page[0], Math.min(...boxes.map(([left]) => left))),
  Math.max(page[1], Math.min(...boxes.map(([, top]) => top))),
  Math.min(page[2], Math.max(...boxes.map(([, , right]) => right))),
  Math.min(page[3], Math.max(...boxes.map(([, , , bottom]) => bottom))),
];

/** Runs in the page: adds a style sheet, which policies do not refuse if it is made in this way. */
function setStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  CSS.highlights.clear();
}

/** Runs in the page: opens what a visitor can open without a script, and lays out what scrolls. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) {
    // Of those that share a name, only one can be open.
    details.removeAttribute('name');
    details.open = true;
  }
  const elements = [...document.querySelectorAll('body *')];
  for (const element of elements) element.removeAttribute('data-scrolls');
  const scrolling = elements.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  });
  for (const element of scrolling) element.setAttribute('data-scrolls', '');
}

/** Runs in the page: the words in document order, also those in open shadow roots. */
function placedWords(): (PlacedWord & { readonly range: Range })[] {
  const words: (PlacedWord & { readonly range: Range })[] = [];
  const read = (node: Node) => {
    if (node instanceof Text) {
      for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const boxes = [...range.getClientRects()]
          .filter(({ width, height }) => width > 0 && height > 0)
          .map(({ left, top, right, bottom }): Box => {
            return [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY];
          });
        words.push({ text, boxes, range });
      }
    }
    if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(read);
    node.childNodes.forEach(read);
  };
  read(document.body);
  return words;
}

/** Runs in the page: makes only these words transparent. */
function takeInk(words: readonly { readonly range: Range }[], indexes: readonly number[]): void {
  const ranges = indexes.flatMap((index) => words[index]?.range ?? []);
  CSS.highlights.set('without-ink', new Highlight(...ranges));
  const elements = new Set<Element | null>(
    ranges.map(({ startContainer }) => startContainer.parentElement),
  );
  for (const element of document.querySelectorAll('svg text, svg tspan'))
    element.toggleAttribute('data-without-ink', elements.has(element));
}
