import type { Element } from 'domhandler';
import type { Unseen } from '../pages.ts';

/** In the order in which one of them outdoes the other. */
const ORDER: readonly (Unseen | undefined)[] = [undefined, 'silent', 'folded', 'hidden'];

/** What is said in front of words that are kept from visitors within a line. */
export const UNSEEN_WORDS: Readonly<Record<Unseen, string>> = {
  hidden: 'Hidden from visitors',
  folded: 'Folded away',
  silent: 'Hidden from screen readers',
};

/**
 * Whether visitors see what the walk through a page has come to, as far as HTML says it. What style
 * sheets and scripts show or hide cannot be known.
 */
export class Visibility {
  /** Of the elements that are open. */
  readonly #states: (Unseen | undefined)[] = [undefined];

  get now(): Unseen | undefined {
    return this.#states.at(-1);
  }

  enter(element: Element): void {
    // The first line of what is folded away is what one opens it by.
    const around = isTopLine(element) ? this.#states.at(-2) : this.now;
    const own = unseenBy(element);
    this.#states.push(ORDER.indexOf(own) > ORDER.indexOf(around) ? own : around);
  }

  leave(): void {
    this.#states.pop();
  }
}

function isTopLine({ name, parent }: Element): boolean {
  return name === 'summary' && parent !== null && 'name' in parent && parent.name === 'details';
}

function unseenBy({ name, attribs }: Element): Unseen | undefined {
  const isClosed = name === 'dialog' && !('open' in attribs);
  const isUnstyled = /(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i.test(attribs.style ?? '');
  if ('hidden' in attribs || 'popover' in attribs || name === 'template' || isClosed || isUnstyled)
    return 'hidden';
  if (name === 'details' && !('open' in attribs)) return 'folded';
  return attribs['aria-hidden']?.toLowerCase() === 'true' ? 'silent' : undefined;
}
