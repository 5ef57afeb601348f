import type { Element } from 'domhandler';
import { HEADING } from './elements.ts';
import { walk } from './walk.ts';

/** What makes a row or a list of terms too rich to be read in one line. */
const RICH = new Set(['table', 'ul', 'ol', 'pre', 'blockquote', 'details']);

/**
 * The rows and lists of terms that hold a heading, a list, a table, several paragraphs …: these are
 * read in blocks of their own.
 */
export function richParts(body: Element): Set<Element> {
  const rich = new Set<Element>();
  const open: Element[] = [];
  walk(body, {
    enter(element) {
      const { name } = element;
      if (isRich(element, open)) {
        // What is around a rich part is rich already.
        for (let place = open.length - 1; place >= 0; place--) {
          const part = open[place];
          if (!part || rich.has(part)) break;
          rich.add(part);
        }
      }
      if (name === 'tr' || name === 'dl') open.push(element);
      return true;
    },
    leave(element) {
      if (open.at(-1) === element) open.pop();
    },
    text: () => undefined,
  });
  return rich;
}

function isRich(element: Element, open: readonly Element[]): boolean {
  const { name } = element;
  if (name === 'dl') return open.some((part) => part.name === 'dl');
  if (name === 'p') return previousName(element) === 'p';
  return RICH.has(name) || HEADING.test(name);
}

/** The name of the element before it, under the same parent. */
function previousName(element: Element): string | undefined {
  let previous = element.prev;
  while (previous && !('name' in previous)) previous = previous.prev;
  return previous?.name;
}
