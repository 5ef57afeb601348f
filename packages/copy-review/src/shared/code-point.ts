/** How reports show a character that cannot be seen, or is easily taken for another: `⟨U+200B⟩`. */
export const codePoint = (character: string): string =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
