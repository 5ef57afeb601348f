/** A paragraph that stands by itself; one inside a list item belongs to that list. */
const PARAGRAPH = /(<li>\s*)?<p>/g;

/**
 * Puts the number of each paragraph of a section in front of it, such as `3.2`. The number is text
 * and no address: a paragraph put in between moves those below it. Permanent is the section's own.
 *
 * @param html the section's prose, as rendered from Markdown
 * @param section the section's number
 */
export function numberClauses(html: string, section: number): string {
  let count = 0;
  return html.replace(PARAGRAPH, (paragraph, listItem?: string) => {
    if (listItem !== undefined) return paragraph;
    count += 1;
    return `<p><span class="legal-section-number">${section}.${count}</span> `;
  });
}
