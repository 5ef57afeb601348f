/** The text of a part of a style sheet without comments and with its escapes as the characters that they stand for. */
export const plainCss = (source: string): string =>
  source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(
      /\\(?:([\da-f]{1,6})[\t\n\f\r ]?|([^]))/gi,
      (_, code: string | undefined, other: string) =>
        code === undefined ? other : characterOf(Number.parseInt(code, 16)),
    );

const characterOf = (code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';

/** The names of the attributes whose values a style sheet shows: those of `attr(NAME)`. */
export const shownAttributes = (css: string): string[] =>
  [...plainCss(css).matchAll(/attr\(\s*([^\s,)]+)/gi)].map(([, name = '']) => name.toLowerCase());
