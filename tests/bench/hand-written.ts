import { load } from 'cheerio';
import { isTag, isText, type ChildNode } from 'domhandler';

/** A piece of a page: text, or an element with its content. */
type Piece = string | Part;

interface Part {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly pieces: readonly Piece[];
}

/** Elements that a hand-written page has too. */
const KEPT = new Set(
  'header nav main aside section article footer h1 h2 h3 h4 p ul ol li dl dt dd a b strong i em small code br wbr form label input textarea button details summary table thead tbody tr th td'.split(
    ' ',
  ),
);
/** Elements that are left out with their content. Of all others, the content is kept. */
const DROPPED = new Set(['script', 'style', 'template', 'svg', 'img', 'link', 'noscript']);
const KEPT_ATTRIBUTES = new Set(['href', 'id', 'for', 'type', 'name']);
/** Elements within a line of text. */
const PHRASING = new Set(['a', 'b', 'strong', 'i', 'em', 'small', 'code', 'br', 'wbr']);

const isPhrasing = (piece: Piece) => typeof piece === 'string' || PHRASING.has(piece.tag);

/** The texts and kept elements among nodes and in what is not kept. A `div` of text becomes a paragraph. */
function piecesOf(nodes: readonly ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (isText(node)) return [node.data.replace(/\s+/g, ' ')];
    if (!isTag(node) || DROPPED.has(node.name)) return [];
    const pieces = piecesOf(node.children);
    if (KEPT.has(node.name)) {
      const attributes = Object.entries(node.attribs).filter(([name]) => KEPT_ATTRIBUTES.has(name));
      return [{ tag: node.name, attributes, pieces }];
    }
    const isBoxOfText =
      node.name === 'div' && pieces.every(isPhrasing) && pieces.some((piece) => piece !== ' ');
    return isBoxOfText ? [{ tag: 'p', attributes: [], pieces }] : pieces;
  });
}

/** The only CSS of the hand-written page. */
const CSS =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.5 sans-serif}\n';

/** Elements without content and end tag. */
const VOID = new Set(['br', 'wbr', 'input']);
const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function toHtml(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  const attributes = piece.attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${piece.tag}${attributes.join('')}>`;
  return VOID.has(piece.tag)
    ? start
    : `${start}${piece.pieces.map(toHtml).join('')}</${piece.tag}>`;
}

/**
 * A built page as if written by hand: its text, structure and links as plain HTML with one line of CSS, without
 * fonts, pictures, scripts and elements that are only for layout. It is the practical limit for the speed of a
 * page with this text.
 *
 * @param html the whole built page
 */
export function handWritten(html: string): string {
  const $ = load(html);
  const language = $('html').attr('lang') ?? '';
  const title = $('title').text();
  const description = $('meta[name="description"]').attr('content') ?? '';
  const pieces = piecesOf($('body').get(0)?.children ?? []);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><meta name="description" content="${escaped(description)}"><style>${CSS}</style><body>${pieces.map(toHtml).join('')}</html>\n`;
}
