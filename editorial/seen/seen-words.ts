import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { SeenText } from 'copy-review';
import { routeOf } from '../../hosting/routes.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { findBrowser } from './browser.ts';

/** A phone and a laptop, in CSS pixels. */
const WIDTHS = [390, 1280];

/** Everything is shown that a visitor can open or scroll to. */
const OPENED = `* { animation: none !important; transition: none !important; scroll-behavior: auto !important }`;

/** Takes the ink out of all text, and changes nothing else. */
const WITHOUT_INK = `*, ::before, ::after { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important }
  svg text, svg tspan { fill: transparent !important }`;

/** A change of a colour channel (0 to 255) that an eye can tell: text that is fainter is not seen. */
const VISIBLE_CHANGE = 24;

/** A word, and where it is on the page, in CSS pixels. A broken word has several boxes. */
interface PlacedWord {
  readonly text: string;
  readonly boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
}

/**
 * Opens pages of a built site in Chromium at two widths, before any script has run, and finds out
 * which words are seen. A word is seen if a picture of the page changes in the word's box when all text is made
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
    const context = await newContext(browser, width);
    const texts: SeenText[] = [];
    for (const file of files) {
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}${routeOf(file)}`);
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
 * A window in which scripts are supported but none runs. With scripts off, `<noscript>` and the
 * content of `<canvas>` would be shown, which hardly any visitor sees.
 */
async function newContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const policies = `${policy}, script-src 'none'`.replace(/^, /, '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } });
  });
  return context;
}

/** @param comparer a page that runs scripts, to compare two pictures in */
async function seenWordsOf(page: Page, comparer: Page): Promise<string[]> {
  await page.evaluate(addStyle, OPENED);
  await page.evaluate(openAll);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const words = await page.evaluate(placedWords);
  const picture = async () => (await page.screenshot({ fullPage: true })).toString('base64');
  const withInk = await picture();
  await page.evaluate(addStyle, WITHOUT_INK);
  const withoutInk = await picture();
  const areSeen = await comparer.evaluate(changedBoxes, {
    pictures: [withInk, withoutInk] as const,
    boxes: words.map(({ boxes }) => boxes),
    visibleChange: VISIBLE_CHANGE,
  });
  return words.filter((_, index) => areSeen[index]).map(({ text }) => text);
}

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
function placedWords(): PlacedWord[] {
  const words: PlacedWord[] = [];
  const range = document.createRange();
  const read = (node: Node) => {
    if (node instanceof Text) {
      for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const boxes = [...range.getClientRects()].map(
          ({ left, top, right, bottom }) =>
            [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY] as const,
        );
        words.push({ text, boxes });
      }
    }
    if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(read);
    node.childNodes.forEach(read);
  };
  read(document.body);
  return words;
}

/** Runs in the comparer: whether two PNG pictures (Base64) differ in any of the boxes of each word. */
async function changedBoxes(given: {
  readonly pictures: readonly string[];
  readonly boxes: readonly PlacedWord['boxes'][];
  readonly visibleChange: number;
}): Promise<boolean[]> {
  const [before, after] = await Promise.all(
    given.pictures.map((base64) =>
      fetch(`data:image/png;base64,${base64}`)
        .then((response) => response.blob())
        .then(createImageBitmap),
    ),
  );
  if (!before || after?.width !== before.width || after.height !== before.height)
    throw new Error('Two pictures of one page differ in size.');
  const { width, height } = before;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser has no canvas to compare pictures with.');
  context.drawImage(before, 0, 0);
  context.globalCompositeOperation = 'difference';
  context.drawImage(after, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isChanged = (pixel: number) =>
    [0, 1, 2].some((channel) => (data[pixel * 4 + channel] ?? 0) >= given.visibleChange);
  return given.boxes.map((boxes) =>
    boxes.some(([left, top, right, bottom]) => {
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row++)
        for (let column = Math.max(0, Math.floor(left)); column < Math.min(width, right); column++)
          if (isChanged(row * width + column)) return true;
      return false;
    }),
  );
}
