/** One paragraph's number, and its permanent address on the page. */
export interface ClauseNumber {
  /** Such as `3.2`. */
  readonly number: string;
  /** The `id` of the paragraph, such as `no-guarantees-2`. */
  readonly id: string;
}

/** A paragraph that stands by itself; one inside a list item belongs to that list. */
const PARAGRAPH = /(<li>\s*)?<p>/g;

/**
 * Numbers the paragraphs of a section: each gets an `id` and, in front, the markup of `mark`.
 *
 * @param html the section's prose, as rendered from Markdown
 * @param section the section's number and its permanent address
 * @param mark gives the markup that shows a clause's number
 */
export function numberClauses(
  html: string,
  section: { readonly number: number; readonly anchor: string },
  mark: (clause: ClauseNumber) => string,
): string {
  let count = 0;
  return html.replace(PARAGRAPH, (paragraph, listItem?: string) => {
    if (listItem !== undefined) return paragraph;
    count += 1;
    const id = `${section.anchor}-${count}`;
    return `<p id="${id}">${mark({ number: `${section.number}.${count}`, id })}`;
  });
}
