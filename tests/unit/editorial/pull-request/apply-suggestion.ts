/**
 * The lines of the suggestion in a comment.
 * A fence is closed by the next one that is at least as long (https://spec.commonmark.org, 4.5).
 */
export function suggestedLines(body: string): string {
  const block = /^(?<fence>`{3,})suggestion\n(?<lines>(?:.*\n)*?) {0,3}\k<fence>`*[ \t]*$/m.exec(
    body,
  );
  if (block?.groups === undefined) throw new Error('The comment holds no suggestion.');
  return block.groups.lines ?? '';
}

/**
 * Replaces the lines of a text, from `start_line` (or `line`) to `line`, by those of a suggestion. For
 * undocumented behaviour, it assumes the worst: one carriage return changes all line ends
 * (https://github.com/w3c/cbor-ld/pull/112), a final line end is added
 * (https://github.com/isaacs/github/issues/1469), and a byte order mark is removed (an assumption).
 */
export function applySuggestion(
  text: string,
  {
    line,
    start_line,
    body,
  }: { readonly line: number; readonly body: string; readonly start_line?: number },
): string {
  const lines = text.replace(/^\uFEFF/, '').match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const first = start_line ?? line;
  if (line > lines.length) throw new Error('The file has no such line.');
  const all = [...lines.slice(0, first - 1), suggestedLines(body), ...lines.slice(line)].join('');
  const ended = all.replace(/[^\n]$/, '$&\n');
  return text.includes('\r') ? ended.replaceAll(/\r?\n/g, '\r\n') : ended;
}
