const SPACE = String.raw`[\t\n\f\r ]`;
const ATTRIBUTE = String.raw`${SPACE}+[^\t\n\f\r "'<>/=]+(?:="[^"]*"|='[^']*'|=[^\t\n\f\r "'=<>\x60]+)?`;
const ATTRIBUTES = `(?<attributes>(?:${ATTRIBUTE})*)`;

/** A comment, an element whose content is text alone, or the beginning of a start tag. */
const MARKUP = new RegExp(
  [
    '<!--[^]*?-->',
    `<(?<name>script|style|textarea|title)${ATTRIBUTES}${SPACE}*>[^]*?</\\k<name>`,
    `<(?<name>[a-z][\\w-]*)${ATTRIBUTES}`,
  ].join('|'),
  'gi',
);

/**
 * Whether two HTML files differ only in what hosts rewrite: white space between attributes, and the
 * quotes around their values. All else must be the same, character by character. Only `built` is
 * parsed, because nobody else has written it.
 */
export function isSameMarkup(built: string, received: string): boolean {
  let position = 0;
  const take = (text: string): boolean => {
    const isNext = received.startsWith(text, position);
    if (isNext) position += text.length;
    return isNext;
  };
  const takeSpace = (): boolean => {
    const from = position;
    while (/^[\t\n\f\r ]$/.test(received.charAt(position))) position += 1;
    return position > from;
  };
  const takeAttribute = (attribute: string): boolean => {
    const [, name = '', , value = ''] = /^([^=]+)(?:=(["']?)(.*)\2)?$/s.exec(attribute) ?? [];
    if (!takeSpace() || !take(name)) return false;
    if (!value.includes('"') && take(`="${value}"`)) return true;
    if (!value.includes("'") && take(`='${value}'`)) return true;
    // Without quotes, a value ends at white space or at the end of the tag.
    if (value !== '' && !(/^[^\t\n\f\r "'=<>`]+$/.test(value) && take(`=${value}`))) return false;
    return /^[\t\n\f\r >]$/.test(received.charAt(position));
  };
  let from = 0;
  for (const markup of built.matchAll(MARKUP)) {
    const { name = '', attributes = '' } = markup.groups ?? {};
    const start = markup.index + 1 + name.length;
    for (const { 0: attribute, index } of attributes.matchAll(new RegExp(ATTRIBUTE, 'g'))) {
      if (!take(built.slice(from, start + index))) return false;
      if (!takeAttribute(attribute.replace(/^[\t\n\f\r ]+/, ''))) return false;
      from = start + index + attribute.length;
    }
  }
  return take(built.slice(from)) && position === received.length;
}
