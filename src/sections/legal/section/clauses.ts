/** The start and the end of a list item, whose paragraphs get no number, and the start of a paragraph. */
const TAGS = /<(\/?li|p)>/g;

/**
 * Puts a number such as `3.2` in front of each paragraph of a section. Only sections have an anchor:
 * the numbers of paragraphs change when another one is inserted.
 *
 * @param html the section's prose, as rendered from Markdown
 * @param section the section's number
 */
export function numberClauses(html: string, section: number): string {
  let count = 0;
  /** How many list items a tag is in. */
  let depth = 0;
  return html.replace(TAGS, (tag, name: string) => {
    if (name === 'li') depth += 1;
    if (name === '/li') depth -= 1;
    if (name !== 'p' || depth > 0) return tag;
    count += 1;
    return `<p><span class="legal-section-number">${section}.${count} </span>`;
  });
}
