/** A paragraph; the group captures the start of a list item, whose paragraphs get no number. */
const PARAGRAPH = /(<li>\s*)?<p>/g;

/**
 * Puts a number such as `3.2` in front of each paragraph of a section. Only sections have an anchor:
 * the numbers of paragraphs change when another one is inserted.
 *
 * @param html the section's prose, as rendered from Markdown
 * @param section the section's number
 */
export function numberClauses(html: string, section: number): string {
  let count = 0;
  return html.replace(PARAGRAPH, (paragraph, listItem?: string) => {
    if (listItem !== undefined) return paragraph;
    count += 1;
    return `<p><span class="legal-section-number">${section}.${count} </span>`;
  });
}
