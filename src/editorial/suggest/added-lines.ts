/**
 * The lines that a diff adds or changes, from 1, in the file as it is afterwards.
 *
 * @param patch the hunks of a unified diff, as the forge gives them for one file
 */
export function addedLines(patch: string): ReadonlySet<number> {
  const added = new Set<number>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    if (hunk) line = Number(hunk[1]);
    else if (text.startsWith('+')) added.add(line++);
    else if (text.startsWith(' ')) line += 1;
  }
  return added;
}
