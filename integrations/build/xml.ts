/** Elements that run scripts or contain HTML. */
const ACTIVE = new Set(
  'script foreignobject handler listener iframe frame object embed applet'.split(' '),
);

/** A text with its numeric character references decoded. XML has no names for letters. */
const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)));

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/**
 * Finds what an SVG or XML file could run when a visitor opens it. It is searched as text, because
 * a parser could read it in another way than a browser and miss something. So words in its texts
 * that look like such code are rejected too.
 *
 * @returns what was found, such as `the element <script>`
 */
export function activeParts(bytes: Uint8Array): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ['bytes that are not UTF-8'];
  }
  const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  const elements = [...text.matchAll(/<(?:[^\s<>/:!?]+:)?([^\s<>/:!?]+)/g)].map(
    ([, name = '']) => name,
  );
  const found = [
    // A browser takes text with null bytes for UTF-16.
    ...(text.includes('\0') || !/^utf-8$/i.test(encoding) ? ['an encoding other than UTF-8'] : []),
    ...(/<!(?:DOCTYPE|ENTITY)/i.test(text) ? ['a document type, which can define entities'] : []),
    ...(/<\?(?!xml\s)/i.test(text) ? ['a processing instruction'] : []),
    ...elements
      .filter((name) => ACTIVE.has(name.toLowerCase()))
      .map((name) => `the element <${name}>`),
    ...[...text.matchAll(/[\s"'/](?:[\w.-]+:)?(on[a-z]+)\s*=/gi)].map(
      ([, name = '']) => `the event handler ${name}`,
    ),
    ...(/javascript:|vbscript:|data:text\/html/.test(
      decoded(text)
        .replace(/[\s\p{Cc}]/gu, '')
        .toLowerCase(),
    )
      ? ['an address that runs a script']
      : []),
  ];
  return [...new Set(found)];
}
