/**
 * The line numbers, from 1, of the lines that a diff adds, in the new version of the file.
 *
 * @param patch a unified diff of one file, with its header or without, as GitHub’s API returns it
 */
export function addedLines(patch: string): ReadonlySet<number> {
  const added = new Set<number>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const [, start] = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text) ?? [];
    if (start !== undefined) line = Number(start);
    // The header has a line “+++ b/path”.
    else if (text.startsWith('+') && line > 0) added.add(line++);
    else if (text.startsWith(' ')) line += 1;
  }
  return added;
}
