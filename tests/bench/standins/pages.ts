import type { Piece, Prose } from './prose.ts';

/** The few lines of CSS that both stand-ins have. */
export const CSS =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.5 sans-serif}\n';

const EMPTY = new Set(['br', 'wbr', 'input']);
const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function toHtml(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  const attributes = Object.entries(piece.attributes).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const start = `<${piece.tag}${attributes.join('')}>`;
  return EMPTY.has(piece.tag)
    ? start
    : `${start}${piece.pieces.map(toHtml).join('')}</${piece.tag}>`;
}

function toElement(piece: Piece): string {
  if (typeof piece === 'string') return JSON.stringify(piece);
  const { for: htmlFor, ...attributes } = piece.attributes;
  const props = JSON.stringify(htmlFor === undefined ? attributes : { ...attributes, htmlFor });
  return `e(${[`"${piece.tag}"`, props, ...piece.pieces.map(toElement)].join(',')})`;
}

function document({ language, title, description }: Prose, head: string, body: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">${head}<body>${body}</html>\n`;
}

/** The page as one would write it by hand: the practical limit of how fast its words can come. */
export function handWritten(prose: Prose): string {
  return document(prose, `<style>${CSS}</style>`, prose.pieces.map(toHtml).join(''));
}

/** The sources of the page as React draws it in the browser, by file name. */
export function clientRendered(prose: Prose): Record<string, string> {
  const app = `e(Fragment,null,${prose.pieces.map(toElement).join(',')})`;
  return {
    'index.html': document(
      prose,
      '',
      '<div id="root"></div><script type="module" src="/main.js"></script>',
    ),
    'style.css': CSS,
    'main.js': `import { createElement as e, Fragment } from 'react';\nimport { createRoot } from 'react-dom/client';\nimport './style.css';\ncreateRoot(document.getElementById('root')).render(${app});\n`,
  };
}
