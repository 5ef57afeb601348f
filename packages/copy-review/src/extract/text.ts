/** What nobody sees and nobody reads out: soft hyphens, places to break a line, joiners of words. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A text as it is read: single spaces, composed letters (NFC), nothing unseen; tabs are kept. */
export function readable(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(/[^\S\t]+/g, ' ')
    .replaceAll(/ ?\t[ \t]*/g, '\t')
    .replaceAll(/^[ \t]|[ \t]$/g, '');
}
