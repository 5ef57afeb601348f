import type { Page } from '@playwright/test';

/** The widest spacing that must lose nothing (https://www.w3.org/TR/WCAG22/#text-spacing). */
export const SPACED_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Text of twice the size. */
export const DOUBLED_TEXT = 'html { font-size: 200% !important }';

/** Makes the rules the last ones of the page, instead of those given before. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** A text that a visitor sees. The functions below run in the page: none can use what is outside of it. */
interface ShownText {
  text: Text;
  parent: Element;
  /** Selects the text. */
  range: Range;
}

function shownTexts(): ShownText[] {
  /** Whether the element, or one around it, is for screen readers only. */
  function isHidden(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
  }

  const shown: ShownText[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('.header-skip, script') || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // Chromium calls a name on a drawing visible although its group is not displayed.
    const boxes = [range, parent].map((box) => box.getBoundingClientRect());
    if (boxes.every(({ width }) => width > 0)) shown.push({ text, parent, range });
  }
  return shown;
}

/** The texts that extend beyond the page, a frame around them or an element that clips them. */
function cutTexts(texts: readonly ShownText[]): string[] {
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** Whether an element around a text clips it, or has a frame that the text crosses. */
  function isCutBy(box: Element, words: DOMRect): boolean {
    const { overflowX, overflowY, borderLeftWidth, borderRightWidth } = getComputedStyle(box);
    const isFramed = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
    const edge = box.getBoundingClientRect();
    const isWide = words.left < edge.left - 1 || words.right > edge.right + 1;
    // Letters are smaller than their line box.
    const slack = words.height / 4;
    const isHigh = words.top < edge.top - slack || words.bottom > edge.bottom + slack;
    return ((clips(overflowX) || isFramed) && isWide) || (clips(overflowY) && isHigh);
  }

  function isCut({ parent, range }: ShownText): boolean {
    // Names on drawings may be outside the window.
    if (parent.closest('[aria-hidden="true"]')) return false;
    const words = range.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    if (words.left < -1 || words.right > clientWidth + 1) return true;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
      if (isCutBy(box, words)) return true;
    return false;
  }

  return texts.filter(isCut).map(({ text }) => text.data.trim());
}

/** The words that go on in the next line. Addresses, paths and hashtags may, and words with a hyphen. */
function brokenWords(texts: readonly ShownText[]): string[] {
  const range = document.createRange();
  return texts
    .filter(({ parent }) => !parent.closest('svg'))
    .flatMap(({ text }) =>
      [...text.data.matchAll(/(?<!\S)[^\s@/_#]{2,}(?!\S)/g)].flatMap(({ 0: word, index }) => {
        if (/\p{L}[-.–]\p{L}/u.test(word)) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [word] : [];
      }),
    );
}

/** The pairs of texts in different blocks of which a line overlaps one of the other. */
function overlappingTexts(texts: readonly ShownText[]): [string, string][] {
  /** A box around the letters of a line of text. */
  interface Line {
    text: Text;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** The centres of the letters of a name on a drawing, which need not be horizontal, as boxes of 4 px. */
  function lettersOf(text: Text, parent: SVGTextContentElement): Line[] {
    const matrix = parent.getScreenCTM();
    if (!matrix) return [];
    return Array.from({ length: parent.getNumberOfChars() }, (_, index) => {
      const { x, y, width, height } = parent.getExtentOfChar(index);
      const centre = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
      const { x: left, y: top } = centre;
      return { text, left: left - 2, right: left + 2, top: top - 2, bottom: top + 2 };
    });
  }

  function linesOf({ text, parent, range }: ShownText): Line[] {
    if (parent instanceof SVGTextContentElement) return lettersOf(text, parent);
    if (parent.closest('svg')) return [];
    // Without the space above and below the letters, which are some 0.6 em high.
    const half = parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    return [...range.getClientRects()]
      .filter(({ left, right }) => right - left > 1)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return { text, left, right, top: middle - half, bottom: middle + half };
      });
  }

  /** The element whose lines do not overlap each other. */
  const blockOf = ({ parentElement }: Text) =>
    parentElement?.closest('p, li, dt, dd, h1, h2, h3, td, text');

  const overlap = (line: Line, other: Line) =>
    line.left < other.right - 1 &&
    other.left < line.right - 1 &&
    line.top < other.bottom - 1 &&
    other.top < line.bottom - 1;

  const lines = texts.flatMap(linesOf);
  return lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => overlap(line, other) && blockOf(line.text) !== blockOf(other.text))
      .map((other): [string, string] => [line.text.data.trim(), other.text.data.trim()]),
  );
}

/**
 * What a visitor cannot read well on a page, each with its fault: `cut` if a text extends beyond the page or
 * what is around it, `broken` if a word goes on in the next line without a hyphen, and `under another` if a
 * text overlaps another one.
 */
export async function textFaults(page: Page): Promise<string[]> {
  const texts = await page.evaluateHandle(shownTexts);
  const cut = await texts.evaluate(cutTexts);
  const broken = await texts.evaluate(brokenWords);
  const overlapping = await texts.evaluate(overlappingTexts);
  await texts.dispose();
  const faults = [
    ...cut.map((text) => `cut: ${text}`),
    ...broken.map((word) => `broken: ${word}`),
    ...overlapping.map(([text, other]) => `under another: ${text} / ${other}`),
  ];
  return [...new Set(faults)];
}
