import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import type { SeenText } from 'copy-review';
import { routeOf } from '../../hosting/served-files.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { findBrowser } from './browser.ts';

/** A phone and a laptop, in CSS pixels. */
const WIDTHS = [390, 1280];

/** Everything is shown that a visitor can open or scroll to. */
const OPENED = `* { animation: none !important; transition: none !important; scroll-behavior: auto !important }`;

/** Takes the ink out of the words of this highlight, and of SVG, which highlights do not change. */
const WITHOUT_INK = `::highlight(without-ink) { color: transparent; text-shadow: none; -webkit-text-fill-color: transparent; -webkit-text-stroke-color: transparent }
  [data-without-ink] { fill: transparent !important; stroke: transparent !important }`;

/** A change of a colour channel (0 to 255) that an eye can tell: text that is fainter is not seen. */
const VISIBLE_CHANGE = 24;

/** The part of a line's height, at its top and at its bottom, with hardly any ink of letters and figures. */
const MARGIN = 0.3;

/** A rectangle of whole CSS pixels. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A word, and where it is on the page. A broken word has several boxes. */
interface PlacedWord {
  readonly text: string;
  readonly boxes: readonly Box[];
}

/**
 * Opens pages of a built site in Chromium at two widths, before any script has run, and finds out
 * which words are seen. A word is seen if a picture of the page changes in the word's box when the word is made
 * transparent. So hidden, covered, clipped, transparent and off-screen words are not seen, whatever
 * the cause.
 *
 * @param folder the folder of the build
 * @param files the pages, such as `legal.html`
 * @returns the seen words of each page in reading order, for each width
 * @throws Error if there is no browser, or if a page cannot be opened
 */
export async function seenWords(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly SeenText[]>> {
  await using server = siteServer(folder);
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  await using browser = await chromium.launch(await findBrowser());
  const comparer = await browser.newPage();
  const readAt = async (width: number): Promise<SeenText[]> => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const texts: SeenText[] = [];
    for (const file of files) {
      const page = await context.newPage();
      await openWithoutScripts(page, `http://localhost:${port}${routeOf(file)}`);
      texts.push({ width, words: await seenWordsOf(page, comparer) });
      await page.close();
    }
    return texts;
  };
  const byWidth = await Promise.all(WIDTHS.map(readAt));
  const textsOf = (index: number) => byWidth.flatMap((texts) => texts.slice(index, index + 1));
  return new Map(files.map((file, index) => [file, textsOf(index)]));
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

/** @param comparer a page that runs scripts, to compare two pictures in */
async function seenWordsOf(page: Page, comparer: Page): Promise<string[]> {
  await page.evaluate(addStyle, OPENED + WITHOUT_INK);
  await page.evaluate(openAll);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const { whole, takePicture } = await cameraFor(page);
  const placed = await page.evaluateHandle(placedWords);
  const words = await placed.evaluate((all): PlacedWord[] =>
    all.map(({ text, boxes }) => ({ text, boxes })),
  );
  const boxesOf = (index: number) =>
    (words[index]?.boxes ?? []).filter((box) => overlap(box, whole));
  const withInk = await comparer.evaluateHandle(decodePicture, await takePicture(whole));
  const seen = new Set<number>();
  for (const group of groupsWithoutOverlap(words.map((_, index) => boxesOf(index)))) {
    await placed.evaluate(takeInk, group);
    const area = around(group.flatMap(boxesOf), whole);
    const areSeen = await comparer.evaluate(changedBoxes, {
      withInk,
      withoutInk: await takePicture(area),
      area,
      boxes: group.map((index) => boxesOf(index).map(middleOf)),
      visibleChange: VISIBLE_CHANGE,
    });
    group.filter((_, index) => areSeen[index]).forEach((index) => seen.add(index));
  }
  await withInk.dispose();
  return words.filter((_, index) => seen.has(index)).map(({ text }) => text);
}

/** A PNG picture as Base64. */
type Picture = string;

/**
 * Takes pictures of a whole page or of an area of it. Playwright compresses pictures as well as possible,
 * which takes longer than everything else.
 */
async function cameraFor(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const whole: Box = [0, 0, cssContentSize.width, cssContentSize.height];
  const takePicture = async ([left, top, right, bottom]: Box): Promise<Picture> => {
    const clip = { x: left, y: top, width: right - left, height: bottom - top, scale: 1 };
    const options = { optimizeForSpeed: true, captureBeyondViewport: true, clip };
    return (await session.send('Page.captureScreenshot', options)).data;
  };
  return { whole, takePicture };
}

/**
 * The indexes of the words in groups: if the ink of a word can be in the part of another that is looked
 * at, each must be made transparent alone. Words without boxes are in no group.
 */
function groupsWithoutOverlap(words: readonly PlacedWord['boxes'][]): number[][] {
  const groups: { readonly indexes: number[]; readonly boxes: Box[] }[] = [];
  for (const [index, boxes] of words.entries()) {
    if (boxes.length === 0) continue;
    const isFree = ({ boxes: others }: { readonly boxes: readonly Box[] }) =>
      !others.some((other) => boxes.some((box) => isDisturbed(box, other)));
    let group = groups.find(isFree);
    if (!group) groups.push((group = { indexes: [], boxes: [] }));
    group.indexes.push(index);
    group.boxes.push(...boxes);
  }
  return groups.map(({ indexes }) => indexes);
}

const isDisturbed = (a: Box, b: Box) => overlap(middleOf(a), b) || overlap(a, middleOf(b));

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The middle of a line, where all letters and figures have ink. Lines that follow closely do not reach it. */
function middleOf([left, top, right, bottom]: Box): Box {
  const margin = Math.ceil((bottom - top) * MARGIN);
  // Words that follow without a space share a column of pixels.
  const side = right - left > 2 ? 1 : 0;
  return [left + side, top + margin, right - side, bottom - margin];
}

/** The rectangle around boxes, as far as it is on the page. */
const around = (boxes: readonly Box[], page: Box): Box => [
  Math.max(page[0], Math.min(...boxes.map(([left]) => left))),
  Math.max(page[1], Math.min(...boxes.map(([, top]) => top))),
  Math.min(page[2], Math.max(...boxes.map(([, , right]) => right))),
  Math.min(page[3], Math.max(...boxes.map(([, , , bottom]) => bottom))),
];

/** Runs in the page: adds a style sheet, which policies do not refuse if it is made in this way. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: opens what a visitor can open without a script, and lays out what scrolls. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) {
    // Of those that share a name, only one can be open.
    details.removeAttribute('name');
    details.open = true;
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX + overflowY)) element.style.overflow = 'visible';
  }
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
            const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
            return [x, y, Math.ceil(right + scrollX), Math.ceil(bottom + scrollY)];
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

/** Runs in the comparer: whether two pictures differ in any of the boxes of each word. */
async function changedBoxes(given: {
  /** Of the whole page. */
  readonly withInk: ImageBitmap;
  /** A PNG picture of the area, as Base64. */
  readonly withoutInk: string;
  readonly area: Box;
  readonly boxes: readonly PlacedWord['boxes'][];
  readonly visibleChange: number;
}): Promise<boolean[]> {
  const response = await fetch(`data:image/png;base64,${given.withoutInk}`);
  const withoutInk = await createImageBitmap(await response.blob());
  const [left, top, right, bottom] = given.area;
  const [width, height] = [right - left, bottom - top];
  if (withoutInk.width !== width || withoutInk.height !== height)
    throw new Error('Two pictures of one page differ in size.');
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser has no canvas to compare pictures with.');
  context.drawImage(given.withInk, -left, -top);
  context.globalCompositeOperation = 'difference';
  context.drawImage(withoutInk, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isChanged = (pixel: number) =>
    [0, 1, 2].some((channel) => (data[pixel * 4 + channel] ?? 0) >= given.visibleChange);
  return given.boxes.map((boxes) =>
    boxes.some(([start, first, end, last]) => {
      for (let row = Math.max(top, first); row < Math.min(bottom, last); row++)
        for (let column = Math.max(left, start); column < Math.min(right, end); column++)
          if (isChanged((row - top) * width + column - left)) return true;
      return false;
    }),
  );
}

/** Runs in the comparer. */
async function decodePicture(picture: string): Promise<ImageBitmap> {
  const response = await fetch(`data:image/png;base64,${picture}`);
  return await createImageBitmap(await response.blob());
}
