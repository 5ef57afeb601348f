import { expect, type Page } from '@playwright/test';

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

/** How many pixels of the page are beside the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A text that a visitor sees. The functions below run in the page: none can use what is outside of it. */
interface ShownText {
  text: Text;
  parent: Element;
  /** Selects the text. */
  range: Range;
}

/** A line of text, with where it is in the window. */
interface Line {
  text: Text;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function shownTexts(root: Element): ShownText[] {
  /** Whether the element, or one around it, is for screen readers only. */
  function isHidden(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement);
  }

  const shown: ShownText[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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

/** The amounts, with a place to break after each comma, that go on in the next line although there is room. */
function brokenAmounts(texts: readonly ShownText[]): string[] {
  /** The block that is as wide as its own surroundings let it be. */
  function blockOf(element: Element): Element {
    const isInline = getComputedStyle(element).display.startsWith('inline');
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  }

  const amounts = new Set(
    texts.map(({ parent }) => parent).filter((part) => part.matches(':has(> wbr)')),
  );
  return [...amounts].flatMap((amount) => {
    const word = amount.textContent.trim();
    const range = document.createRange();
    range.selectNodeContents(amount);
    const boxes = [...range.getClientRects()];
    const lines = new Set(boxes.map(({ top }) => Math.round(top)));
    const length = boxes.reduce((sum, { width }) => sum + width, 0);
    const block = blockOf(amount);
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return /^[\d,]+$/.test(word) && lines.size > 1 && length < room ? [word] : [];
  });
}

/** The pairs of texts in different blocks of which a line overlaps one of the other. */
function overlappingTexts(texts: readonly ShownText[]): string[] {
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

  /** The boxes around the letters of a text. */
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
      .map((other) => `${line.text.data.trim()} / ${other.text.data.trim()}`),
  );
}

/** The texts that touch what is beside or below them: another text, a painted line, or the edge of the window. */
function crowdedTexts(texts: readonly ShownText[]): string[] {
  /** A line with its letters in the middle, in the box of its paragraph. */
  interface BoxedLine extends Line {
    box: Element;
    middle: number;
    size: number;
  }

  /** The box in whose lines the text is: that of the paragraph, of the item of a row, and so on. */
  function boxOf(element: Element): Element {
    const { display } = getComputedStyle(element);
    const isInline = display.startsWith('inline') || display === 'contents';
    return isInline && element.parentElement ? boxOf(element.parentElement) : element;
  }

  /** Whether the element or one around it is turned: the box that is measured is larger than itself. */
  function isTurned(element: Element | null): boolean {
    if (!element) return false;
    const { rotate, transform } = getComputedStyle(element);
    return rotate !== 'none' || transform !== 'none' || isTurned(element.parentElement);
  }

  /** Whether it is decoration, or the head of a table where this is for screen readers only. */
  const isHidden = (element: Element) =>
    element.closest('svg, [aria-hidden="true"]') !== null ||
    getComputedStyle(element.closest('thead') ?? element).clipPath === 'inset(50%)';

  const lines: BoxedLine[] = texts
    .filter(({ parent }) => !isHidden(parent) && !isTurned(parent))
    .flatMap(({ text, parent, range }) => {
      const { fontSize, lineHeight } = getComputedStyle(parent);
      const size = parseFloat(fontSize);
      const half = (lineHeight === 'normal' ? size * 1.2 : parseFloat(lineHeight)) / 2;
      const box = boxOf(parent);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ left, right, top, bottom }) => {
          const middle = (top + bottom) / 2;
          return {
            text,
            box,
            left,
            right,
            top: middle - half,
            bottom: middle + half,
            middle,
            size,
          };
        });
    });

  /** The lines that are painted around boxes, or on one side of them. */
  const borders = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !isHidden(element) && !isTurned(element))
    .flatMap((element) => {
      const style = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const width = (side: string) => {
        const isPainted =
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          !style.getPropertyValue(`border-${side}-color`).endsWith(', 0)');
        return isPainted ? parseFloat(style.getPropertyValue(`border-${side}-width`)) : 0;
      };
      const sides = [
        { width: width('top'), left, right, top, bottom: top + width('top') },
        { width: width('bottom'), left, right, top: bottom - width('bottom'), bottom },
        { width: width('left'), left, right: left + width('left'), top, bottom },
        { width: width('right'), left: right - width('right'), right, top, bottom },
      ];
      return sides.filter((side) => side.width > 0);
    });

  /** Whether two edges meet: one that is beyond the other by more covers it, which is another fault or none. */
  const isMet = (distance: number, most = 1) => distance > -1 && distance < most;

  function touchesBorder(line: BoxedLine): boolean {
    return borders.some(({ left, right, top, bottom }) => {
      const across = Math.max(left - line.right, line.left - right);
      const down = Math.max(top - line.bottom, line.top - bottom);
      const isBeside = line.middle > top && line.middle < bottom;
      return (isBeside && isMet(across)) || (across < -1 && isMet(down));
    });
  }

  const { clientWidth } = document.documentElement;
  const touchesEdge = ({ left, right }: Line) => isMet(left) || isMet(clientWidth - right);

  /** Whether another text goes on in the same line without a space. */
  function touchesText(line: BoxedLine): boolean {
    return lines.some((other) => {
      const size = Math.min(other.size, line.size);
      const isBeside = Math.abs(other.middle - line.middle) < size / 2;
      const isWord =
        !line.text.parentElement?.closest('[translate="no"]') &&
        /[\p{L}\p{N}]\n[\p{L}\p{N}]/u.test(`${line.text.data}\n${other.text.data}`);
      return (
        isBeside &&
        isMet(other.left - line.right, size * 0.2) &&
        (other.box !== line.box || (other.text !== line.text && isWord))
      );
    });
  }

  /** Whether another paragraph, heading or list is right below the line. */
  function touchesBlock(line: BoxedLine): boolean {
    const isBlock = ({ box }: BoxedLine) => box.matches('p, h1, h2, h3, ul, ol, li, dl');
    return (
      isBlock(line) &&
      lines.some(
        (other) =>
          isBlock(other) &&
          other.box !== line.box &&
          other.left < line.right &&
          line.left < other.right &&
          isMet(other.top - line.bottom),
      )
    );
  }

  return lines
    .filter(
      (line) => touchesBorder(line) || touchesEdge(line) || touchesText(line) || touchesBlock(line),
    )
    .map(({ text }) => text.data.trim());
}

/** The texts that have no typeface of the site, or are smaller than its smallest text, of 14 px. */
function foreignTexts(texts: readonly ShownText[]): string[] {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  return texts
    .filter(({ parent }) => !parent.closest('svg'))
    .filter(({ parent }) => {
      const { fontFamily, fontSize } = getComputedStyle(parent);
      const [first = ''] = fontFamily.replaceAll('"', '').split(', ');
      return !families.has(first) || parseFloat(fontSize) < 14;
    })
    .map(({ text }) => text.data.trim());
}

/** The texts with a line of more than 100 characters. WCAG 2.2 asks for 80 at most in 1.4.8, of level AAA. */
function longLines(texts: readonly ShownText[]): string[] {
  return texts
    .filter(({ text, range }) => {
      const widths = [...range.getClientRects()].map(({ width }) => width);
      const share = Math.max(...widths) / widths.reduce((sum, width) => sum + width, 0);
      return share * text.data.replaceAll(/\s+/g, ' ').length > 100;
    })
    .map(({ text }) => text.data.trim());
}

/** The texts with an outline that covers parts of their letters. */
function coveredTexts(texts: readonly ShownText[]): string[] {
  return texts
    .filter(({ parent }) => {
      const style = getComputedStyle(parent);
      const width =
        parent instanceof SVGElement && style.stroke !== 'none'
          ? style.strokeWidth
          : style.getPropertyValue('-webkit-text-stroke-width');
      return parseFloat(width) > 0 && !style.paintOrder.startsWith('stroke');
    })
    .map(({ text }) => text.data.trim());
}

/** What finds each fault. */
const FINDERS = [
  ['cut', cutTexts],
  ['broken', brokenWords],
  ['broken', brokenAmounts],
  ['under another', overlappingTexts],
  ['crowded', crowdedTexts],
  ['foreign', foreignTexts],
  ['long', longLines],
  ['covered', coveredTexts],
] as const;

/**
 * What a visitor cannot read well on a page, each with its fault: `cut` if a text extends beyond the page or
 * what is around it, `broken` if a word goes on in the next line without a hyphen, `under another` if a text
 * overlaps another one, `crowded` if it touches one, a line or the edge of the window, `foreign` if it has no
 * typeface or size of the site, `long` if a line of it has too many letters, and `covered` if its own outline
 * is over its letters.
 *
 * @param part a selector of the only element to look at; the whole page by default
 */
export async function textFaults(page: Page, part = 'body'): Promise<string[]> {
  const texts = await page.locator(part).evaluateHandle(shownTexts);
  expect(await texts.evaluate(({ length }) => length), 'texts').toBeGreaterThan(0);
  const faults = new Set<string>();
  for (const [fault, find] of FINDERS)
    for (const text of await texts.evaluate(find)) faults.add(`${fault}: ${text}`);
  await texts.dispose();
  return [...faults];
}
