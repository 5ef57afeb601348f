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

/**
 * The words of a page that a visitor cannot read well, each with its fault: `cut` if it extends beyond
 * the page, a frame around it or an element that clips it, `broken` if it goes on in the next line
 * without a hyphen, and `under` another text that overlaps it.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: Text;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const { clientWidth } = document.documentElement;
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    function isCut(element: Element, words: DOMRect): boolean {
      if (words.left < -1 || words.right > clientWidth + 1) return true;
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, borderLeftWidth, borderRightWidth } = getComputedStyle(box);
        const isFramed = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
        const edge = box.getBoundingClientRect();
        const isWide = words.left < edge.left - 1 || words.right > edge.right + 1;
        // Letters are smaller than their line box.
        const slack = words.height / 4;
        const isHigh = words.top < edge.top - slack || words.bottom > edge.bottom + slack;
        if (((clips(overflowX) || isFramed) && isWide) || (clips(overflowY) && isHigh)) return true;
      }
      return false;
    }

    /** Whether the element, or one around it, is for screen readers only. */
    function isHidden(element: Element | null): boolean {
      if (!element) return false;
      return getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
    }
    /** The element whose lines do not overlap each other. */
    const blockOf = ({ parentElement }: Text) =>
      parentElement?.closest('p, li, dt, dd, h1, h2, h3, td, text');

    const faults: string[] = [];
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isShown !== true || !parent || text.data.trim() === '') continue;
      if (parent.closest('.header-skip, script') || isHidden(parent)) continue;
      const isDrawn = parent.closest('svg') !== null;
      const range = document.createRange();
      range.selectNodeContents(text);
      const whole = range.getBoundingClientRect();
      // Chromium calls a name on a drawing visible although its group is not displayed.
      if (whole.width === 0 || parent.getBoundingClientRect().width === 0) continue;
      // Names on drawings may be outside the window.
      if (!parent.closest('[aria-hidden="true"]') && isCut(parent, whole))
        faults.push(`cut: ${text.data.trim()}`);
      // The letters of a line, without the space above and below them.
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (isDrawn) {
        // A name that is not horizontal is compared letter by letter.
        if (!(parent instanceof SVGTextContentElement)) continue;
        const matrix = parent.getScreenCTM();
        if (!matrix) continue;
        for (let index = 0; index < parent.getNumberOfChars(); index += 1) {
          const { x, y, width, height } = parent.getExtentOfChar(index);
          const centre = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
          const { x: left, y: top } = centre;
          lines.push({ text, left: left - 2, right: left + 2, top: top - 2, bottom: top + 2 });
        }
      } else {
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const middle = (top + bottom) / 2;
          if (right - left > 1)
            lines.push({
              text,
              left,
              right,
              top: middle - size * 0.3,
              bottom: middle + size * 0.3,
            });
        }
      }
      // Addresses, paths and hashtags break anywhere.
      for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[^\s@/_#]{2,}(?!\S)/g)) {
        if (/\p{L}[-.–]\p{L}/u.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (!isDrawn && tops.size > 1) faults.push(`broken: ${word}`);
      }
    }
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const isOverlap =
          line.left < other.right - 1 &&
          other.left < line.right - 1 &&
          line.top < other.bottom - 1 &&
          other.top < line.bottom - 1;
        if (isOverlap && blockOf(line.text) !== blockOf(other.text))
          faults.push(`under another: ${line.text.data.trim()} / ${other.text.data.trim()}`);
      }
    }
    return [...new Set(faults)];
  });
}
