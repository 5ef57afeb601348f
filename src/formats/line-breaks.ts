/**
 * Keeps a short word that begins a sentence on the same line as the next word, with a no-break
 * space: a line of a headline does not end in “Shares. Do”.
 */
export function keepOpenings(text: string): string {
  return text.replaceAll(/(?<=[.!?] \S{1,4}) /g, '\u00a0');
}
