/** A line of text, where it is on the page, in CSS pixels. */
export interface Line {
  readonly text: string;
  /** Red, green, blue and alpha, from 0 to 255. */
  readonly colour: readonly number[];
  readonly isLarge: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Finds the lines of all texts outside of drawings, and makes them transparent. Runs in the page. */
export function takeTexts(): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser has no canvas.');
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    const isShown = parent?.checkVisibility({ visibilityProperty: true });
    if (!parent || !isShown || parent.closest('svg')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const colour = [...canvas.getImageData(0, 0, 1, 1).data];
    const size = parseFloat(fontSize);
    // 18 points, or 14 points if it is bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, right, bottom, width, height } of range.getClientRects())
      if (text.data.trim() !== '' && width > 1 && height > 1)
        lines.push({
          text: text.data.trim(),
          colour,
          isLarge,
          left,
          right,
          top: top + scrollY,
          bottom: bottom + scrollY,
        });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
  }`);
  document.adoptedStyleSheets.push(sheet);
  return lines;
}

/** The contrast of two colours (WCAG 2.2, “contrast ratio”), each of three channels from 0 to 255. */
export function contrast(colour: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [colour, other]
    .map((channels) => {
      const [red = 0, green = 0, blue = 0] = channels
        .map((channel) => channel / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour that may be translucent, painted over an opaque one. */
export const over = (
  ground: readonly number[],
  [red = 0, green = 0, blue = 0, alpha = 0]: readonly number[],
) =>
  [red, green, blue].map((channel, index) => {
    const below = ground[index] ?? 0;
    return below + ((channel - below) * alpha) / 255;
  });
